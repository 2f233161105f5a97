import TestSupport
import Testing

@testable import LayoutEngine

/// Compares random descriptions with a separate resolution of every group and item.
@Suite struct CompositionalRunPropertyTests {
  typealias Node = Compositional.Node

  @Test(arguments: seedBlocks(10_000))
  func `runs have the same frames as groups resolved one by one`(block: Range<UInt64>) {
    var solutions = Compositional.Solutions()
    block.forEachSeed { seed in
      var dice = SeededGenerator(seed: seed)
      var description = RandomDescription(&dice)
      let node = description.node(depth: dice.int(0...3), isOutermost: true, &dice)
      let axis: Axis = dice.chance(0.6) ? .vertical : .horizontal
      let container = LayoutSize(width: Double(dice.int(2...40)) * 20, height: Double(dice.int(2...40)) * 20)
      let count = dice.int(0...40)
      let spacing = dice.chance(0.5) ? 0 : Double(dice.int(0...40)) / 4
      let scale = Double(dice.int(0...3))
      let customItems = description.customItems
      // Another run resolves the same groups first.
      if dice.chance(0.5) {
        _ = Compositional.Run(
          node, axis: axis, container: container, spacing: spacing, scale: scale,
          count: count + dice.int(0...3), sharing: &solutions, customItems: { _, _ in customItems })
      }
      var run = Compositional.Run(
        node, axis: axis, container: container, spacing: spacing, scale: scale, count: count,
        sharing: &solutions, customItems: { _, _ in customItems })
      var measured: [Int: LayoutSize] = [:]
      for _ in 0..<dice.int(1...3) {
        run._checkInvariants()
        let reference = Expected(
          node, axis: axis, container: container, spacing: spacing,
          groups: ReferenceGroups(scale: scale, count: count, measured: measured, customItems: customItems))
        expect(run, is: reference, &dice)
        guard count > 0 else { break }
        let sizes = (0..<dice.int(1...6)).map { _ in
          (
            item: dice.int(0...count - 1),
            size: LayoutSize(width: Double(dice.int(1...600)) / 4, height: Double(dice.int(1...600)) / 4)
          )
        }
        for (item, size) in sizes { measured[item] = size }
        run.measure(sizes, customItems: { _, _ in customItems })
      }
      // Some items are inserted or removed, and some sizes change. Most groups come from the previous run.
      let (gap, gone) = (dice.int(0...count), dice.int(0...2))
      let change = dice.int(0...3) - gone
      let newCount = max(0, count + change)
      var moved: [Int: LayoutSize] = [:]
      for (item, size) in measured {
        if item < gap { moved[item] = size } else if item >= gap + gone { moved[item + change] = size }
      }
      for item in moved.keys.sorted() where dice.chance(0.1) { moved[item]?.height += 1 }
      moved = moved.filter { $0.key < newCount }
      var measurements = Compositional.Measurements()
      for (item, size) in moved { measurements.store(size, of: item) }
      var next = Compositional.Run(
        node, axis: axis, container: container, spacing: spacing, scale: scale, count: newCount,
        sharing: &solutions, customItems: { _, _ in customItems })
      next.measure(measurements, after: run, customItems: { _, _ in customItems })
      next._checkInvariants()
      let reference = Expected(
        node, axis: axis, container: container, spacing: spacing,
        groups: ReferenceGroups(scale: scale, count: newCount, measured: moved, customItems: customItems))
      expect(next, is: reference, &dice)
    }
  }

  @Test func `items rounded to zero width are not found at the edge`() {
    func item(_ width: Double) -> Node { Node(size: .init(.absolute(width), .fractionalHeight(1))) }
    let row = Node(
      size: .init(.absolute(100), .absolute(50)),
      content: .group(.init(.horizontal, .repeating([item(99.7), item(0.2)]))))
    let run = Compositional.Run(
      row, axis: .vertical, container: LayoutSize(width: 100, height: 500), scale: 1, count: 6)
    #expect(run.frame(ofItem: 3, from: .zero) == LayoutRect(x: 100, y: 50, width: 0, height: 50))
    var found: [Int] = []
    run.forEachItem(in: LayoutRect(x: 0, y: -10, width: 100, height: 500), from: .zero) { item, _ in
      found.append(item)
    }
    #expect(found == [0, 2, 4])
  }

  @Test func `groups around an inserted item are reused from the previous run`() {
    let node = Node(
      size: .init(.fractionalWidth(1), .estimated(44)),
      content: .group(.init(.vertical, .repeating([Node(size: .init(.fractionalWidth(1), .estimated(44)))]))))
    func run(_ count: Int) -> Compositional.Run {
      Compositional.Run(node, axis: .vertical, container: LayoutSize(width: 100, height: 500), count: count)
    }
    func size(_ item: Int) -> LayoutSize { LayoutSize(width: 100, height: Double(50 + item % 3)) }
    /// Returns the address of the group's items.
    func memory(_ run: Compositional.Run, _ item: Int) -> UnsafeRawPointer? {
      let group = run.stretches[run.stretchIndex(of: item)].group
      return group.piece.leaves.withUnsafeBufferPointer { UnsafeRawPointer($0.baseAddress) }
    }
    var before = run(100)
    before.measure((0..<100).map { (item: $0, size: size($0)) })
    var measurements = Compositional.Measurements()
    for item in 0...100 where item != 40 { measurements.store(size(item > 40 ? item - 1 : item), of: item) }
    var after = run(101)
    after.measure(measurements, after: before)
    after._checkInvariants()
    let shared = (0..<100).filter { memory(after, $0 < 40 ? $0 : $0 + 1) == memory(before, $0) }
    // The group before the gap may depend on it.
    #expect(shared.count >= 98)
    #expect(after.frame(ofItem: 100, from: .zero).minY == before.frame(ofItem: 99, from: .zero).minY + 44)
  }

