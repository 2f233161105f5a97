extension Compositional {
  /// The scroll range and resting positions of groups that scroll independently.
  ///
  /// Distances are in points, from the unscrolled position.
  public struct Strip: Sendable {
    /// The groups' resting positions.
    public enum Behavior: Hashable, Sendable {
      /// Any position.
      case continuous
      /// The start of a group, or the end.
      case leadingBoundary
      /// Pages as long as the strip. A flick moves at most one page.
      case paging
      /// The start of a group, or the end. A flick moves at most one group.
      case groupPaging
      /// A group in the middle. A flick moves at most one group.
      case groupPagingCentered
    }

    /// The groups' resting positions.
    public let behavior: Behavior
    /// The visible length.
    public let extent: Double
    /// The range of resting distances. For centered groups, it begins below 0.
    public let range: ClosedRange<Double>
    private let run: Run

    /// Creates a strip of a run's groups.
    public init(_ run: Run, extent: Double, behavior: Behavior) {
      self.run = run
      self.extent = extent > 0 && extent.isFinite ? extent : 0
      self.behavior = behavior
      if behavior == .groupPagingCentered, let first = run.groupSpan(ofItem: 0),
        let last = run.groupSpan(ofItem: run.count - 1)
      {
        let low = Self.middle(of: first, extent).roundedUp(toScale: run.scale)
        range = low...max(low, Self.middle(of: last, extent).roundedUp(toScale: run.scale))
      } else {
        range = 0...max(0, run.extent - self.extent)
      }
    }

    /// Returns the distance at which a drag comes to rest.
    ///
    /// `proposed` is the distance without snapping. The velocity is in points per second.
    ///
    /// - Complexity: O(log *measured groups*)
    public func rest(
      from start: Double, at distance: Double, proposed: Double, velocity: Double
    ) -> Double {
      switch behavior {
      case .continuous: return clamped(proposed)
      case .leadingBoundary: return stop(nearestTo: clamped(proposed))
      case .paging:
        guard extent > 0 else { return clamped(proposed) }
        return Paging(pageExtent: extent).target(from: start, at: distance, velocity: velocity, in: range)
      case .groupPaging, .groupPagingCentered:
        return flick(from: start, at: distance, velocity: velocity)
      }
    }

    /// Returns the resting distance that corresponds to a distance in another strip with the same items.
    package func rest(after other: Strip, at distance: Double) -> Double {
      guard let old = other.group(near: distance), let new = run.groupSpan(ofItem: old.items.lowerBound)
      else {
        return clamped(distance)
      }
      if distance > other.range.lowerBound, distance >= other.range.upperBound { return range.upperBound }
      let pitch = other.pitch(of: old)
      let part = pitch > 0 ? (distance - other.position(of: old)) / pitch : 0
      let same = position(of: new) + part * self.pitch(of: new)
      return rest(from: same, at: same, proposed: same, velocity: 0)
    }

    private func position(of span: Run.GroupSpan) -> Double {
      behavior == .groupPagingCentered ? Self.middle(of: span, extent) : span.start
    }

    private func pitch(of span: Run.GroupSpan) -> Double {
      after(span).map { position(of: $0) - position(of: span) } ?? span.extent
    }

    /// Moves at most one group, like a page in ``Paging``.
    private func flick(from start: Double, at distance: Double, velocity: Double) -> Double {
      let (first, distance) = (stop(nearestTo: clamped(start)), clamped(distance))
      let threshold = Paging(pageExtent: 1).flickVelocity
      let target =
        velocity > threshold
        ? stop(after: distance)
        : velocity < -threshold ? stop(before: distance) : stop(nearestTo: distance)
      return min(max(target, stop(before: first)), stop(after: first))
    }

    private func clamped(_ distance: Double) -> Double {
      min(max(distance, range.lowerBound), range.upperBound)
    }

    private static func middle(of span: Run.GroupSpan, _ extent: Double) -> Double {
      span.start - (extent - span.extent) / 2
    }

    private func restingDistance(of span: Run.GroupSpan) -> Double {
      clamped(position(of: span).roundedUp(toScale: run.scale))
    }

    private func group(near distance: Double) -> Run.GroupSpan? {
      run.groupSpan(at: behavior == .groupPagingCentered ? distance + extent / 2 : distance)
    }

    private func before(_ span: Run.GroupSpan) -> Run.GroupSpan? {
      run.groupSpan(ofItem: span.items.lowerBound - 1)
    }

    private func after(_ span: Run.GroupSpan) -> Run.GroupSpan? {
      run.groupSpan(ofItem: span.items.upperBound)
    }

    /// Several groups may share the last resting distance.
    private func stop(after distance: Double) -> Double {
      guard var span = group(near: distance) else { return range.upperBound }
      while let last = before(span), restingDistance(of: last) > distance { span = last }
      while restingDistance(of: span) <= distance {
        guard let next = after(span) else { return range.upperBound }
        span = next
      }
      return restingDistance(of: span)
    }

    private func stop(before distance: Double) -> Double {
      guard var span = group(near: distance) else { return range.lowerBound }
      while let next = after(span), restingDistance(of: next) < distance { span = next }
      while restingDistance(of: span) >= distance {
        guard let last = before(span) else { return range.lowerBound }
        span = last
      }
      return restingDistance(of: span)
    }

    private func stop(nearestTo distance: Double) -> Double {
      let next = stop(after: distance)
      // If the distance is itself a stop, it's the stop before `next`.
      let last = next > distance ? stop(before: next) : range.upperBound
      return distance - last <= next - distance ? last : next
    }
  }
}
