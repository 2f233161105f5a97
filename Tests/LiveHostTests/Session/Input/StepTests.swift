import CollectionView
import Rendering
import TestSupport
import Testing

@testable import LiveHost

@MainActor
@Suite("Scrolling by keys and by focus")
struct StepTests {
  /// The time between two presses, in seconds. `nil` sends all in one frame.
  nonisolated static let pauses = [nil, 0, 1.0 / 60, 0.03, 0.06, 0.12, 0.2, 0.5]

  /// - Parameter pause: The pause in seconds, or `nil` for all keys in one frame.
  private func press(_ keys: [LiveKey], each pause: Double?, in session: LiveSession) throws {
    for key in keys {
      try session.receive(MessageBytes.key(key))
      if let pause { session.advance(by: pause) }
    }
    session.rest()
  }

  @Test(arguments: pauses) func `five key presses scroll the same distance at any pace`(pause: Double?)
    throws
  {
    let session = try LiveSession.open { GridController(items: 500) }
    defer { session.pageDidClose() }
    let view = try #require(session.mainScrollView)
    try press(Array(repeating: .down, count: 5), each: pause, in: session)
    #expect(abs(view.contentOffset.y - 5 * 0.12 * 600) < 1e-6)
    try press([.pageDown, .pageDown, .pageDown], each: pause, in: session)
    #expect(abs(view.contentOffset.y - (5 * 0.12 + 3 * 0.9) * 600) < 1e-6)
    try press([.up, .down, .up, .pageUp], each: pause, in: session)
    #expect(abs(view.contentOffset.y - (4 * 0.12 + 2 * 0.9) * 600) < 1e-6)
    try press([.end, .up], each: pause, in: session)
    #expect(abs(view.contentOffset.y - (6300 - 600 - 0.12 * 600)) < 1e-6)
  }

  @Test(arguments: pauses, [SnappingLayout.Rule.nearest, .one])
  func `five key presses move by five items in a snapping layout`(
    pause: Double?, rule: SnappingLayout.Rule
  ) throws {
    let session = try LiveSession.open { GridController(items: 40, layout: SnappingLayout(rule)) }
    defer { session.pageDidClose() }
    let view = try #require(session.mainScrollView)
    try press(Array(repeating: .right, count: 5), each: pause, in: session)
    #expect(abs(view.contentOffset.x - 5 * 800) < 1e-6)
    try press([.left, .left, .right], each: pause, in: session)
    #expect(abs(view.contentOffset.x - 4 * 800) < 1e-6)
  }