  /// Uses one expectation for all items because expectations are slow.
  private func expect(_ run: Compositional.Run, is expected: Expected, _ dice: inout SeededGenerator) {
    #expect(abs(run.extent - expected.extent) < 1e-6)
    let origin = LayoutPoint(x: Double(dice.int(0...80)) / 4, y: Double(dice.int(0...80)) / 4)
    let frames = (0..<run.count).map { run.frame(ofItem: $0, from: origin) }
    let misplaced = frames.indices.filter {
      !expected.allows(frames[$0], for: expected.frames[$0], origin)
    }
    #expect(misplaced.isEmpty)
    // Rect queries must return exactly the matching frames.
    let badges = expected.badges.map { badge, item, _ in
      (badge.id, item, run.frame(ofBadge: badge.id, item: item, from: origin) ?? .zero)
    }
    let strayed = badges.indices.filter { index in
      let (frame, unrounded) = (badges[index].2, expected.badgeFrame(index, on: origin))
      let tolerance = expected.pixel + 1e-6
      return !(abs(frame.maxX - unrounded.maxX) <= tolerance && abs(frame.maxY - unrounded.maxY) <= tolerance)
    }
    #expect(strayed.isEmpty)
    for _ in 0..<3 {
      let rect = run.axis.rect(
        along: dice.double(-100...run.extent + 100), across: dice.double(-100...700),
        extent: dice.double(0...400), breadth: dice.double(0...900))
      var found: [Int] = []
      var areTheSame = true
      run.forEachItem(in: rect, from: origin) { item, frame in
        found.append(item)
        areTheSame = areTheSame && frame == frames[item]
      }
      expectEqual(
        (areTheSame, true),
        (found.sorted(), frames.indices.filter { frames[$0].intersects(rect) }))
      var attached: [[Int]] = []
      run.forEachBadge(in: rect, from: origin) { id, item, _ in attached.append([item, id]) }
      let hits = badges.filter { $0.2.intersects(rect) }.map { [$0.1, $0.0] }
      #expect(
        attached.sorted { $0.lexicographicallyPrecedes($1) }
          == hits.sorted { $0.lexicographicallyPrecedes($1) })
    }
  }
}

/// The groups of a run in sequence.
private struct Expected {
  var frames: [LayoutRect] = []
  var badges: [(badge: Compositional.Badge, item: Int, frame: LayoutRect)] = []
  var extent = 0.0
  let scale: Double
  var pixel: Double { scale > 0 ? 1 / scale : 0 }

  init(
    _ node: Compositional.Node, axis: Axis, container: LayoutSize, spacing: Double, groups: ReferenceGroups
  ) {
    scale = groups.scale
    let cross: Axis = axis == .vertical ? .horizontal : .vertical
    func length(_ spacing: Compositional.Spacing?) -> Double { spacing?.length ?? 0 }
    func isFlexible(_ spacing: Compositional.Spacing?) -> Bool {
      if case .flexible = spacing { true } else { false }
    }
    let edges = node.edges
    let (start, end) = axis == .vertical ? (edges.top, edges.bottom) : (edges.left, edges.right)
    let (near, far) = axis == .vertical ? (edges.left, edges.right) : (edges.top, edges.bottom)
    var position = 0.0
    while frames.count < groups.count {
      let first = frames.count
      let box = groups.box(node, in: container, item: first, isOutermost: true)
      let left = cross.extent(of: container) - cross.extent(of: box.size) - length(near) - length(far)
      let flexible = (isFlexible(near) ? 1.0 : 0) + (isFlexible(far) ? 1 : 0)
      let share = left > 0 && isFlexible(near) ? left / flexible : 0
      let origin = axis.point(along: position + length(start), across: length(near) + share)
      frames += box.frames.map { $0.moved(by: origin) }.prefix(groups.count - first)
      badges += box.badges.map { ($0.badge, first + $0.leaf, $0.frame.moved(by: origin)) }
      extent = position + length(start) + axis.extent(of: box.size) + length(end)
      position = max(position, extent + spacing)
    }
    let count = groups.count
    badges = badges.filter { $0.item < count }
  }

