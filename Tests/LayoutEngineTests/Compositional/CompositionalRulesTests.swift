import LayoutEngine
import TestSupport
import Testing

/// The rules of compositional layouts with their sources. SW is iamcgn/swiftui-web (frames from iOS 26), OU
/// is Vercantez/openuikit (iOS 26.1), AD is Apple's documentation, and CR are crash reports with UIKit's
/// messages.
@Suite struct CompositionalRulesTests {
  typealias Node = Compositional.Node
  typealias Group = Compositional.Group

  private static func item(_ width: Compositional.Dimension, _ height: Compositional.Dimension) -> Node {
    Node(size: .init(width, height))
  }

  private static func row(
    _ filling: Compositional.Filling, width: Double = 320, spacing: Compositional.Spacing = .fixed(0)
  ) -> Node {
    Node(
      size: .init(.absolute(width), .absolute(50)),
      content: .group(Group(.horizontal, filling, spacing: spacing)))
  }

  private func run(
    _ node: Node, width: Double = 320, height: Double = 400, scale: Double = 0, spacing: Double = 0,
    count: Int = 12
  ) -> Compositional.Run {
    Compositional.Run(
      node, axis: .vertical, container: LayoutSize(width: width, height: height), spacing: spacing,
      scale: scale, count: count)
  }

  private func frames(_ run: Compositional.Run, at origin: LayoutPoint = .zero) -> [LayoutRect] {
    (0..<run.count).map { run.frame(ofItem: $0, from: origin) }
  }

  private func starts(_ node: Node, _ scale: Double = 0) -> [Double] {
    let run = run(node, scale: scale, count: 100)
    return frames(run).prefix(run.itemsInGroup).map(\.minX)
  }

  private static let fifth = Node(size: .init(.fractionalWidth(0.2), .fractionalHeight(1)))

  // MARK: Sizes

  @Test(arguments: [
    (Compositional.Dimension.fractionalWidth(0.5), 160.0), (.fractionalHeight(0.5), 200), (.absolute(70), 70),
    (.estimated(70), 70), (.uniform(estimate: 70), 70),
  ])
  func `fractions are relative to the container, other dimensions are in points`(
    dimension: Compositional.Dimension, length: Double
  ) {
    #expect(dimension.length(in: LayoutSize(width: 320, height: 400)) == length)
  }

  /// OU `goldens/ios/hc-conformance-Feed`: groups are 282.9375 high and 16 apart.
  @Test
  func `frames are rounded to pixels one by one; the content size sums unrounded sizes`() {
    let height = (375 - 32) * 9.0 / 16 + 90
    let card = Node(
      size: .init(.fractionalWidth(1), .absolute(height)),
      content: .group(Group(.vertical, .repeating([Self.item(.fractionalWidth(1), .absolute(height))]))))
    let run = run(card, width: 343, scale: 2, spacing: 16, count: 8)
    let frames = frames(run, at: LayoutPoint(x: 16, y: 160))
    expectEqual(
      (frames[0], LayoutRect(x: 16, y: 160, width: 343, height: 283)),
      (frames[1], LayoutRect(x: 16, y: 459, width: 343, height: 283)),
      (frames[2], LayoutRect(x: 16, y: 758, width: 343, height: 283)),
      (run.extent, 8 * height + 7 * 16))
  }

  @Test(arguments: [1.0, 2, 3], [1, 3, 4, 7, 24, 100])
  func `items sharing a group fill it without exceeding it, at any scale`(
    scale: Double, count: Int
  ) {
    let share = Self.item(.fractionalWidth(1 / Double(count)), .absolute(50))
    for (spacing, filling) in [
      (0.0, Compositional.Filling.equal(share, count)), (1, .equal(share, count)), (0, .copies(share, count)),
      (0, .repeating([share])),
    ] {
      let node = Self.row(filling, width: 390, spacing: .fixed(spacing))
      let run = run(node, width: 390, scale: scale, count: count)
      #expect(run.itemsInGroup == count)
      let frames = frames(run)
      let pixel = 1 / scale
      #expect(frames[count - 1].maxX <= 390 + 1e-9, "\(filling)")
      for (left, right) in zip(frames, frames.dropFirst()) {
        #expect(abs(right.minX - left.maxX - spacing) < 1e-9)
        #expect(abs(right.width - left.width) < pixel + 1e-9)
        #expect(abs(right.width * scale - (right.width * scale).rounded()) < 1e-6)
      }
    }
  }

