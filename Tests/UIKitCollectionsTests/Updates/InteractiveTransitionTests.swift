import UIKitCollections
import TestSupport
import Testing
import UIKitTestSupport

/// Random frames, returned as copies.
private final class CopiedScatter: UICollectionViewLayout {
  let model: ScatteredLayout

  init(seed: UInt64) {
    model = ScatteredLayout(seed: seed, extent: 700)
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  private var isPrepared = false

  override func prepare() {
    guard !isPrepared else { return }
    isPrepared = true
    model.scatter(in: collectionView)
  }

  override var collectionViewContentSize: CGSize { model.collectionViewContentSize }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    model.layoutAttributesForElements(in: rect)?.compactMap { $0.copy() as? UICollectionViewLayoutAttributes }
  }
  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    model.layoutAttributesForItem(at: indexPath)?.copy() as? UICollectionViewLayoutAttributes
  }
}

@Suite("D Interactive transitions", .serialized)
struct InteractiveTransitionTests {
  struct Look: Equatable {
    var center: CGPoint
    var size: CGSize
    var turn: CGFloat
    var alpha: CGFloat

    func isClose(to other: Look) -> Bool {
      distance(center, other.center) < 1e-6 && abs(size.width - other.size.width) < 1e-6
        && abs(size.height - other.size.height) < 1e-6 && abs(sin((turn - other.turn) / 2)) < 1e-6
        && abs(alpha - other.alpha) < 1e-6
    }
  }

  private func look(_ view: UICollectionView) -> [Int: Look] {
    view.layoutIfNeeded()
    let pairs = view.visibleCells.map { cell in
      let matrix = cell.transform
      return (
        cell.tag,
        Look(
          center: CGPoint(x: cell.center.x - view.contentOffset.x, y: cell.center.y - view.contentOffset.y),
          size: cell.bounds.size, turn: atan2(matrix.b, matrix.a), alpha: cell.alpha)
      )
    }
    return Dictionary(uniqueKeysWithValues: pairs.filter { $0.1.alpha > 0 })
  }

  private let source = LabelledSource([Array(0..<60)])

  private func makeView(
    _ layout: UICollectionViewLayout, at offset: CGPoint = CGPoint(x: 150, y: 200)
  ) -> UICollectionView {
    let view = UICollectionView(layout, showing: source, width: 320, height: 400)
    view.layoutIfNeeded()
    view.contentOffset = offset
    view.layoutIfNeeded()
    return view
  }

  /// Returns `true` if both contain the same cells, at least one, and each looks the same in both.
  private func agree(_ a: [Int: Look], _ b: [Int: Look]) -> Bool {
    !a.isEmpty && a.keys.sorted() == b.keys.sorted()
      && a.allSatisfy { tag, look in b[tag].map(look.isClose) ?? false }
  }

  @Test(arguments: [0, 1])
  func `during a transition, content following the margins tracks margin changes`(followingEnd: CGFloat) {
    let (old, new) = (UICollectionViewFlowLayout(), UICollectionViewFlowLayout())
    (followingEnd == 0 ? old : new).sectionInsetReference = .fromLayoutMargins
    let view = UICollectionView(old, showing: source, width: 320, height: 400)
    view.layoutIfNeeded()
    let transition = view.startInteractiveTransition(to: new)
    transition.transitionProgress = followingEnd
    view.layoutIfNeeded()
    #expect(view.cellForItem(at: [0, 0])?.frame.minX == 8)
    view.layoutMargins.left = 30
    view.layoutIfNeeded()
    #expect(view.cellForItem(at: [0, 0])?.frame.minX == 30)
  }

  @Test(.fact("D14"), arguments: 0..<20)
  func `progress 0 matches the old layout, and progress 1 the final new one`(seed: UInt64) {
    let (old, new) = (CopiedScatter(seed: seed), CopiedScatter(seed: seed + 1000))
    let view = makeView(old)
    let before = look(view)
    var result: [Bool] = []
    let transition = view.startInteractiveTransition(to: new) { result = [$0, $1] }
    #expect(view.collectionViewLayout === transition)
    #expect(transition.currentLayout === old)
    #expect(transition.nextLayout === new)
    #expect(agree(look(view), before))
    for progress in [0.3, 0.9, 0.1] {
      transition.transitionProgress = progress
      view.layoutIfNeeded()
    }
    transition.transitionProgress = 1
    let almost = look(view)
    view.finishInteractiveTransition()
    #expect(view.collectionViewLayout === new)
    #expect(old.collectionView == nil)
    FrameClock.main.run(for: 1)
    #expect(agree(look(view), almost), "finishing at progress 1 changed what is on screen")
    expectEqual((result, [true, true]), (view.cellsOnScreen.count, view.visibleCells.count))
    for cell in view.visibleCells {
      let path = view.indexPath(for: cell)
      #expect(path.map { source.sections[$0.section][$0.item] } == cell.tag)
    }
  }

