#if !os(iOS) && !os(tvOS) && !os(visionOS)
import CollectionLayouts
import CollectionView
import TestSupport
import Testing

// Tests can't inspect intermediate frames on Apple's platforms, so these run only elsewhere.

/// Tests animated changes of self-sizing rows 0.05 s after their start. Each change takes 0.3 s.
///
/// The view is 480 points high. Rows are 60 points high by default, so the first eight are visible.
@Suite(.serialized) struct AnimatedChangesTests {
  nonisolated enum Rows: CaseIterable, Sendable {
    case waterfall, flow, compositional, list

    /// - Parameter measures: `false` for rows with a fixed height of 60 points. Rows of a list always size
    ///   themselves.
    @MainActor func make(measures: Bool = true) -> UICollectionViewLayout {
      switch self {
      case .waterfall:
        let layout = WaterfallLayout()
        (layout.laneCount, layout.itemSpacing, layout.sectionInset) = (1, 0, .zero)
        layout.itemLength = measures ? .estimated(60) : .absolute(60)
        return layout
      case .flow:
        let layout = RowsFlow()
        if measures { layout.estimatedItemSize = layout.itemSize }
        return layout
      case .compositional: return RowsCompositional(measures ? .estimated(60) : .absolute(60))
      case .list:
        return UICollectionViewCompositionalLayout.list(
          using: UICollectionLayoutListConfiguration(appearance: .plain))
      }
    }
  }

  private struct Row: Equatable, CustomStringConvertible {
    var y: CGFloat
    var height: CGFloat = 60
    var alpha: CGFloat = 1

    var description: String { "\(y) + \(height), alpha \(alpha)" }
  }

  private func feed(_ layout: UICollectionViewLayout, lengths: [Int: CGFloat] = [:], isDiffable: Bool = false)
    -> ElasticFeed
  {
    ElasticFeed(0..<20, layout, lengths: lengths, isDiffable: isDiffable)
  }

  /// Makes a change and returns the progress of its animation after 0.05 s, from 0 to 1.
  private func start(_ feed: ElasticFeed, _ change: () -> Void) -> CGFloat {
    let probe = UIView()
    feed.window.addSubview(probe)
    defer { probe.removeFromSuperview() }
    change()
    UIView.animate(withDuration: 0.3) { probe.center.x = 1 }
    FrameClock.main.run(for: 0.05)
    return probe.layer.presentation()?.position.x ?? 0
  }

  private func inBlock(_ feed: ElasticFeed, _ change: @escaping () -> Void) {
    UIView.animate(withDuration: 0.3) {
      change()
      feed.view.layoutIfNeeded()
    }
  }

  /// Makes a change in an animation block and returns its progress after 0.05 s.
  private func animate(_ feed: ElasticFeed, _ change: @escaping () -> Void) -> CGFloat {
    start(feed) { inBlock(feed, change) }
  }