  /// AD; SW: rows of plain lists.
  @Test func `an estimate applies until its item is measured, which moves later items`() {
    let node = Node(
      size: .init(.fractionalWidth(1), .estimated(44)),
      content: .group(Group(.vertical, .repeating([Self.item(.fractionalWidth(1), .estimated(44))]))))
    var run = run(node, count: 94)
    #expect(run.extent == 94 * 44)
    run.measure([(item: 1, size: LayoutSize(width: 1, height: 100))])
    expectEqual(
      (frames(run)[0...2].map(\.minY), [0, 44, 144]),
      (run.frame(ofItem: 1, from: .zero).width, 320),
      (run.extent, 94 * 44 + 56))
  }

  /// nemecek-filip/CompositionalDiffablePlayground.ios issue 1.
  @Test func `a group of estimated height is as tall as its tallest measured item`() {
    let node = Node(
      size: .init(.fractionalWidth(1), .estimated(100)),
      content: .group(Group(.horizontal, .repeating([Self.item(.fractionalWidth(0.5), .estimated(100))]))))
    var run = run(node, count: 4)
    run.measure([
      (item: 0, size: LayoutSize(width: 0, height: 30)), (item: 1, size: LayoutSize(width: 0, height: 70)),
    ])
    expectEqual(
      (frames(run).map(\.height), [30, 70, 100, 100]),
      (frames(run).map(\.minY), [0, 0, 70, 70]))
  }

  /// nemecek-filip/CompositionalDiffablePlayground.ios issue 1.
  @Test func `a group whose items are fractions of it keeps its estimated height`() {
    let node = Node(
      size: .init(.fractionalWidth(1), .estimated(100)),
      content: .group(
        Group(.horizontal, .repeating([Self.item(.fractionalWidth(0.5), .fractionalHeight(1))]))))
    #expect(frames(run(node, count: 2)).map(\.height) == [100, 100])
  }

  /// AD.
  @Test func `uniform siblings are as tall as the tallest of them`() {
    let node = Node(
      size: .init(.fractionalWidth(1), .estimated(50)),
      content: .group(
        Group(.horizontal, .repeating([Self.item(.fractionalWidth(0.5), .uniform(estimate: 50))]))))
    var run = run(node, count: 4)
    run.measure([
      (item: 0, size: LayoutSize(width: 0, height: 30)), (item: 1, size: LayoutSize(width: 0, height: 70)),
    ])
    #expect(frames(run).map(\.height) == [70, 70, 50, 50])
  }

  // MARK: Groups

  /// A group in a container, by default of 320 points, and the frames of its items.
  struct Filled: CustomTestStringConvertible, Sendable {
    let name: String
    let node: Node
    var width = 320.0
    var scale = 0.0
    let frames: [LayoutRect]

    var testDescription: String { name }

    /// Creates a row of 50-point-high items with these starts and widths.
    init(
      _ name: String, _ node: Node, scale: Double = 0, width: Double = 320,
      at spans: [(x: Double, width: Double)]
    ) {
      self.init(
        name, node, scale: scale, width: width,
        frames: spans.map { LayoutRect(x: $0.x, y: 0, width: $0.width, height: 50) })
    }

    init(_ name: String, _ node: Node, scale: Double = 0, width: Double = 320, frames: [LayoutRect]) {
      (self.name, self.node, self.scale, self.width, self.frames) = (name, node, scale, width, frames)
    }
  }

