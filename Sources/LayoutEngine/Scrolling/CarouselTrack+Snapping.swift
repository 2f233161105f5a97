extension CarouselTrack {
  /// Where a scroll comes to rest that would end at `proposed`: with an item in the middle.
  ///
  /// A slow scroll rests on one of the items visible now, a fast one on one of those visible where it would end. Of these,
  /// it is the one nearest to the proposed centre; of equally near ones the first. The proposal is returned unchanged at
  /// both ends, so that the content can bounce, and where it centres an item already or there is no item to rest on.
  ///
  /// - Parameters:
  ///   - proposed: the content offset at which the scroll would end.
  ///   - current: the content offset now.
  ///   - velocity: with `threshold`, in any unit; `UIScrollView` gives points per millisecond.
  ///   - threshold: up to which velocity, in either direction, a scroll is slow.
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

  /// Where a drag comes to rest that moves one item at a time: a drag of at least `minimumDrag` points moves to the
  /// next item in its direction, a shorter one returns. At the ends there is no next item. Nil without items.
  ///
  /// - Parameters:
  ///   - resting: the content offset at which the drag began.
  ///   - current: the content offset at which it let go.
  ///   - minimumDrag: how far the drag must go to move on, in points.
  public func pageTarget(resting: Double, current: Double, minimumDrag: Double) -> Double? {
    guard let index = nearestIndex(toOffset: resting) else { return nil }
    let drag = current - resting
    guard drag != 0, drag.magnitude >= minimumDrag else { return offset(centering: index) }
    return offset(centering: min(max(index + (drag > 0 ? 1 : -1), 0), count - 1))
  }
}