  /// Returns `true` if a frame equals the expected one with its origin on the nearest pixel. Both directions
  /// are allowed for a half, because sums in another order can differ in their last digits.
  func allows(_ frame: LayoutRect, for expected: LayoutRect, _ origin: LayoutPoint) -> Bool {
    func matches(_ value: Double, _ unrounded: Double) -> Bool {
      guard scale > 0 else { return abs(value - unrounded) < 1e-6 }
      return [unrounded - 1e-6, unrounded + 1e-6].contains {
        abs((($0 * scale + 0.5).rounded(.down)) / scale - value) < 1e-6
      }
    }
    return matches(frame.minX, expected.minX + origin.x) && matches(frame.minY, expected.minY + origin.y)
      && abs(frame.width - expected.width) < 1e-6 && abs(frame.height - expected.height) < 1e-6
  }

  func badgeFrame(_ index: Int, on origin: LayoutPoint) -> LayoutRect {
    let (badge, _, frame) = badges[index]
    return badge.frame(on: frame.moved(by: origin), scale: 0)
  }
}

/// Nested groups of random kinds and sizes.
private struct RandomDescription {
  /// The items of all custom groups.
  let customItems: [Compositional.CustomItem]
  private var badgeCount = 0

  init(_ dice: inout SeededGenerator) {
    customItems = (0..<dice.int(1...50)).map { _ in
      Compositional.CustomItem(
        frame: LayoutRect(
          x: Double(dice.int(-40...800)) / 4, y: Double(dice.int(-40...1600)) / 4,
          width: Double(dice.int(0...300)) / 4, height: Double(dice.int(0...300)) / 4))
    }
  }

  private func dimension(isOutermost: Bool, _ dice: inout SeededGenerator) -> Compositional.Dimension {
    let fraction = [0.125, 0.25, 0.25, 0.5, 0.5, 0.75, 1, 1, 1.0 / 3, 0.2][dice.int(0...9)]
    switch dice.int(0...9) {
    case 0...2: return .fractionalWidth(isOutermost ? max(0.5, fraction) : fraction)
    case 3...5: return .fractionalHeight(isOutermost ? max(0.5, fraction) : fraction)
    case 6...7: return .absolute(Double(dice.int(1...400)) / 4)
    case 8: return .estimated(Double(dice.int(1...400)) / 4)
    default: return .uniform(estimate: Double(dice.int(1...400)) / 4)
    }
  }

  private func spacing(_ dice: inout SeededGenerator) -> Compositional.Spacing {
    let length = dice.chance(0.3) ? 0 : Double(dice.int(0...40)) / 4
    return dice.chance(0.3) ? .flexible(length) : .fixed(length)
  }

  private func edge(_ dice: inout SeededGenerator) -> Compositional.Spacing? {
    dice.chance(0.85) ? nil : spacing(&dice)
  }

  private mutating func badges(_ dice: inout SeededGenerator) -> [Compositional.Badge] {
    guard dice.chance(0.15) else { return [] }
    badgeCount += 1
    func anchor() -> Compositional.Anchor {
      Compositional.Anchor(
        x: Double(dice.int(0...2)) / 2, y: Double(dice.int(0...2)) / 2,
        offset: LayoutPoint(x: Double(dice.int(-8...8)) / 4, y: Double(dice.int(-8...8)) / 4),
        isFractional: dice.chance(0.5))
    }
    let (container, own) = (anchor(), anchor())
    return [
      Compositional.Badge(
        id: badgeCount, size: .init(.absolute(Double(dice.int(1...40))), .fractionalHeight(0.5)),
        container: container, own: dice.chance(0.5) ? nil : own)
    ]
  }

  mutating func node(depth: Int, isOutermost: Bool, _ dice: inout SeededGenerator) -> Node {
    let insets =
      dice.chance(0.7)
      ? LayoutInsets.zero
      : LayoutInsets(
        top: Double(dice.int(0...6)), left: Double(dice.int(0...6)), bottom: Double(dice.int(0...6)),
        right: Double(dice.int(0...6)))
    var node = Node(
      size: .init(
        dimension(isOutermost: isOutermost, &dice), dimension(isOutermost: isOutermost, &dice)),
      insets: insets,
      edges: .init(top: edge(&dice), left: edge(&dice), bottom: edge(&dice), right: edge(&dice)))
    if depth > 0 || isOutermost {
      node.content = dice.chance(0.1) ? .custom(0) : .group(group(depth: depth, &dice))
    }
    node.badges = badges(&dice)
    return node
  }

  private mutating func group(depth: Int, _ dice: inout SeededGenerator) -> Compositional.Group {
    let axis: Axis = dice.chance(0.5) ? .vertical : .horizontal
    let inner = depth - 1
    let filling: Compositional.Filling
    switch dice.int(0...3) {
    case 0: filling = .copies(node(depth: inner, isOutermost: false, &dice), dice.int(1...4))
    case 1: filling = .equal(node(depth: inner, isOutermost: false, &dice), dice.int(1...4))
    default:
      let nodes = (0..<dice.int(1...3)).map { _ in
        node(depth: dice.chance(0.5) ? inner : 0, isOutermost: false, &dice)
      }
      filling = .repeating(nodes)
    }
    return Compositional.Group(axis, filling, spacing: spacing(&dice))
  }

  typealias Node = Compositional.Node
}
