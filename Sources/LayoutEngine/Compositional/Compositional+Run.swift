extension Compositional {
  /// A section's consecutive groups.
  ///
  /// The description is resolved once for all groups with unmeasured items. Groups with measured items are
  /// resolved individually. Consecutive groups with the same result form a stretch. In this example, each
  /// group has one item, estimated at 44 points. Items 3 and 4 measure 60 and 80 points:
  ///
  /// ```text
  ///   items    groups    start
  ///   0, 1       2         0
  ///   2          1        88    its end depends on item 3
  ///   3          1       132    measured: 60
  ///   4          1       192    measured: 80
  ///   5…999    995       272
  /// ```
  ///
  /// Queries find stretches by binary search and groups by division: see Compositional+Run+Queries.swift.
  public struct Run: Sendable {
    struct Stretch: Sendable {
      var firstItem: Int
      var groupCount: Int
      var start: Double
      var group: ResolvedGroup
    }

    /// Every group's description.
    public let node: Node
    /// The groups' axis.
    public let axis: Axis
    /// The reference size for fractions.
    public let container: LayoutSize
    /// The group spacing, in points.
    public let spacing: Double
    /// The minimum distance between groups' starts, in points.
    let minimumPitch: Double
    /// Pixels per point, or 0 for no rounding.
    public let scale: Double
    /// The number of items.
    public let count: Int
    /// The reason for missing items, or nil.
    public private(set) var problem: Problem?

    private let uniform: ResolvedGroup
    private(set) var stretches: [Stretch] = []
    private var measurements = Measurements()
    private var overhang = (before: 0.0, after: 0.0)
    /// A group's maximum lookahead.
    private var lookahead = 0

    /// Creates a run.
    ///
    /// A scale of 0 prevents rounding. A negative spacing makes groups overlap. With a minimum pitch of 0,
    /// all groups may be in the same place.
    ///
    /// - Complexity: The cost of one group.
    public init(
      _ node: Node, axis: Axis, container: LayoutSize, spacing: Double = 0, minimumPitch: Double = 0,
      scale: Double = 0, count: Int, customItems: CustomItemProvider = { _, _ in [] }
    ) {
      var solutions = Solutions()
      self.init(
        node, axis: axis, container: container, spacing: spacing, minimumPitch: minimumPitch, scale: scale,
        count: count, sharing: &solutions, customItems: customItems)
    }

    /// Creates a run that shares resolved groups with other runs through `solutions`.
    package init(
      _ node: Node, axis: Axis, container: LayoutSize, spacing: Double = 0, minimumPitch: Double = 0,
      scale: Double = 0, count: Int, sharing solutions: inout Solutions,
      customItems: CustomItemProvider = { _, _ in [] }
    ) {
      self.node = node
      self.axis = axis
      self.container = container
      self.spacing = spacing.tamed
      self.minimumPitch = max(0, minimumPitch.tamed)
      self.scale = scale > 0 && scale.isFinite ? scale : 0
      self.count = max(0, count)
      let answer = solutions.answer(
        node, along: axis, in: container, scale: self.scale, itemsLeft: .max, customItems)
      (uniform, problem) = (answer.group, answer.problem)
      stretch(from: 0, sharing: [], &solutions, customItems)
    }

    /// An unmeasured group's length, in points.
    public var groupExtent: Double { uniform.extent }

    /// An unmeasured group's breadth, in points.
    public var groupBreadth: Double { axis.breadth(of: uniform.piece.size) }

    /// The broadest group's breadth, in points.
    public var breadthOfBroadestGroup: Double {
      stretches.reduce(0) { max($0, axis.breadth(of: $1.group.piece.size)) }
    }

    /// The maximum overhang of items at either end of their group, in points.
    public var overhangAround: Double { max(overhang.before, overhang.after) }

    /// An unmeasured group's number of items.
    public var itemsInGroup: Int { uniform.piece.leaves.count }

    /// The total length, in points.
    public var extent: Double {
      guard let last = stretches.last else { return 0 }
      return max(0, last.start + pitch(of: last) * Double(last.groupCount - 1) + last.group.extent)
    }

    func pitch(of stretch: Stretch) -> Double { max(minimumPitch, stretch.group.extent + spacing) }

    // MARK: Groups

    /// Divides the run into stretches, from a group's first item on.
    private mutating func stretch(
      from item: Int, sharing old: [Stretch], _ solutions: inout Solutions, _ customItems: CustomItemProvider
    ) {
      let count = uniform.piece.leaves.count
      guard count > 0 else { return }
      var item = item
      var old = old[...]
      while item < self.count {
        // Old stretches that start at the same item only move.
        while let next = old.first, next.firstItem < item { old.removeFirst() }
        let start = stretches.last.map { $0.start + pitch(of: $0) * Double($0.groupCount) } ?? 0
        if let next = old.first, next.firstItem == item {
          for var stretch in old {
            stretch.start += start - next.start
            append(stretch)
          }
          return
        }
        let measured = measurements.first(from: item).map { min($0, self.count) } ?? self.count
        // Groups that would have examined measured or missing items may differ.
        let groups = max(0, measured - item - uniform.lookahead) / count
        if groups > 0 {
          append(Stretch(firstItem: item, groupCount: groups, start: start, group: uniform))
          item += groups * count
        } else {
          let group = group(from: item, &solutions, customItems)
          append(Stretch(firstItem: item, groupCount: 1, start: start, group: group))
          item += max(1, group.piece.leaves.count)
        }
      }
    }

    private func group(
      from item: Int, _ solutions: inout Solutions, _ customItems: CustomItemProvider
    ) -> ResolvedGroup {
      guard !measurements.items.isEmpty else {
        return solutions.answer(
          node, along: axis, in: container, scale: scale, itemsLeft: count - item, customItems
        ).group
      }
      var resolver = Resolver(scale: scale, itemCount: count, measurements: measurements, next: item)
      return resolver.resolvedGroup(of: node, along: axis, in: container, customItems)
    }

    private mutating func append(_ stretch: Stretch) {
      stretches.append(stretch)
      overhang.before = max(overhang.before, stretch.group.overhang.before)
      overhang.after = max(overhang.after, stretch.group.overhang.after)
      lookahead = max(lookahead, stretch.group.lookahead)
    }

    /// Stores measured sizes of estimated dimensions.
    ///
    /// - Returns: `true` if any size is new.
    /// - Complexity: O(*k* log *measured*) for *k* sizes, and O(*measured groups* after the first of them)
    @discardableResult
    public mutating func measure(
      _ sizes: [(item: Int, size: LayoutSize)], customItems: CustomItemProvider = { _, _ in [] }
    ) -> Bool {
      var (first, last) = (Int.max, -1)
      for (item, size) in sizes where item >= 0 && item < count {
        guard measurements.store(size, of: item) else { continue }
        first = min(first, item)
        last = max(last, item)
      }
      guard last >= 0 else { return false }
      let index = stretchIndex(of: max(0, first - lookahead))
      guard index < stretches.count else { return true }
      // The first item's stretch is cut.
      let behind = (index..<stretches.count).partition { stretches[$0].firstItem > last }
      let rest = Array(stretches[behind...])
      let cut = stretches[index]
      stretches.removeSubrange(index...)
      var solutions = Solutions()
      stretch(from: cut.firstItem, sharing: rest, &solutions, customItems)
      return true
    }

    /// Stores all measured sizes. The run must not have any measured sizes yet.
    ///
    /// Reuses the groups of an earlier run at the front and back, as far as their items have the same sizes.
    /// Custom groups are always resolved again.
    ///
    /// - Complexity: O(*measured*) for comparing numbers, and O(*groups*) for resolved groups.
    package mutating func measure(
      _ all: Measurements, after earlier: Run?, customItems: CustomItemProvider = { _, _ in [] }
    ) {
      measurements = all.before(count)
      guard !measurements.items.isEmpty else { return }
      stretches.removeAll()
      var solutions = Solutions()
      guard let earlier, earlier.isDescribed(as: self) else {
        return stretch(from: 0, sharing: [], &solutions, customItems)
      }
      let (old, new, distance) = (earlier.measurements.items, measurements.items, count - earlier.count)
      let common = earlier.measurements.common(with: measurements, movedBy: distance)
      // Groups that examine only unchanged items stay the same.
      let firstChange = min(
        common.front < old.count ? old[common.front] : earlier.count,
        common.front < new.count ? new[common.front] : count)
      let lastChange = max(
        common.back < old.count ? old[old.count - 1 - common.back] : -1,
        common.back < new.count ? new[new.count - 1 - common.back] - distance : -1)
      let index = earlier.stretchIndex(of: max(0, firstChange - max(lookahead, earlier.lookahead)))
      let behind = (index..<earlier.stretches.count).partition {
        earlier.stretches[$0].firstItem > lastChange
      }
      let rest = earlier.stretches[behind...].map { stretch in
        var moved = stretch
        moved.firstItem += distance
        return moved
      }
      for stretch in earlier.stretches[..<index] { append(stretch) }
      let item = index < earlier.stretches.count ? earlier.stretches[index].firstItem : 0
      stretch(from: item, sharing: rest, &solutions, customItems)
    }

    private func isDescribed(as other: Run) -> Bool {
      node == other.node && axis == other.axis && container == other.container && spacing == other.spacing
        && minimumPitch == other.minimumPitch && scale == other.scale && problem == nil
        && !node.hasCustomItems
    }

    /// Returns an item's measured size, or nil.
    public func measuredSize(ofItem item: Int) -> LayoutSize? { measurements[item] }

    func stretchIndex(of item: Int) -> Int {
      max(0, stretches.indices.partition { stretches[$0].firstItem > item } - 1)
    }

    func stretches(from low: Double, to high: Double) -> Range<Int> {
      guard stretches.count > 1 else { return stretches.indices }
      let first = stretches.indices.partition { index in
        let end = index + 1 < stretches.count ? stretches[index + 1].start : .infinity
        return max(end, stretches[index].start) + overhang.after - min(0, spacing) > low
      }
      return first..<(first..<stretches.count).partition { stretches[$0].start - overhang.before >= high }
    }
  }
}