  @Test func `focusing an item scrolls only the list that contains it`() throws {
    let (first, second) = (GridController(items: 500), GridController(items: 90))
    let session = try LiveSession.open {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 800, height: 600))
      for (index, controller) in [first, second].enumerated() {
        controller.view.frame = CGRect(x: index * 400, y: 0, width: 400, height: 600)
        view.addSubview(controller.view)
      }
      return view
    }
    defer { session.pageDidClose() }
    session.showFrames(1)
    for (controller, item) in [(second, 80), (first, 480)] {
      try focus(item, of: controller.collectionView, in: session)
      #expect(controller.collectionView.cellForItem(at: [0, item]) != nil)
    }
    #expect(second.collectionView.cellForItem(at: [0, 80]) != nil)
    try session.receive(MessageBytes.focus(3, ofList: 1))
    session.rest()
    #expect(first.collectionView.cellForItem(at: [0, 480]) != nil, "the other list doesn't scroll")
  }

  /// Moves the keyboard focus to an item of a visible list.
  private func focus(_ item: Int, of list: UICollectionView, in session: LiveSession) throws {
    let node = DisplayNode.ID(rawValue: list.layer.serialNumber)
    let number = try #require((1...1000).first { session.node(numbered: $0) == node })
    try session.receive(MessageBytes.focus(item, ofList: number))
    session.rest()
  }

  @Test func `focusing an item scrolls its orthogonal section`() throws {
    let controller = ShelfController()
    let session = try LiveSession.open { controller }
    defer { session.pageDidClose() }
    session.showFrames(1)
    let list = try #require(controller.collectionView)
    for (item, x) in [(19, 650), (15, 50), (0, 0), (5, 325), (6, 475), (7, 625)] as [(Int, CGFloat)] {
      try focus(item, of: list, in: session)
      let cell = try #require(list.cellForItem(at: [0, item]))
      #expect(cell.convert(cell.bounds, to: nil).minX == x, "item \(item)")
    }
  }

  @Test func `an item outside the safe area counts as out of view`() throws {
    let controller = GridController(items: 500)
    let session = try LiveSession.open { controller }
    defer { session.pageDidClose() }
    try session.receive(MessageBytes.viewport(width: 800, height: 600, safeArea: [100, 0, 0, 0]))
    session.showFrames(1)
    let list = controller.collectionView
    list.contentOffset.y = 500
    // At offset 500, the sixth row is above the safe area. At offset 200, the row is in the middle of the
    // safe area.
    for item in [40, 32, 63] {
      try focus(item, of: list, in: session)
      #expect(list.contentOffset.y == 200, "item \(item)")
    }
  }

  @Test(arguments: [false, true])
  func `home and end reach the first and last items in both directions`(isMirrored: Bool) throws {
    let layout = MirroredLayout()
    layout.scrollDirection = .horizontal
    let controller = GridController(items: 100, layout: layout)
    let session = try LiveSession.open { controller }
    defer { session.pageDidClose() }
    try session.receive(MessageBytes.viewport(width: 800, height: 600, isRightToLeft: isMirrored))
    // Six items in each of 17 columns.
    let steps: [(LiveKey, CGFloat)] = [
      (.home, 0), (.pageDown, 720), (.space, 900), (.pageUp, 180), (.end, 900), (.home, 0),
    ]
    for (key, distance) in steps {
      try press([key], each: nil, in: session)
      let offset = controller.collectionView.contentOffset.x
      #expect(abs(offset - (isMirrored ? 900 - distance : distance)) < 1e-6, "\(key)")
    }
    #expect(controller.collectionView.cellForItem(at: [0, 0]) != nil)
  }

  @Test(arguments: [2, 5, 8, 11, 13, 14, 15, 16, 17], [LiveKey.up, .pageUp, .home, .down])
  func `a key during a long scroll never moves past the end or back and forth`(
    frames: Int, key: LiveKey
  ) throws {
    let session = try LiveSession.open { GridController(items: 8000) }
    defer { session.pageDidClose() }
    let view = try #require(session.mainScrollView)
    let end = view.contentSize.height - 600
    try session.receive(MessageBytes.key(.end))
    for _ in 0..<frames { session.advance(by: 1.0 / 60) }
    try session.receive(MessageBytes.key(key))
    let target = view.offsetAtRest.y
    var offsets = [view.contentOffset.y]
    for _ in 0..<20 {
      session.advance(by: 1.0 / 60)
      offsets.append(view.contentOffset.y)
    }
    expectAll(offsets) { (0...end).contains($0) }
    if target >= offsets[0] {
      expectAll(zip(offsets, offsets.dropFirst())) { $0 <= $1 }
    } else {
      // The offset changes direction once.
      let turn = try #require(offsets.indices.max { offsets[$0] < offsets[$1] })
      if turn > 0 { expectAll(zip(offsets[...turn], offsets[...turn].dropFirst())) { $0 <= $1 } }
      expectAll(zip(offsets[turn...], offsets[turn...].dropFirst())) { $0 >= $1 }
    }
    #expect(abs(view.contentOffset.y - target) < 1e-6)
  }

  @Test func `a repeating key scrolls at a steady pace without stopping`() throws {
    let session = try LiveSession.open { GridController(items: 5000) }
    defer { session.pageDidClose() }
    let view = try #require(session.mainScrollView)
    var offsets: [CGFloat] = []
    for _ in 0..<30 {
      try session.receive(MessageBytes.key(.down))
      for _ in 0..<2 {
        session.advance(by: 1.0 / 60)
        offsets.append(view.contentOffset.y)
      }
    }
    // In the last half second, which has 15 of the 30 presses, the list moves 36 points per frame.
    let steps = zip(offsets.dropFirst(30), offsets.dropFirst(29)).map { $0 - $1 }
    for step in steps { #expect(abs(step - 36) < 4, "\(step)") }
    session.rest()
    #expect(abs(view.contentOffset.y - 30 * 72) < 1e-6)
  }
}

/// A row of items as wide as the view. At rest, one item fills the view.
final class SnappingLayout: UICollectionViewFlowLayout {
  enum Rule { case nearest, one }

  private let rule: Rule
  /// The last offset without a finger down. Layouts that move one item per drag also store such an offset.
  private var resting: CGFloat = 0

  init(_ rule: Rule) {
    self.rule = rule
    super.init()
    scrollDirection = .horizontal
  }

  required init?(coder: NSCoder) { nil }

  override func prepare() {
    super.prepare()
    itemSize = CGSize(width: 800, height: 400)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    if collectionView?.isTracking == false { resting = newBounds.minX }
    // As in layouts with position-dependent appearance.
    return true
  }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    let offset = rule == .nearest ? proposedContentOffset.x : resting
    return CGPoint(x: (offset / 800).rounded() * 800, y: proposedContentOffset.y)
  }
}

/// A layout that starts on the right in right-to-left languages.
private final class MirroredLayout: UICollectionViewFlowLayout {
  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}

/// An orthogonally scrolling section of twenty items of 150 points.
private final class ShelfController: UICollectionViewController {
  init() {
    let size = NSCollectionLayoutSize(widthDimension: .absolute(150), heightDimension: .absolute(100))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuous
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
  }

  override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 20 }

  override func collectionView(
    _ view: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.backgroundColor = .systemTeal
    return cell
  }
}
