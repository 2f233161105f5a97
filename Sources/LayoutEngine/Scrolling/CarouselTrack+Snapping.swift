extension CarouselTrack {
  /// Returns the resting offset of a scroll that would end at `proposed`, with an item in the middle.
  ///
  /// A slow scroll rests on a currently visible item. A fast scroll rests on an item that is visible at the
  /// proposed offset. At both ends, the proposal is unchanged, so that the content can bounce.
  ///
  /// `threshold` is the speed up to which a scroll is slow, in the unit of `velocity`.
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

  /// Returns the resting offset of a drag that moves one item at a time, or `nil` if there are no items.
  ///
  /// A drag from `resting` to `current` moves to the next item if it's at least `minimumDrag` points long. A
  /// shorter drag returns.
  public func pageTarget(resting: Double, current: Double, minimumDrag: Double) -> Double? {
    guard let index = nearestIndex(toOffset: resting) else { return nil }
    let drag = current - resting
    guard drag != 0, drag.magnitude >= minimumDrag else { return offset(centering: index) }
    return offset(centering: min(max(index + (drag > 0 ? 1 : -1), 0), count - 1))
  }
}