extension Compositional.Run {
  /// A group's range relative to the first group's start, without edge spacing.
  public struct GroupSpan: Hashable, Sendable {
    /// The items, including missing ones in the last group.
    public let items: Range<Int>
    /// The group's start.
    public let start: Double
    /// The group's length.
    public let extent: Double
  }

  /// Returns the range of an item's group, or nil.
  ///
  /// - Complexity: O(log *measured groups*)
  public func groupSpan(ofItem item: Int) -> GroupSpan? {
    guard item >= 0, item < count, !stretches.isEmpty else { return nil }
    let stretch = stretches[stretchIndex(of: item)]
    let size = stretch.group.piece.leaves.count
    guard size > 0, item - stretch.firstItem < size * stretch.groupCount else { return nil }
    return groupSpan((item - stretch.firstItem) / size, of: stretch)
  }

  /// Returns the last group that starts at or before a position, or the first group if none does. Returns nil
  /// if there are no groups.
  ///
  /// - Complexity: O(log *measured groups*)
  public func groupSpan(at along: Double) -> GroupSpan? {
    guard !stretches.isEmpty else { return nil }
    let index = max(0, stretches.indices.partition { stretches[$0].start > along } - 1)
    let stretch = stretches[index]
    let pitch = pitch(of: stretch)
    let number = pitch > 0 ? ((along - stretch.start) / pitch).rounded(.down) : 0
    return groupSpan(Int(max(0, min(number, Double(stretch.groupCount - 1)))), of: stretch)
  }

  private func groupSpan(_ number: Int, of stretch: Stretch) -> GroupSpan {
    let size = stretch.group.piece.leaves.count
    let first = stretch.firstItem + number * size
    return GroupSpan(
      items: first..<(first + max(1, size)),
      start: stretch.start + Double(number) * pitch(of: stretch) + axis.along(stretch.group.origin),
      extent: axis.extent(of: stretch.group.piece.size))
  }
}
