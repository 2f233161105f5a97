import UIKitCollections
import TestSupport
import Testing
import UIKitTestSupport

/// Items in random frames. The layout checks the order of calls: no query before preparation, and one
/// preparation for each invalidation.
private final class StrictLayout: UICollectionViewLayout {
  private enum State { case invalid, prepared }

  private var state = State.invalid
  private var answeredYes = false
  private var openBoundsChanges = 0
  private(set) var offences: [String] = []
  private(set) var frames: [CGRect] = []
  private var random: SeededGenerator
  var extent: CGFloat = 1200
  var invalidatesOnBoundsChange = false

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
    state = .invalid
  }

  override func prepare() {
    if state == .prepared { offences.append("prepared twice") }
    state = .prepared
    guard let collectionView, collectionView.numberOfSections > 0 else { return frames = [] }
    frames = (0..<collectionView.numberOfItems(inSection: 0)).map { _ in
      // With whole points, a center and a size give back the exact frame.
      CGRect(
        x: Int.random(in: 0...Int(extent), using: &random),
        y: Int.random(in: 0...Int(extent), using: &random),
        width: 2 * Int.random(in: 1...75, using: &random), height: 2 * Int.random(in: 1...75, using: &random))
    }
  }

  private func check(_ call: String) {
    if state == .invalid { offences.append("\(call) before prepare") }
  }

  override var collectionViewContentSize: CGSize {
    check("content size")
    return CGSize(width: extent + 150, height: extent + 150)
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    check("elements")
    return frames.indices.filter { frames[$0].intersects(rect) }.map(attributes)
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    check("item")
    if !frames.indices.contains(indexPath.item) {
      offences.append("item \(indexPath.item) of \(frames.count)")
    }
    return frames.indices.contains(indexPath.item) ? attributes(indexPath.item) : nil
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    check("bounds")
    if newBounds == collectionView?.bounds { offences.append("queried for unchanged bounds") }
    answeredYes = invalidatesOnBoundsChange
    return invalidatesOnBoundsChange
  }

  override func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  {
    if !answeredYes { offences.append("context requested for a declined bounds change") }
    answeredYes = false
    return super.invalidationContext(forBoundsChange: newBounds)
  }

  override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    check("target offset")
    return proposedContentOffset
  }

  override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
    if oldBounds.size == collectionView?.bounds.size { offences.append("prepared for an unchanged size") }
    if UIView.inheritedAnimationDuration == 0 { offences.append("prepared for an unanimated bounds change") }
    openBoundsChanges += 1
  }

  override func finalizeAnimatedBoundsChange() {
    check("finalize")
    openBoundsChanges -= 1
    if openBoundsChanges != 0 { offences.append("\(openBoundsChanges) bounds changes not finalized") }
  }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    check("initial attributes")
    if openBoundsChanges != 1 { offences.append("initial attributes outside a bounds change") }
    return nil
  }

  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    check("final attributes")
    if openBoundsChanges != 1 { offences.append("final attributes outside a bounds change") }
    return nil
  }

  private func attributes(_ item: Int) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
    attributes.frame = frames[item]
    return attributes
  }
}

@Suite("B1 Random sequences of scrolling, resizing, invalidating and reloading", .serialized)
struct RandomSequenceTests {
  @Test(.fact("B1.2"), arguments: seedBlocks(1000))
  func `visible cells match brute force, and every layout call is legal`(block: Range<UInt64>) {
    block.forEachSeed { seed in
      var random = SeededGenerator(seed: seed)
      let layout = StrictLayout(seed: seed)
      layout.invalidatesOnBoundsChange = Bool.random(using: &random)
      let source = CountedCells([30])
      let view = UICollectionView(layout, showing: source, width: 300, height: 300)
      for _ in 0..<20 {
        for _ in 0...Int.random(in: 0..<3, using: &random) { change(view, layout, source, &random) }
        view.layoutIfNeeded()
        let bounds = view.bounds
        let expected = layout.frames.indices.filter { item in
          let frame = layout.frames[item]
          return frame.minX < bounds.maxX && frame.maxX > bounds.minX && frame.minY < bounds.maxY
            && frame.maxY > bounds.minY && !bounds.isEmpty
        }
        #expect(view.indexPathsForVisibleItems.map(\.item) == expected)
        for item in expected {
          #expect(view.cellForItem(at: IndexPath(item: item, section: 0))?.frame == layout.frames[item])
        }
      }
      #expect(layout.offences == [])
    }
  }

  private func change(
    _ view: UICollectionView, _ layout: StrictLayout, _ source: CountedCells,
    _ random: inout SeededGenerator
  ) {
    let size = CGSize(
      width: CGFloat.random(in: 0...500, using: &random), height: CGFloat.random(in: 0...500, using: &random))
    let offset = CGPoint(
      x: CGFloat.random(in: -100...1300, using: &random), y: CGFloat.random(in: -100...1300, using: &random))
    switch Int.random(in: 0..<10, using: &random) {
    case 0, 1: view.contentOffset = offset
    case 2: view.frame.size = size
    case 3: layout.invalidateLayout()
    case 4:
      source.counts = [Int.random(in: 0...40, using: &random)]
      view.reloadData()
    case 5: UIView.animate(withDuration: 0.3) { view.frame.size = size }
    case 6: view.setContentOffset(offset, animated: Bool.random(using: &random))
    case 7: view.bounds = CGRect(origin: offset, size: size)
    case 8: FrameClock.main.run(for: TimeInterval.random(in: 0...0.4, using: &random))
    default:
      layout.extent = CGFloat.random(in: 100...1500, using: &random)
      layout.invalidateLayout()
    }
  }
}