  private static func edged(_ edges: Compositional.Edges) -> Node {
    var node = item(.absolute(20), .absolute(50))
    node.edges = edges
    return node
  }

  private static func inset(_ height: Compositional.Dimension, edges: Compositional.Edges = .init()) -> Node {
    var node = item(.absolute(20), height)
    node.insets = LayoutInsets(top: 2, left: 2, bottom: 2, right: 2)
    node.edges = edges
    return node
  }

  private static func flexible(width: Double) -> Node {
    row(.copies(item(.absolute(50), .absolute(50)), 3), width: width, spacing: .flexible(10))
  }

  private static let large = item(.fractionalWidth(0.75), .fractionalHeight(1))
  private static let pair = Node(
    size: .init(.fractionalWidth(0.25), .fractionalHeight(1)),
    content: .group(Group(.vertical, .repeating([item(.fractionalWidth(1), .fractionalHeight(0.5))]))))

  /// The widths alternate between 16 and 16.5.
  private static let alternating: [(x: Double, width: Double)] = (0..<24).map { index in
    let isOdd = index % 2 == 1
    return (Double(index / 2) * 32.5 + (isOdd ? 16 : 0), isOdd ? 16.5 : 16)
  }

  private static let filled: [Filled] = [
    // SW.
    Filled(
      "items are packed by their rounded sizes",
      row(.repeating([item(.fractionalWidth(1.0 / 3), .absolute(50))])), scale: 2,
      at: [(0, 106.5), (106.5, 106.5), (213, 106.5)]),
    Filled(
      "24 items fill 390 points with widths that alternate between 16 and 16.5",
      row(.equal(item(.fractionalWidth(1), .absolute(50)), 24), width: 390), scale: 2, width: 390,
      at: alternating),
    // WWDC19 215.
    Filled(
      "a group repeats its item as often as it fits", row(.repeating([fifth])),
      at: [(0, 64), (64, 64), (128, 64), (192, 64), (256, 64)]),
    Filled(
      "a group repeats its items while the next one fits",
      row(.repeating([item(.absolute(100), .absolute(50)), item(.absolute(30), .absolute(50))])),
      at: [(0, 100), (100, 30), (130, 100), (230, 30)]),
    // AD.
    Filled(
      "a count of copies keeps the item's own length", row(.copies(item(.absolute(100), .absolute(50)), 4)),
      at: [(0, 100), (100, 100), (200, 100), (300, 100)]),
    // AD.
    Filled(
      "flexible spacing shares the remaining space evenly", flexible(width: 320),
      at: [(0, 50), (135, 50), (270, 50)]),
    Filled(
      "flexible spacing is never less than its value", flexible(width: 100),
      at: [(0, 50), (60, 50), (120, 50)]),
    // AD, figure.
    Filled(
      "edge spacing moves the neighbors", row(.copies(edged(.init(right: .fixed(2))), 3)),
      at: [(0, 20), (22, 20), (44, 20)]),
    Filled(
      "flexible edge spacing moves the item and its neighbors",
      row(.copies(edged(.init(left: .flexible(0), right: .flexible(0))), 2)), at: [(70, 20), (230, 20)]),
    // AD, figure; OU firefoxrowsprobe.
    Filled(
      "content insets shrink an item in place, after edge spacing",
      row(.copies(inset(.absolute(20), edges: .init(left: .fixed(5))), 2)),
      frames: [
        LayoutRect(x: 7, y: 2, width: 16, height: 16), LayoutRect(x: 32, y: 2, width: 16, height: 16),
      ]),
    // AD.
    Filled(
      "insets of an estimated dimension are ignored", row(.copies(inset(.estimated(30)), 1)),
      frames: [LayoutRect(x: 2, y: 0, width: 16, height: 30)]),
    // WWDC19 215.
    Filled(
      "a group can be an item of another group", row(.repeating([large, pair])),
      frames: [
        LayoutRect(x: 0, y: 0, width: 240, height: 50), LayoutRect(x: 240, y: 0, width: 80, height: 25),
        LayoutRect(x: 240, y: 25, width: 80, height: 25),
      ]),
  ]