  /// Expects exactly these visible rows, each once and in its place.
  private func expect(
    _ feed: ElasticFeed, _ expected: [Int: Row], _ comment: Comment? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let cells = feed.drawn.cells.filter { $0.frame.maxY > 0.01 && $0.frame.minY < 479.99 }
    #expect(
      Set(cells.map(\.item)).count == cells.count, "an item has two cells", sourceLocation: sourceLocation)
    let frames = Dictionary(cells.map { ($0.item, $0.frame) }, uniquingKeysWith: { $1 })
    let alphas = Dictionary(cells.map { ($0.item, $0.alpha) }, uniquingKeysWith: { $1 })
    let inSight = expected.filter { $0.value.y + $0.value.height > 0.01 && $0.value.y < 479.99 }
    expectFrames(
      frames, equal: inSight.mapValues { CGRect(x: 0, y: $0.y, width: 320, height: $0.height) }, within: 0.5,
      comment, sourceLocation: sourceLocation)
    for (item, row) in inSight where abs((alphas[item] ?? 0) - row.alpha) > 0.01 {
      Issue.record(
        "row \(item) has alpha \(alphas[item] ?? 0), not \(row.alpha)", sourceLocation: sourceLocation)
    }
  }

  private func finish() { FrameClock.main.run(for: 0.5) }

  // MARK: Insertions

  @Test(arguments: Rows.allCases)
  func `rows pushed out by a self-sizing row animate out of view`(rows: Rows) {
    let feed = feed(rows.make(), lengths: [100: 250])
    let part = start(feed) {
      feed.view.performBatchUpdates {
        feed.sections[0].insert(100, at: 0)
        feed.view.insertItems(at: [[0, 0]])
      }
    }
    var expected = [100: Row(y: 0, height: 250, alpha: part)]
    for row in 0..<8 { expected[row] = Row(y: 60 * CGFloat(row) + 250 * part) }
    expect(feed, expected)
    finish()
    expect(
      feed,
      [
        100: Row(y: 0, height: 250), 0: Row(y: 250), 1: Row(y: 310), 2: Row(y: 370), 3: Row(y: 430),
      ])
  }

  @Test(arguments: Rows.allCases)
  func `an inserted self-sizing row fades in at its own size`(rows: Rows) {
    let feed = feed(rows.make(), lengths: [100: 160])
    let part = start(feed) {
      feed.view.performBatchUpdates {
        feed.sections[0].insert(100, at: 2)
        feed.view.insertItems(at: [[0, 2]])
      }
    }
    var expected = [0: Row(y: 0), 1: Row(y: 60), 100: Row(y: 120, height: 160, alpha: part)]
    for row in 2..<8 { expected[row] = Row(y: 60 * CGFloat(row) + 160 * part) }
    expect(feed, expected)
    finish()
  }

  // MARK: Rows with changing sizes

  nonisolated enum Way: CaseIterable, Sendable { case batch, block, snapshot }

  @Test(arguments: Rows.allCases, Way.allCases)
  func `rows animate in from below when a row gets shorter`(rows: Rows, way: Way) {
    let feed = feed(rows.make(), lengths: [0: 300], isDiffable: way == .snapshot)
    let part = start(feed) {
      feed.lengths = [:]
      switch way {
      case .batch: feed.view.performBatchUpdates { feed.view.reconfigureItems(at: [[0, 0]]) }
      case .block: inBlock(feed) { feed.view.reconfigureItems(at: [[0, 0]]) }
      case .snapshot: feed.reconfigureBySnapshot([0])
      }
    }
    var expected = [0: Row(y: 0, height: 300 - 240 * part)]
    for row in 1..<8 { expected[row] = Row(y: 240 + 60 * CGFloat(row) - 240 * part) }
    expect(feed, expected)
    finish()
    expect(feed, Dictionary(uniqueKeysWithValues: (0..<8).map { ($0, Row(y: 60 * CGFloat($0))) }))
  }

  @Test(arguments: Rows.allCases, Way.allCases)
  func `rows animate out of view when all rows get longer`(rows: Rows, way: Way) {
    let feed = feed(rows.make(), isDiffable: way == .snapshot)
    let paths = (0..<20).map { IndexPath(item: $0, section: 0) }
    let part = start(feed) {
      for row in 0..<20 { feed.lengths[row] = 200 }
      switch way {
      case .batch: feed.view.performBatchUpdates { feed.view.reconfigureItems(at: paths) }
      case .block: inBlock(feed) { feed.view.reconfigureItems(at: paths) }
      case .snapshot: feed.reconfigureBySnapshot(Array(0..<20))
      }
    }
    expect(feed, longerRows(part))
    finish()
    expect(feed, longerRows(1))
  }

  /// Returns the expected rows at a fraction of their growth from 60 to 200 points.
  private func longerRows(_ part: CGFloat) -> [Int: Row] {
    Dictionary(
      uniqueKeysWithValues: (0..<8).map { row in
        (row, Row(y: (60 + 140 * part) * CGFloat(row), height: 60 + 140 * part))
      })
  }

  /// Compares self-sizing rows with rows of known sizes in a flow layout. The old cell of a reloaded row
  /// fades out, and the new one fades in.
  @Test(arguments: Rows.allCases)
  func `reloaded rows that grow move like rows of known sizes`(rows: Rows) {
    func drawn(_ feed: ElasticFeed) -> [DrawnCell] {
      _ = start(feed) {
        for row in 0..<20 { feed.lengths[row] = 200 }
        feed.view.reloadItems(at: (0..<20).map { IndexPath(item: $0, section: 0) })
      }
      defer { finish() }
      return feed.drawn.cells
    }
    expectSame(drawn(feed(rows.make())), drawn(SizingFeed(0..<20, RowsFlow())))
  }

  @Test(arguments: Rows.allCases)
  func `rows animate out of view in a change to a layout with longer rows`(rows: Rows) {
    let feed = feed(Rows.flow.make(measures: false))
    feed.targetOffset = .zero
    feed.lengths = [:]
    let part = start(feed) {
      for row in 0..<20 { feed.lengths[row] = 200 }
      feed.view.setCollectionViewLayout(rows.make(), animated: true)
    }
    expect(feed, longerRows(part))
    finish()
    expect(feed, longerRows(1))
  }

  // MARK: Settings in an animation block

  /// Sets the height of fixed rows to 200 points, or back to 60.
  private func set(_ height: CGFloat, in layout: UICollectionViewLayout) {
    switch layout {
    case let layout as WaterfallLayout: layout.itemLength = .absolute(height)
    case let layout as RowsFlow: layout.itemSize.height = height
    case let layout as RowsCompositional: layout.height = .absolute(height)
    default: Issue.record("\(layout) has no fixed height")
    }
  }

  private nonisolated static let fixed: [Rows] = [.waterfall, .flow, .compositional]

  @Test(arguments: fixed)
  func `rows animate out of view when a setting in an animation block lengthens them`(rows: Rows) {
    let layout = rows.make(measures: false)
    let feed = feed(layout)
    let part = animate(feed) { set(200, in: layout) }
    expect(feed, longerRows(part))
    finish()
    expect(feed, longerRows(1))
  }

  @Test(arguments: fixed, [200, 60] as [CGFloat])
  func `a setting in an animation block moves rows like a setting in a batch`(rows: Rows, height: CGFloat) {
    func frames(inBatch: Bool) -> [[DrawnCell]] {
      let layout = rows.make(measures: false)
      set(260 - height, in: layout)
      return self.frames(layout, inBatch: inBatch) { set(height, in: layout) }
    }
    expectSame(frames(inBatch: false), frames(inBatch: true))
  }

  @Test(arguments: [2, 4])
  func `changing lanes in an animation block moves items into and out of view`(laneCount: Int) {
    let layout = WaterfallLayout()
    layout.itemLength = .absolute(60)
    layout.laneCount = .fixed(6 - laneCount)
    let before = ElasticFeed(0..<60, layout).drawn.cells
    let frames = frames(layout, inBatch: false) { layout.laneCount = .fixed(laneCount) }
    func rows(_ cells: [DrawnCell]) -> [String] {
      cells.filter { $0.depth > 1 && $0.alpha > 0.05 }.map { "\($0.item) at \($0.frame)" }.sorted()
    }
    expectRows(rows(frames[0]), equal: rows(before))
    let shown = ElasticFeed(0..<60, layout).drawn.cells
    expectRows(rows(frames.last ?? []), equal: rows(shown))
  }

  /// Returns the frames of a change in an animation block or a batch.
  private func frames(_ layout: UICollectionViewLayout, inBatch: Bool, _ change: @escaping () -> Void)
    -> [[DrawnCell]]
  {
    let feed = ElasticFeed(0..<60, layout)
    if inBatch {
      feed.view.performBatchUpdates(change)
    } else {
      inBlock(feed, change)
    }
    return (0..<20).map { step in
      if step > 0 { FrameClock.main.advance(by: 1 / 60) }
      return feed.drawn.cells
    }
  }

  private func expectSame(
    _ found: [[DrawnCell]], _ expected: [[DrawnCell]], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(!found.isEmpty, sourceLocation: sourceLocation)
    #expect(found.count == expected.count, sourceLocation: sourceLocation)
    for (step, (one, other)) in zip(found, expected).enumerated() {
      guard expectSame(one, other, "frame \(step)", sourceLocation: sourceLocation) else { return }
    }
  }

  /// Expects the same visible cells with the same alpha and position.
  @discardableResult
  private func expectSame(
    _ found: [DrawnCell], _ expected: [DrawnCell], _ comment: Comment? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Bool {
    func rows(_ cells: [DrawnCell]) -> [String] {
      func round(_ number: CGFloat, _ digits: CGFloat) -> Double {
        Double((number * digits).rounded() / digits)
      }
      return cells.filter { $0.depth > 0.01 }.map { cell in
        let numbers = [cell.frame.minX, cell.frame.minY, cell.frame.width, cell.frame.height]
        return "\(cell.item) at \(numbers.map { round($0, 10) }), alpha \(round(cell.alpha, 100))"
      }.sorted()
    }
    let (one, other) = (rows(found), rows(expected))
    expectRows(one, equal: other, comment, sourceLocation: sourceLocation)
    return one == other
  }

  // MARK: Invalidation in an animation block

  /// Records the calls that it receives about a change.
  final class AskedRows: RowsFlow {
    var target: CGPoint?
    private(set) var proposals: [CGPoint] = []
    private(set) var initial: Set<IndexPath> = []
    private(set) var final: Set<IndexPath> = []

    func forgetQuestions() { (proposals, initial, final) = ([], [], []) }

    override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
      proposals.append(proposedContentOffset)
      return target ?? proposedContentOffset
    }

    override func initialLayoutAttributesForAppearingItem(
      at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      initial.insert(itemIndexPath)
      return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    }

    override func finalLayoutAttributesForDisappearingItem(
      at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      final.insert(itemIndexPath)
      return super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    }
  }

  private func paths(_ items: Range<Int>) -> Set<IndexPath> {
    Set(items.map { IndexPath(item: $0, section: 0) })
  }

  @Test
  func `an animated invalidation queries the offset and initial and final attributes`() {
    let layout = AskedRows()
    let feed = SizingFeed(0..<20, layout)
    layout.forgetQuestions()
    layout.target = CGPoint(x: 0, y: 240)
    _ = animate(feed) {
      feed.lengths[7] = 300
      layout.invalidateLayout()
    }
    expectEqual((layout.proposals, [.zero]), (layout.final.isSuperset(of: paths(0..<4)), true))
    finish()
    layout.forgetQuestions()
    layout.target = .zero
    _ = animate(feed) {
      feed.lengths = [:]
      layout.invalidateLayout()
    }
    expectEqual(
      (layout.proposals, [CGPoint(x: 0, y: 240)]), (layout.initial.isSuperset(of: paths(0..<4)), true))
    finish()
  }

  @Test func `an expanding row scrolls into view while growing if the layout gives an offset`() {
    let layout = AskedRows()
    let feed = SizingFeed(0..<20, layout)
    layout.target = CGPoint(x: 0, y: 240)
    let part = animate(feed) {
      feed.lengths[7] = 300
      layout.invalidateLayout()
    }
    var expected = [7: Row(y: 420 - 240 * part, height: 60 + 240 * part)]
    for row in 0..<7 { expected[row] = Row(y: 60 * CGFloat(row) - 240 * part) }
    expect(feed, expected)
    finish()
    expect(
      feed,
      [4: Row(y: 0), 5: Row(y: 60), 6: Row(y: 120), 7: Row(y: 180, height: 300)])
  }
}

/// Rows without spacing. The default height is 60 points.
class RowsFlow: UICollectionViewFlowLayout {
  override init() {
    super.init()
    (minimumLineSpacing, itemSize) = (0, CGSize(width: 320, height: 60))
  }

  required init?(coder: NSCoder) { nil }
}

final class RowsCompositional: UICollectionViewCompositionalLayout {
  private final class Recipe {
    var height: NSCollectionLayoutDimension

    init(_ height: NSCollectionLayoutDimension) { self.height = height }
  }

  private let recipe: Recipe

  var height: NSCollectionLayoutDimension {
    get { recipe.height }
    set {
      recipe.height = newValue
      invalidateLayout()
    }
  }

  init(_ height: NSCollectionLayoutDimension) {
    let recipe = Recipe(height)
    self.recipe = recipe
    super.init(
      sectionProvider: { _, _ in
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: recipe.height)
        let group = NSCollectionLayoutGroup.vertical(
          layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        return NSCollectionLayoutSection(group: group)
      }, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  required init?(coder: NSCoder) { nil }
}
#endif
