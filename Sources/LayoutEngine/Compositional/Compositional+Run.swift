extension Compositional {
  /// The consecutive groups of a section, with their items.
  ///
  /// The description is resolved once for all groups with unmeasured items. Any number of them needs no
  /// memory per group. A group with measured items is resolved individually. Consecutive groups with the same
  /// result form a stretch. In this example, a group is a row of one item with an estimate of 44 points; of a
  /// thousand items, items 3 and 4 have measured lengths of 60 and 80:
  ///
  /// ```text
  ///   items    groups    from
  ///   0, 1       2         0
  ///   2          1        88    where it ends was decided by a look at item 3
  ///   3          1       132    measured: 60
  ///   4          1       192    measured: 80
  ///   5…999    995       272
  /// ```
  ///
  /// A query for the window from 200 to 300 finds the stretches by binary search: item 4, and items 5…999. A
  /// division finds the groups in each: row 4 from 192 to 272, and row 5 from 272 to 316.
  /// Compositional+Run+Queries.swift contains the code.
  public struct Run: Sendable {
    /// Consecutive groups with the same result.
    struct Stretch: Sendable {
      var firstItem: Int
      var groupCount: Int
      /// The start of the first group.
      var start: Double
      var group: ResolvedGroup
    }

    /// The description of every group.
    public let node: Node
    /// The axis along which the groups are placed.
    public let axis: Axis
    /// The reference size for a group's fractions.
    public let container: LayoutSize
    /// The spacing between groups, in points.
    public let spacing: Double
    /// The minimum distance from one group's start to the next one's, regardless of overlaps, in points.
    let minimumPitch: Double
    /// The number of pixels per point, or 0 for no rounding.
    public let scale: Double
    /// The number of items.
    public let count: Int
    /// The reason some items have no frames, or nil.
    public private(set) var problem: Problem?

    private let uniform: ResolvedGroup
    private(set) var stretches: [Stretch] = []
    private var measurements = Measurements()
    private var overhang = (before: 0.0, after: 0.0)
    /// The maximum lookahead of a group.
    private var lookahead = 0

    /// Creates a run.
    ///
    /// - Parameters:
    ///   - node: The group.
    ///   - count: The number of items.
    ///   - axis: The axis along which the groups are placed.
    ///   - container: The space for the groups.
    ///   - scale: The number of pixels per point, or 0 for no rounding.
    ///   - spacing: The spacing between groups. Groups overlap if it's less than 0.
    ///   - minimumPitch: The minimum distance from one group's start to the next one's. With 0, all groups
    ///     may be in the same place.
    ///   - customItems: The items of custom groups.
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

    /// Creates a run that shares groups with other runs.
    ///
    /// - Parameter solutions: The known groups, to which the run adds its own.
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

    /// The length of a group with unmeasured items, in points.
    public var groupExtent: Double { uniform.extent }

    /// The breadth of a group with unmeasured items, in points.
    public var groupBreadth: Double { axis.breadth(of: uniform.piece.size) }

    /// The breadth of the broadest group, in points.
    public var breadthOfBroadestGroup: Double {
      stretches.reduce(0) { max($0, axis.breadth(of: $1.group.piece.size)) }
    }

    /// The maximum distance by which items extend beyond the first or last group, in points.
    public var overhangAround: Double { max(overhang.before, overhang.after) }

    /// The number of items in a group with unmeasured items.
    public var itemsInGroup: Int { uniform.piece.leaves.count }

    /// The total length of all groups, in points.
    public var extent: Double {
      guard let last = stretches.last else { return 0 }
      return max(0, last.start + pitch(of: last) * Double(last.groupCount - 1) + last.group.extent)
    }

    /// Returns the distance from one group's start to the next one's.
    func pitch(of stretch: Stretch) -> Double { max(minimumPitch, stretch.group.extent + spacing) }

    // MARK: Groups

    /// Divides the run into stretches, from the first item of a group on.
    private mutating func stretch(
      from item: Int, sharing old: [Stretch], _ solutions: inout Solutions, _ customItems: CustomItemProvider
    ) {
      let count = uniform.piece.leaves.count
      guard count > 0 else { return }
      var item = item
      var old = old[...]
      while item < self.count {
        // When a group after the last new measurement starts with the same item as an old stretch, the old
        // stretches only move.
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
        // A group that would have examined measured or nonexistent items may differ.
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

    /// Stores measured sizes.
    ///
    /// Dimensions without an estimate ignore them. Other items keep their sizes.
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
      // The first item's stretch is cut. Stretches after the last item may stay.
      let behind = (index..<stretches.count).partition { stretches[$0].firstItem > last }
      let rest = Array(stretches[behind...])
      let cut = stretches[index]
      stretches.removeSubrange(index...)
      var solutions = Solutions()
      stretch(from: cut.firstItem, sharing: rest, &solutions, customItems)
      return true
    }

    /// Stores all sizes of a run without measurements.
    ///
    /// If an earlier run has the same description, its groups are reused as long as their items and sizes at
    /// the front and back are the same. Custom groups are always resolved, because they may have other items.
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
      // Groups that examine no items from the first change on stay the same. So do the groups after the last
      // change.
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

    /// Returns `true` if the same items with the same sizes form the same groups in another run.
    private func isDescribed(as other: Run) -> Bool {
      node == other.node && axis == other.axis && container == other.container && spacing == other.spacing
        && minimumPitch == other.minimumPitch && scale == other.scale && problem == nil
        && !node.hasCustomItems
    }

    /// Returns the measured size of an item.
    public func measuredSize(ofItem item: Int) -> LayoutSize? { measurements[item] }

    func stretchIndex(of item: Int) -> Int {
      max(0, stretches.indices.partition { stretches[$0].firstItem > item } - 1)
    }

    /// Returns the stretches that may have contents in a range of the axis, relative to the first group's
    /// start.
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
