/// Rests at whole pages: a flick moves one page, without one the nearest page counts. `UIScrollView.isPagingEnabled`, with the page
/// as long as the view.
public struct Paging: Hashable, Sendable {
  /// From one page's start to the next one's, in points. Above 0.
  public let pageExtent: Double

  /// From which velocity on, in points per second, a drag turns the page whatever its length. Apple's value is not
  /// known; 250 is ours.
  public let flickVelocity: Double

  /// Traps where the extent is not above 0 and finite, or the velocity negative.
  public init(pageExtent: Double, flickVelocity: Double = 250) {
    precondition(pageExtent > 0 && pageExtent < .infinity, "Paging.pageExtent must be above 0 and finite")
    precondition(flickVelocity >= 0, "Paging.flickVelocity must not be negative")
    self.pageExtent = pageExtent
    self.flickVelocity = flickVelocity
  }

  /// Where a drag comes to rest that began at `start` and lets go at `offset` with `velocity`, in points per second.
  ///
  /// Pages start at the multiples of the page's extent. `range` is what the content offset may be; its ends are stops
  /// too, so that a last page that is cut short can be reached. The result is at most one stop away from the one the
  /// drag began on.
  public func target(from start: Double, at offset: Double, velocity: Double, in range: ClosedRange<Double>)
    -> Double
  {
    let first = nearestPage(to: start, in: range)
    let page: Int
    if velocity > flickVelocity {
      page = Int((offset / pageExtent).rounded(.down)) + 1
    } else if velocity < -flickVelocity {
      page = Int((offset / pageExtent).rounded(.up)) - 1
    } else {
      page = nearestPage(to: offset, in: range)
    }
    return stop(min(max(page, first - 1), first + 1), in: range)
  }

  private func stop(_ page: Int, in range: ClosedRange<Double>) -> Double {
    min(max(Double(page) * pageExtent, range.lowerBound), range.upperBound)
  }

  private func nearestPage(to offset: Double, in range: ClosedRange<Double>) -> Int {
    let offset = min(max(offset, range.lowerBound), range.upperBound)
    let before = Int((offset / pageExtent).rounded(.down))
    return offset - stop(before, in: range) <= stop(before + 1, in: range) - offset ? before : before + 1
  }
}
