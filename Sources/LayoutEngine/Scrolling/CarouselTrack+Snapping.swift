extension CarouselTrack {
  /// Returns the resting offset of a scroll that would end at `proposed`, with an item in the middle.
  ///
  /// A slow scroll rests on one of the currently visible items, a fast scroll on one of the items visible at
  /// the proposed offset. Of these, the item nearest to the proposed center is chosen; of equally near ones,
  /// the first. The method returns the proposal unchanged at both ends, so that the content can bounce. It
  /// does the same if the proposal already centers an item, or if there is no item to rest on.
  ///
  /// - Parameters:
  ///   - proposed: The content offset at which the scroll would end.
  ///   - current: The current content offset.
  ///   - velocity: The velocity, in the same unit as `threshold`. `UIScrollView` reports points per
  ///     millisecond.
  ///   - threshold: The velocity, in either direction, up to which a scroll is slow.
  public func nearestTarget(proposed: Double, current: Double, velocity: Double, threshold: Double) -> Double
  {
    guard proposed > 0, proposed < lastOffset, let nearest = nearestIndex(toOffset: proposed) else {
      return proposed
    }
    guard (offset(centering: nearest) - proposed).magnitude > 0.001 else { return proposed }
    let seen = velocity.magnitude <= threshold ? current : proposed
    let candidates = indices(from: seen, to: seen + viewportExtent)
    guard !candidates.isEmpty else { return proposed }
    return offset(centering: min(max(nearest, candidates.lowerBound), candidates.upperBound - 1))
  }

  /// Returns the resting offset of a drag that moves one item at a time, or `nil` without items.
  ///
  /// A drag of at least `minimumDrag` points moves to the next item in its direction. A shorter drag returns.
  /// At the ends there is no next item.
  ///
  /// - Parameters:
  ///   - resting: The content offset at which the drag began.
  ///   - current: The content offset at which the drag ended.
  ///   - minimumDrag: The minimum distance of a drag that moves on, in points.
  public func pageTarget(resting: Double, current: Double, minimumDrag: Double) -> Double? {
    guard let index = nearestIndex(toOffset: resting) else { return nil }
    let drag = current - resting
    guard drag != 0, drag.magnitude >= minimumDrag else { return offset(centering: index) }
    return offset(centering: min(max(index + (drag > 0 ? 1 : -1), 0), count - 1))
  }
}
