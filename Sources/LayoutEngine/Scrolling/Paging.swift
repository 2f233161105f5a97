/// Scrolling that rests at the nearest page, as with `UIScrollView.isPagingEnabled`. A flick moves one page.
public struct Paging: Hashable, Sendable {
  /// The distance between page starts, in points. Above 0.
  public let pageExtent: Double

  /// The velocity, in points per second, from which any drag turns the page. The default value is 250,
  /// because Apple's value is unknown.
  public let flickVelocity: Double

  /// Creates paging. Traps if the extent isn't above 0 and finite, or the velocity is negative.
  public init(pageExtent: Double, flickVelocity: Double = 250) {
    precondition(pageExtent > 0 && pageExtent < .infinity, "Paging.pageExtent must be above 0 and finite")
    precondition(flickVelocity >= 0, "Paging.flickVelocity must not be negative")
    self.pageExtent = pageExtent
    self.flickVelocity = flickVelocity
  }

  /// Returns the resting offset of a drag that ended with `velocity`, in points per second.
  ///
  /// Stops are the multiples of the page's extent and the ends of `range`. The result is at most one stop
  /// away from the start.
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