  @Test(.fact("D14"), arguments: [0.25, 0.5, 0.8, 1.1])
  func `each element's frame corresponds to the transition progress`(progress: CGFloat) throws {
    let (old, new) = (CopiedScatter(seed: 3), CopiedScatter(seed: 5))
    let view = makeView(old)
    let start = look(view)
    let transition = view.startInteractiveTransition(to: new)
    transition.transitionProgress = 1
    let end = look(view)
    transition.transitionProgress = progress
    let now = look(view)
    let both = start.keys.filter { end[$0] != nil && now[$0] != nil }
    #expect(both.count > 3)
    for tag in both {
      let (from, to, shown) = (try #require(start[tag]), try #require(end[tag]), try #require(now[tag]))
      #expect(
        distance(
          shown.center,
          CGPoint(
            x: from.center.x + (to.center.x - from.center.x) * progress,
            y: from.center.y + (to.center.y - from.center.y) * progress)) < 1e-6)
      #expect(
        abs(shown.size.width - max(0, from.size.width + (to.size.width - from.size.width) * progress)) < 1e-6)
      #expect(shown.alpha == 1)
    }
  }

  @Test(.fact("D14"), arguments: [true, false])
  func `a transition finished or canceled halfway continues from its current state`(finishes: Bool) {
    let (old, new) = (CopiedScatter(seed: 7), CopiedScatter(seed: 8))
    let view = makeView(old)
    let before = look(view)
    var result: [Bool] = []
    let transition = view.startInteractiveTransition(to: new) { result = [$0, $1] }
    transition.transitionProgress = 0.5
    view.layoutIfNeeded()
    let half = Dictionary(uniqueKeysWithValues: view.cellsOnScreen.map { ($0, view.shown($0)) })
    if finishes { view.finishInteractiveTransition() } else { view.cancelInteractiveTransition() }
    #expect(!half.isEmpty)
    for (cell, look) in half {
      #expect(distance(view.shown(cell).center, look.center) < 1e-6)
      #expect(abs(view.shown(cell).alpha - look.alpha) < 1e-6)
    }
    #expect(result.isEmpty)
    FrameClock.main.run(for: 0.4)
    #expect(result == [true, finishes])
    #expect(view.collectionViewLayout === (finishes ? new : old))
    if !finishes {
      let after = look(view)
      #expect(after.keys.sorted() == before.keys.sorted())
      for (tag, look) in before where !(after[tag].map(look.isClose) ?? false) {
        Issue.record("\(tag): \(look) became \(String(describing: after[tag]))")
      }
    }
  }

  @Test func `elements missing in one layout fade with the transition progress`() throws {
    let plain = UICollectionViewFlowLayout()
    let headed = UICollectionViewFlowLayout()
    headed.headerReferenceSize.height = 40
    let source = CountedCells([4])
    let view = UICollectionView(plain, showing: source, width: 320, height: 400)
    let kind = UICollectionView.elementKindSectionHeader
    view.layoutIfNeeded()
    let transition = view.startInteractiveTransition(to: headed)
    for progress: CGFloat in [0.25, 0.75, 1] {
      transition.transitionProgress = progress
      view.layoutIfNeeded()
      #expect(view.supplementaryView(forElementKind: kind, at: [0, 0])?.alpha == progress)
    }
    view.cancelInteractiveTransition()
    FrameClock.main.run(for: 0.4)
    #expect(view.supplementaryView(forElementKind: kind, at: [0, 0]) == nil)
  }

  @Test func `both layouts can change during a transition`() {
    let (small, large) = (UICollectionViewFlowLayout(), UICollectionViewFlowLayout())
    let view = UICollectionView(small, showing: source, width: 320, height: 400)
    view.layoutIfNeeded()
    view.startInteractiveTransition(to: large).transitionProgress = 0.5
    view.layoutIfNeeded()
    let cell = view.cellForItem(at: [0, 0])
    #expect(cell?.bounds.size == CGSize(width: 50, height: 50))
    large.itemSize = CGSize(width: 90, height: 70)
    view.layoutIfNeeded()
    #expect(cell?.bounds.size == CGSize(width: 70, height: 60))
    small.itemSize = CGSize(width: 70, height: 50)
    view.layoutIfNeeded()
    #expect(cell?.bounds.size == CGSize(width: 80, height: 60))
  }

  @Test func `the data can change during a transition`() {
    let (small, large) = (UICollectionViewFlowLayout(), UICollectionViewFlowLayout())
    large.itemSize = CGSize(width: 150, height: 150)
    let view = makeView(small)
    let transition = view.startInteractiveTransition(to: large)
    transition.transitionProgress = 0.4
    view.layoutIfNeeded()
    source.sections = [[99] + Array(0..<10)]
    view.reloadData()
    view.layoutIfNeeded()
    #expect(Set(view.visibleCells.map(\.tag)).isSubset(of: source.sections[0]))
    view.performBatchUpdates {
      source.sections = [Array(0..<10)]
      view.deleteItems(at: [[0, 0]])
    }
    FrameClock.main.run(for: 0.4)
    view.finishInteractiveTransition()
    FrameClock.main.run(for: 0.4)
    #expect(view.cellsOnScreen.count == 6)
    expectAll(view.visibleCells) { view.indexPath(for: $0) == [0, $0.tag] }
    expectAll(view.visibleCells) { $0.bounds.width == 150 }
  }

  @Test func `starting a transition twice or ending a missing one raises an exception`() {
    let view = makeView(UICollectionViewFlowLayout())
    expectEqual(
      (exceptions { view.finishInteractiveTransition() }.count, 1),
      (exceptions { view.cancelInteractiveTransition() }.count, 1))
    var result: [Bool] = []
    _ = view.startInteractiveTransition(to: UICollectionViewFlowLayout()) { result = [$0, $1] }
    #expect(exceptions { _ = view.startInteractiveTransition(to: UICollectionViewFlowLayout()) }.count == 1)
    view.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: false)
    #expect(result == [false, false])
  }

  /// A layout that logs bounds queries and invalidations.
  private final class Listener: UICollectionViewFlowLayout {
    var bounds: [CGRect] = []
    var everything: [Bool] = []

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      bounds.append(newBounds)
      return super.shouldInvalidateLayout(forBoundsChange: newBounds)
    }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      if context.invalidateDataSourceCounts { everything.append(context.invalidateEverything) }
      super.invalidateLayout(with: context)
    }
  }

  @Test func `the next layout is queried with its final bounds, the old one with current ones`()
    throws
  {
    let (old, new) = (Listener(), Listener())
    (old.itemSize, new.itemSize) = (CGSize(width: 300, height: 50), CGSize(width: 300, height: 90))
    let view = makeView(old, at: CGPoint(x: 0, y: 900))
    _ = view.startInteractiveTransition(to: new)
    view.layoutIfNeeded()
    let end = new.targetContentOffset(forProposedContentOffset: .zero)
    #expect(end == .zero)
    (old.bounds, new.bounds) = ([], [])
    view.bounds.size.width = 310
    let shift = try #require(new.bounds.last).minY - (try #require(old.bounds.last)).minY
    #expect(old.bounds.last?.origin == CGPoint(x: 0, y: 900))
    #expect(shift > 300)
    #expect(new.bounds.last?.minX == 0)
    view.finishInteractiveTransition()
    FrameClock.main.run(for: 1)
    #expect(view.contentOffset.y == 900 + shift)
  }

  @Test func `in a transition, reloads invalidate both layouts completely, and updates do not`() {
    let (old, new) = (Listener(), Listener())
    let view = UICollectionView(old, showing: source, width: 320, height: 400)
    view.layoutIfNeeded()
    _ = view.startInteractiveTransition(to: new)
    view.layoutIfNeeded()
    (old.everything, new.everything) = ([], [])
    view.reloadData()
    view.layoutIfNeeded()
    expectEqual((old.everything, [true]), (new.everything, [true]))
    (old.everything, new.everything) = ([], [])
    view.reloadItems(at: [[0, 0]])
    FrameClock.main.run(for: 1)
    #expect(!old.everything.contains(true))
    #expect(!new.everything.contains(true))
    #expect(!old.everything.isEmpty)
    view.cancelInteractiveTransition()
    FrameClock.main.run(for: 1)
  }

  /// Scrolls during its next preparation.
  private final class Scroller: UICollectionViewFlowLayout {
    var scroll: ((UICollectionView) -> Void)?

    override func prepare() {
      super.prepare()
      let scroll = self.scroll
      self.scroll = nil
      if let collectionView { scroll?(collectionView) }
    }
  }

  enum WayToScroll: CaseIterable {
    case offset, offsetAtOnce, animated, bounds

    @MainActor func scroll(_ view: UICollectionView, to y: CGFloat) {
      switch self {
      case .offset: view.contentOffset.y = y
      case .offsetAtOnce: view.setContentOffset(CGPoint(x: 0, y: y), animated: false)
      case .animated: view.setContentOffset(CGPoint(x: 0, y: y), animated: true)
      case .bounds: view.bounds.origin.y = y
      }
    }
  }

  private final class ScrollCounter: NSObject, UICollectionViewDelegate {
    var scrolls = 0

    func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
  }

  @Test(arguments: [CGFloat(50), 90], WayToScroll.allCases)
  func `an offset set by the next layout takes effect only when the transition ends`(
    length: CGFloat, way: WayToScroll
  ) {
    let (old, new, delegate) = (UICollectionViewFlowLayout(), Scroller(), ScrollCounter())
    old.itemSize = CGSize(width: 300, height: 50)
    // If items keep their length, the transition ends at the current offset.
    new.itemSize = CGSize(width: 300, height: length)
    let view = makeView(old, at: CGPoint(x: 0, y: 900))
    _ = view.startInteractiveTransition(to: new)
    view.layoutIfNeeded()
    view.delegate = delegate
    new.scroll = { way.scroll($0, to: 333) }
    new.invalidateLayout()
    view.layoutIfNeeded()
    FrameClock.main.run(for: 0.5)
    #expect(view.contentOffset.y == 900)
    #expect(delegate.scrolls == 0)
    view.finishInteractiveTransition()
    FrameClock.main.run(for: 1)
    #expect(view.contentOffset.y == 333)
  }
}