  /// The run has a second, equal group on the next line.
  @Test(arguments: filled)
  func `a group has as many items as recorded, at the recorded frames`(row: Filled) {
    let count = row.frames.count
    let run = run(row.node, width: row.width, scale: row.scale, count: 2 * count)
    #expect(run.itemsInGroup == count)
    let second = row.frames.map { frame in
      LayoutRect(x: frame.minX, y: frame.minY + 50, width: frame.width, height: frame.height)
    }
    expectRows(frames(run), equal: row.frames + second)
  }

  /// SW, iOS 26.
  @Test(arguments: [2, 3, 4, 5])
  func `fractional items filling a group keep their count and share the spacing`(count: Int) {
    let part = Self.item(.fractionalWidth(1 / Double(count)), .absolute(50))
    let frames = frames(run(Self.row(.repeating([part]), spacing: .fixed(8)), count: count))
    let breadth = (320 - 8 * Double(count - 1)) / Double(count)
    for (index, frame) in frames.enumerated() {
      #expect(abs(frame.width - breadth) < 1e-9)
      #expect(abs(frame.minX - Double(index) * (breadth + 8)) < 1e-9)
    }
  }

  /// OU firefoxrowsprobe, AD.
  @Test func `an equal count overrides the item's own length, even an absolute one`() {
    let badgeless = Self.item(.absolute(100), .absolute(100))
    let node = Node(
      size: .init(.fractionalWidth(1), .absolute(100)),
      content: .group(Group(.horizontal, .equal(badgeless, 2), spacing: .fixed(20))))
    let run = run(node, width: 270, scale: 3, count: 2)
    let frames = frames(run, at: LayoutPoint(x: 30, y: 20))
    expectEqual(
      (frames[0], LayoutRect(x: 30, y: 20, width: 125, height: 100)),
      (frames[1], LayoutRect(x: 175, y: 20, width: 125, height: 100)))
  }

  /// AD, about containers.
  @Test func `container insets between 0 and 1 are fractions of the container`() {
    let around = Compositional.Surroundings(
      axis: .vertical, container: LayoutSize(width: 400, height: 200),
      insets: LayoutInsets(top: 0.25, left: 0.1, bottom: 8, right: 0))
    expectEqual(
      (around.contentContainer, LayoutSize(width: 360, height: 142)),
      (around.contentOrigin, LayoutPoint(x: 40, y: 50)))
  }

  @Test func `a group that lost part of a pixel to rounding still fits its items`() {
    let lines = [
      Self.item(.fractionalWidth(1), .absolute(60.1)), Self.item(.fractionalWidth(1), .absolute(40.1)),
    ]
    let column = Node(
      size: .init(.fractionalWidth(1), .absolute(100.2)), content: .group(Group(.vertical, .repeating(lines)))
    )
    let outer = Node(
      size: .init(.fractionalWidth(1), .absolute(100.2)),
      content: .group(Group(.horizontal, .copies(column, 1))))
    expectEqual((run(outer, scale: 2).itemsInGroup, 2), (run(outer, scale: 0).itemsInGroup, 2))
  }

  @Test func `a partially filled group takes its full extent`() {
    #expect(run(Self.row(.repeating([Self.fifth])), spacing: 10, count: 6).extent == 110)
  }

