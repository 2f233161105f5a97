extension Compositional {
  /// The groups of a section, one behind the other, and the items in them.
  ///
  /// The description is resolved once for all groups whose items are not measured. However many they are, they take no memory
  /// each. A group with measured items is resolved for itself. Groups in a row that resolve to the same are a stretch. Here a
  /// group is a row of one item, 44 points by estimate; of a thousand, items 3 and 4 were measured as 60 and 80:
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
  /// A query for the window from 200 to 300 finds the stretches by binary search, those of item 4 and of items 5…999, and the
  /// groups in each by a division: the rows 4, from 192 to 272, and 5, from 272 to 316. Compositional+Run+Queries.swift has that.
  public struct Run: Sendable {
    /// Groups that resolve to the same, one behind the other.
    struct Stretch: Sendable {
      var firstItem: Int
      var groupCount: Int
      /// Where the first group starts.
      var start: Double
      var group: ResolvedGroup
    }

    /// What every group is.
    public let node: Node
    /// The direction in which the groups follow one another.
    public let axis: Axis
    /// What fractions of the group are of.
    public let container: LayoutSize
    /// Between two groups, in points.
    public let spacing: Double
    /// How far a group starts behind the one before it at least, however much they overlap, in points.
    let minimumPitch: Double
    /// Pixels in a point. 0 rounds nothing.
    public let scale: Double
    /// How many items there are.
    public let count: Int
    /// Why not all of them have frames, if so.
    public private(set) var problem: Problem?

    private let uniform: ResolvedGroup
    private(set) var stretches: [Stretch] = []
    private var measurements = Measurements()
    private var overhang = (before: 0.0, after: 0.0)
    /// The greatest lookahead of a group.
    private var lookahead = 0

    /// - Parameters:
    ///   - node: the group.
    ///   - count: how many items there are.
    ///   - axis: along which groups follow one another.
    ///   - container: the room for them.
    ///   - scale: pixels in a point; 0 for no pixels.
    ///   - spacing: between two groups. Less than 0 lets them overlap.
    ///   - minimumPitch: from the start of a group to the next one's at least. With 0, all may lie in one place.
    ///   - customItems: the items of custom groups.
    /// - Complexity: that of one group
    public init(
      _ node: Node, axis: Axis, container: LayoutSize, spacing: Double = 0, minimumPitch: Double = 0,
      scale: Double = 0, count: Int, customItems: CustomItemProvider = { _, _ in [] }
    ) {
      var solutions = Solutions()
      self.init(
        node, axis: axis, container: container, spacing: spacing, minimumPitch: minimumPitch, scale: scale,
        count: count, sharing: &solutions, customItems: customItems)
    }

    /// The same with groups that other runs may have, too.
    ///
    /// - Parameter solutions: groups that are known. The run's are added.
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

    /// How long a group is whose items are not measured, in points.
    public var groupExtent: Double { uniform.extent }

    /// How broad a group is whose items are not measured, in points.
    public var groupBreadth: Double { axis.breadth(of: uniform.piece.size) }

    /// How broad the broadest group is, in points.
    public var breadthOfBroadestGroup: Double {
      stretches.reduce(0) { max($0, axis.breadth(of: $1.group.piece.size)) }
    }

    /// How far items may reach beyond the first group and the last one, in points.
    public var overhangAround: Double { max(overhang.before, overhang.after) }

    /// How many items a group has whose items are not measured.
    public var itemsInGroup: Int { uniform.piece.leaves.count }

    /// The length of all groups together, in points.
    public var extent: Double {
      guard let last = stretches.last else { return 0 }
      return max(0, last.start + pitch(of: last) * Double(last.groupCount - 1) + last.group.extent)
    }

    /// From one group's start to the next one's.
    func pitch(of stretch: Stretch) -> Double { max(minimumPitch, stretch.group.extent + spacing) }

    // MARK: Groups

    /// Cuts the run into stretches, from an item that starts a group on.
    private mutating func stretch(
      from item: Int, sharing old: [Stretch], _ solutions: inout Solutions, _ customItems: CustomItemProvider
    ) {
      let count = uniform.piece.leaves.count
      guard count > 0 else { return }
      var item = item
      var old = old[...]
      while item < self.count {
        // Once a group starts with the same item as before, behind the last new measurement, the old stretches only
        // move.
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
        // A group that would have looked at measured items, or at more than there are, may be another one.
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

    /// Stores measured sizes. Dimensions that are not estimated ignore them. Items that are not listed retain the sizes
    /// that they had. Returns whether any size is new.
    ///
    /// - Complexity: O(*k* log *measured*) for *k* sizes, and O(*measured groups* behind the first of them)
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
      // The stretch of the first one is cut; those behind the last one may stay.
      let behind = (index..<stretches.count).partition { stretches[$0].firstItem > last }
      let rest = Array(stretches[behind...])
      let cut = stretches[index]
      stretches.removeSubrange(index...)
      var solutions = Solutions()
      stretch(from: cut.firstItem, sharing: rest, &solutions, customItems)
      return true
    }

    /// Stores all sizes of a run in which nothing is measured yet.
    ///
    /// Groups are those of an earlier run, if that is described alike, as far as they have the same items at the front and at the back, with the
    /// same sizes. Custom groups are made anew: they may have other items now.
    ///
    /// - Complexity: O(*measured*) for comparing numbers, and O(*groups*) for those that are resolved
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
      // Groups that look at no item from the first change on are the same, and so are those behind the last one.
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

    /// Whether groups of the same items with the same sizes are the same in another run.
    private func isDescribed(as other: Run) -> Bool {
      node == other.node && axis == other.axis && container == other.container && spacing == other.spacing
        && minimumPitch == other.minimumPitch && scale == other.scale && problem == nil
        && !node.hasCustomItems
    }

    /// The size as which an item was measured.
    public func measuredSize(ofItem item: Int) -> LayoutSize? { measurements[item] }

    /// The index of the stretch that has an item.
    func stretchIndex(of item: Int) -> Int {
      max(0, stretches.indices.partition { stretches[$0].firstItem > item } - 1)
    }

    /// The stretches that may have something in a range of the axis, counted from the first group's start.
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
