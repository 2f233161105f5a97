extension Compositional {
  /// A section whose groups scroll by themselves: how far they go, and where they come to rest.
  ///
  /// Distances are in points, from where the groups lie unscrolled.
  public struct Strip: Sendable {
    /// Where the groups rest.
    public enum Behavior: Hashable, Sendable {
      /// Anywhere.
      case continuous
      /// Where a group begins, or at the end.
      case leadingBoundary
      /// At pages as long as the strip, one for each flick.
      case paging
      /// Where a group begins, or at the end, one for each flick.
      case groupPaging
      /// With a group in the middle, one for each flick.
      case groupPagingCentered
    }

    /// Where the groups rest.
    public let behavior: Behavior
    /// The length that is seen.
    public let extent: Double
    /// The distances at which the groups may rest. Centred ones begin below 0: the first group is in the middle then.
    public let range: ClosedRange<Double>
    private let run: Run

    /// A strip of a length that shows a run's groups.
    public init(_ run: Run, extent: Double, behavior: Behavior) {
      self.run = run
      self.extent = extent > 0 && extent.isFinite ? extent : 0
      self.behavior = behavior
      if behavior == .groupPagingCentered, let first = run.groupSpan(ofItem: 0),
        let last = run.groupSpan(ofItem: run.count - 1)
      {
        let low = Self.middle(of: first, extent)
        range = low...max(low, Self.middle(of: last, extent))
      } else {
        range = 0...max(0, run.extent - self.extent)
      }
    }

    /// Where a drag ends.
    ///
    /// - Parameters:
    ///   - start: the distance at which it began.
    ///   - distance: the one at which it lets go.
    ///   - proposed: the one at which it would end by itself.
    ///   - velocity: in points per second.
    /// - Complexity: O(log *measured groups*)
    public func rest(
      from start: Double, at distance: Double, proposed: Double, velocity: Double
    ) -> Double {
      switch behavior {
      case .continuous: return clamped(proposed)
      case .leadingBoundary: return nearestStop(to: clamped(proposed)).place
      case .paging:
        guard extent > 0 else { return clamped(proposed) }
        return Paging(pageExtent: extent).target(from: start, at: distance, velocity: velocity, in: range)
      case .groupPaging, .groupPagingCentered:
        return flick(from: start, at: distance, velocity: velocity)
      }
    }

    /// At most one group from the one at which the drag began, as a page of ``Paging`` is.
    private func flick(from start: Double, at distance: Double, velocity: Double) -> Double {
      let first = nearestStop(to: clamped(start))
      let limits = neighbours(of: first)
      let nearest = nearestStop(to: clamped(distance))
      let threshold = Paging(pageExtent: 1).flickVelocity
      var target = nearest.place
      if velocity > threshold {
        target = nearest.place > distance ? nearest.place : neighbours(of: nearest).after
      } else if velocity < -threshold {
        target = nearest.place < distance ? nearest.place : neighbours(of: nearest).before
      }
      return min(max(target, limits.before), limits.after)
    }

    private func clamped(_ distance: Double) -> Double {
      min(max(distance, range.lowerBound), range.upperBound)
    }

    private static func middle(of span: Run.GroupSpan, _ extent: Double) -> Double {
      span.start - (extent - span.extent) / 2
    }

    private func place(of span: Run.GroupSpan) -> Double {
      let place = behavior == .groupPagingCentered ? Self.middle(of: span, extent) : span.start
      return clamped(place.roundedUp(toScale: run.scale))
    }

    /// A place to rest, and the group that rests there.
    private struct Stop {
      var span: Run.GroupSpan?
      var place: Double
    }

    private func nearestStop(to distance: Double) -> Stop {
      let point = behavior == .groupPagingCentered ? distance + extent / 2 : distance
      guard let span = run.groupSpan(at: point) else { return Stop(place: clamped(distance)) }
      var best = Stop(span: span, place: place(of: span))
      // The end is a place to rest, whether a group begins there or not.
      for other in [
        run.groupSpan(ofItem: span.items.lowerBound - 1), run.groupSpan(ofItem: span.items.upperBound),
      ] {
        guard let other else { continue }
        let place = place(of: other)
        if abs(place - distance) < abs(best.place - distance) { best = Stop(span: other, place: place) }
      }
      if abs(range.upperBound - distance) < abs(best.place - distance) {
        best = Stop(span: best.span, place: range.upperBound)
      }
      return best
    }

    /// The places to rest before and after another. Groups at the end may share one.
    private func neighbours(of stop: Stop) -> (before: Double, after: Double) {
      var (before, after) = (stop.place, stop.place)
      var span = stop.span
      while let current = span, before >= stop.place {
        before = min(before, place(of: current))
        span = run.groupSpan(ofItem: current.items.lowerBound - 1)
      }
      span = stop.span
      while let current = span, after <= stop.place {
        after = max(after, place(of: current))
        span = run.groupSpan(ofItem: current.items.upperBound)
      }
      return (before, after > stop.place ? after : range.upperBound)
    }
  }
}