  @Test func `a custom group places its items at the provided frames, group by group`() {
    let custom = Node(size: .init(.fractionalWidth(1), .absolute(100)), content: .custom(7))
    let run = Compositional.Run(
      custom, axis: .vertical, container: LayoutSize(width: 320, height: 400), spacing: 5, count: 4
    ) { id, size in
      expectEqual((id, 7), (size, LayoutSize(width: 320, height: 100)))
      return [
        .init(frame: LayoutRect(x: 0, y: 0, width: 10, height: 20), zIndex: 3),
        .init(frame: LayoutRect(x: 50, y: -10, width: 10, height: 20)),
      ]
    }
    expectEqual(
      (run.frame(ofItem: 3, from: .zero), LayoutRect(x: 50, y: 95, width: 10, height: 20)),
      (run.zIndex(ofItem: 2), 3))
  }

  // MARK: Badges

  /// OU `uikit/Tools/oracle2/firefoxrowsprobe`: an item of 125 × 100 at (30, 20), a badge of 20 × 20, scale 3.
  @Test(
    arguments: [
      (Compositional.Anchor(x: 1, y: 0), nil, 135.0, 20.0),
      (.init(x: 1, y: 0, offset: LayoutPoint(x: 0.5, y: -0.5), isFractional: true), nil, 145, 10),
      (.init(), nil, 82.667, 60),
      (.init(x: 0.5, y: 1, offset: LayoutPoint(x: 0, y: 0.5), isFractional: true), nil, 82.667, 110),
      (.init(x: 0.5, y: 0, offset: LayoutPoint(x: 0, y: -7)), nil, 82.667, 13),
      (.init(x: 1, y: 0), .init(x: 0, y: 1, offset: LayoutPoint(x: 3, y: 4)), 158, 4),
    ] as [(Compositional.Anchor, Compositional.Anchor?, Double, Double)])
  func `a badge aligns its own anchor with its item's anchor`(
    container: Compositional.Anchor, own: Compositional.Anchor?, x: Double, y: Double
  ) {
    let badge = Compositional.Badge(
      id: 0, size: .init(.absolute(20), .absolute(20)), container: container, own: own)
    let frame = badge.frame(on: LayoutRect(x: 30, y: 20, width: 125, height: 100), scale: 3)
    #expect(abs(frame.minX - x) < 1e-3)
    #expect(abs(frame.minY - y) < 1e-3)
    // The far edge stays, so the width changes.
    #expect(abs(frame.maxX - (x == 82.667 ? 102.5 : x + 20)) < 1e-9)
    #expect(abs(frame.maxY - (y + 20)) < 1e-3)
  }

  /// OU `firefoxrowsprobe`, with insets of 10 on all sides.
  @Test func `a badge is placed on its item inside the insets`() {
    var node = Self.item(.absolute(125), .absolute(100))
    node.insets = LayoutInsets(top: 10, left: 10, bottom: 10, right: 10)
    node.badges = [.init(id: 4, size: .init(.absolute(20), .absolute(20)), container: .init(x: 1, y: 0))]
    let run = run(Self.row(.copies(node, 1)), scale: 3, count: 1)
    let origin = LayoutPoint(x: 30, y: 20)
    expectEqual(
      (run.frame(ofItem: 0, from: origin), LayoutRect(x: 40, y: 30, width: 105, height: 80)),
      (run.frame(ofBadge: 4, item: 0, from: origin), LayoutRect(x: 125, y: 30, width: 20, height: 20)))
  }

  // MARK: Insufficient space

  /// CR: SideStore issue 1340.
  @Test func `edge spacing without room for a single item reports noRoomForItem`() {
    var node = Self.item(.estimated(1), .absolute(50))
    node.edges = .init(left: .flexible(200), right: .flexible(200))
    #expect(run(Self.row(.repeating([node]))).problem == .noRoomForItem)
  }

  /// CR: LiveContainer issue 1414.
  @Test func `insets larger than the container report noRoomForGroup`() {
    var node = Self.row(.repeating([Self.fifth]))
    node.insets = LayoutInsets(top: 0, left: 200, bottom: 0, right: 200)
    expectEqual(
      (run(node).problem, .noRoomForGroup),
      (run(Self.row(.repeating([]))).problem, .noRoomForGroup),
      (run(Self.row(.copies(Self.fifth, 0))).problem, .noRoomForGroup),
      (run(Self.row(.repeating([Self.fifth]))).problem, nil))
  }

  @Test func `without a scale nothing is rounded, and plain groups have no overhang`() {
    let third = Node(size: .init(.fractionalWidth(1 / 3), .absolute(10.3)))
    let run = Compositional.Run(
      Self.row(.repeating([third])), axis: .vertical, container: LayoutSize(width: 320, height: 400), count: 2
    )
    expectEqual(
      (run.frame(ofItem: 0, from: .zero).width, 320 * (1.0 / 3)),
      (run.frame(ofItem: 0, from: .zero).height, 10.3),
      (run.overhangAround, 0))
  }

  @Test func `an item with a custom frame has no estimates`() {
    let custom = Node(size: .init(.fractionalWidth(1), .absolute(100)), content: .custom(7))
    let item = Compositional.CustomItem(frame: LayoutRect(x: 1, y: 2, width: 30, height: 40))
    let run = Compositional.Run(
      custom, axis: .vertical, container: LayoutSize(width: 320, height: 400), count: 2,
      customItems: { _, _ in [item] })
    #expect(run.estimates(ofItem: 1) == (false, false))
    #expect(run.frame(ofItem: 1, from: .zero) == LayoutRect(x: 1, y: 102, width: 30, height: 40))
  }

  @Test func `an item without a frame has no estimates`() {
    #expect(
      run(Self.row(.repeating([Self.item(.estimated(50), .estimated(50))]))).estimates(ofItem: 0) == (
        true, true
      ))
    let nowhere = run(Self.row(.repeating([])))
    #expect(!nowhere.hasItem(0))
    #expect(nowhere.estimates(ofItem: 0) == (false, false))
  }

  @Test func `an item measured narrower moves up into the previous row`() {
    var run = run(Self.row(.repeating([Self.item(.estimated(100), .absolute(50))])), count: 8)
    #expect(run.frame(ofItem: 3, from: .zero) == LayoutRect(x: 0, y: 50, width: 100, height: 50))
    run.measure([(item: 3, size: LayoutSize(width: 20, height: 50))])
    #expect(run.frame(ofItem: 3, from: .zero) == LayoutRect(x: 300, y: 0, width: 20, height: 50))
  }

  @Test(arguments: [0, -5, .nan, .infinity, 1e300, 1e-300])
  func `with invalid or extreme numbers, queries end and every item has a group`(number: Double) {
    for dimension in [
      Compositional.Dimension.absolute(number), .fractionalWidth(number), .estimated(number),
    ] {
      for spacing in [Compositional.Spacing.fixed(number), .flexible(number)] {
        var node = Self.row(.repeating([Self.item(dimension, dimension)]), spacing: spacing)
        let moment = "\(dimension), \(spacing)"
        var hostile = run(node, spacing: number, count: 50)
        hostile._checkInvariants()
        expectAll(frames(hostile), "\(moment)") { ($0.minX + $0.minY + $0.width + $0.height).isFinite }
        // A measured size is used as it is, so its frame may be infinite.
        hostile.measure([(item: 0, size: LayoutSize(width: number, height: 4))])
        hostile._checkInvariants()
        expectAll(0..<50, "\(moment)") { hostile.hasItem($0) }
        var found: [Int] = []
        hostile.forEachItem(in: LayoutRect(x: 0, y: 0, width: 100, height: 100), from: .zero) { item, _ in
          found.append(item)
        }
        expectEqual(
          (Set(found).count, found.count), (Set(found).isSubset(of: 0..<50), true), comment: "\(moment)")
        node.size = .init(dimension, dimension)
        node.insets = LayoutInsets(top: number, left: number, bottom: number, right: number)
        let scaled = run(node, scale: number, count: 50)
        expectAll(0..<50, "\(moment), scaled") { scaled.hasItem($0) }
      }
    }
  }
}
