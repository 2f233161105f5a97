import CollectionView
import Testing

/// What an author of layouts is told through the warning handler, once a class of layout and kind of mistake. Each test has a
/// class of its own: a class that has had its warning has had it for good.
@Suite("Mistakes of a layout's author have a name", .serialized)
struct LayoutWarningTests {
  /// A column of items of 40 points, without a mistake.
  class ColumnLayout: UICollectionViewLayout {
    var count: Int {
      (collectionView?.numberOfSections ?? 0) > 0 ? collectionView?.numberOfItems(inSection: 0) ?? 0 : 0
    }

    override var collectionViewContentSize: CGSize { CGSize(width: 100, height: CGFloat(count) * 40) }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      (0..<count).map(attributes(at:)).filter { $0.frame.maxY > rect.minY && $0.frame.minY < rect.maxY }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      attributes(at: indexPath.item)
    }

    func makeAttributes(at path: IndexPath) -> UICollectionViewLayoutAttributes {
      UICollectionViewLayoutAttributes(forCellWith: path)
    }

    func attributes(at item: Int) -> UICollectionViewLayoutAttributes {
      let attributes = makeAttributes(at: [0, item])
      attributes.frame = CGRect(x: 0, y: CGFloat(item) * 40, width: 100, height: 40)
      return attributes
    }
  }

  private struct Stage {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view: UICollectionView
    let source: CountingDataSource

    init(_ layout: UICollectionViewLayout, items: Int = 10, source: CountingDataSource? = nil) {
      self.source = source ?? CountingDataSource([items])
      view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = self.source
      window.addSubview(view)
      window.isHidden = false
    }

    func run() { FrameClock.main.run(for: 1) }
  }

  /// One warning that has these words and ends with a full stop; none when the same is done again.
  private func expect(
    _ words: [String], _ mistake: () -> Void, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let messages = warnings(in: mistake)
    #expect(messages.count == 1, "\(messages)", sourceLocation: sourceLocation)
    for word in words {
      #expect(messages.first?.contains(word) == true, "\(messages)", sourceLocation: sourceLocation)
    }
    #expect(messages.first?.hasSuffix(".") == true, sourceLocation: sourceLocation)
    #expect(warnings(in: mistake).isEmpty, sourceLocation: sourceLocation)
  }

  // MARK: Answers

  private final class SilentLayout: ColumnLayout {
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  }

  @Test("nil for a rectangle, though there are items")
  func noElements() {
    #expect(warnings { Stage(SilentLayout(), items: 0).run() }.isEmpty)
    expect(["SilentLayout.layoutAttributesForElements(in:) returns nil"]) { Stage(SilentLayout()).run() }
  }

  private final class RepeatingLayout: ColumnLayout {
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      [attributes(at: 0), attributes(at: 1), attributes(at: 1)]
    }
  }

  @Test("an index path twice in one answer: the first one counts")
  func repeatedPath() {
    expect(["RepeatingLayout.layoutAttributesForElements(in:)", "cell at index path [0, 1] more than once"]) {
      let stage = Stage(RepeatingLayout())
      stage.run()
      #expect(stage.view.visibleCells.count == 2)
    }
  }

  private final class MeddlingLayout: ColumnLayout {
    private var cache: [Int: UICollectionViewLayoutAttributes] = [:]
    var meddle: (UICollectionViewLayoutAttributes) -> Void = { _ in }

    override func prepare() { cache = [:] }

    override func attributes(at item: Int) -> UICollectionViewLayoutAttributes {
      let attributes = cache[item] ?? super.attributes(at: item)
      cache[item] = attributes
      return attributes
    }

    /// The idiom that forgets the copy.
    override func finalLayoutAttributesForDisappearingItem(
      at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = layoutAttributesForItem(at: path)
      attributes?.alpha = 0
      return attributes
    }
  }

  @Test("attributes that change after they were handed out; not those that change with an invalidation")
  func changedAttributes() {
    #expect(
      warnings {
        let layout = MeddlingLayout()
        let stage = Stage(layout)
        stage.run()
        layout.attributes(at: 1).frame.size.width = 50
        layout.invalidateLayout()
        stage.run()
        stage.view.contentOffset.y = 10
        stage.run()
      }.isEmpty)
    expect(["cell at index path [0, 1] changed after MeddlingLayout handed them out", "Change a copy"]) {
      let layout = MeddlingLayout()
      let stage = Stage(layout)
      stage.run()
      layout.attributes(at: 1).alpha = 0.5
      stage.view.contentOffset.y = 10
      stage.run()
    }
  }

  private final class ForgetfulLayout: ColumnLayout {
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      nil
    }
  }

  private final class TwofoldLayout: ColumnLayout {
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      let attributes = attributes(at: indexPath.item)
      attributes.transform = CGAffineTransform(scaleX: 2, y: 2)
      return attributes
    }
  }

  @Test("attributes by path that are not those for the rectangle")
  func differentItem() {
    expect(["TwofoldLayout.layoutAttributesForItem(at:) returns", "[0, 1]", "Both must agree"]) {
      let stage = Stage(TwofoldLayout())
      stage.run()
      _ = stage.view.layoutAttributesForItem(at: [0, 1])
    }
    expect(["ForgetfulLayout.layoutAttributesForItem(at:) returns nil for the cell at index path [0, 2]"]) {
      let stage = Stage(ForgetfulLayout())
      stage.run()
      _ = stage.view.layoutAttributesForItem(at: [0, 2])
    }
  }

  private final class BlindLayout: ColumnLayout {
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      indexPath.item < 5 ? attributes(at: indexPath.item) : nil
    }
  }

  @Test("scrolling to an item of which the layout knows nothing: nothing moves")
  func scrollTarget() {
    expect(["BlindLayout.layoutAttributesForItem(at:) has no attributes for the cell at index path [0, 9]"]) {
      let stage = Stage(BlindLayout())
      stage.run()
      stage.view.scrollToItem(at: [0, 9], at: .top, animated: false)
      #expect(stage.view.contentOffset == .zero)
    }
  }

  // MARK: Counts and contexts

  private final class GrowingSource: CountingDataSource {}
  private final class OtherGrowingSource: CountingDataSource {}

  @Test("counts that change without a word, seen when a cell is made")
  func changedCounts() {
    UIKitException.checksDataSourceCounts = true
    defer { UIKitException.checksDataSourceCounts = false }
    expect(["GrowingSource has 9 items in section 0, and had 20", "reloadData()"]) {
      let stage = Stage(ColumnLayout(), source: GrowingSource([20]))
      stage.run()
      stage.source.counts = [9]
      stage.view.contentOffset.y = 100
      stage.run()
    }
    expect(["OtherGrowingSource has 2 sections, and had 1"]) {
      let stage = Stage(ColumnLayout(), source: OtherGrowingSource([20]))
      stage.run()
      stage.source.counts = [20, 1]
      stage.view.contentOffset.y = 100
      stage.run()
    }
  }

  private final class ToldSource: CountingDataSource {}

  @Test("counts that change with a word are fine")
  func announcedCounts() {
    let messages = warnings {
      let stage = Stage(ColumnLayout(), source: ToldSource([20]))
      stage.run()
      stage.source.counts = [21]
      stage.view.performBatchUpdates { stage.view.insertItems(at: [[0, 0]]) }
      stage.run()
      stage.source.counts = [20]
      stage.view.deleteItems(at: [[0, 0]])
      stage.run()
      stage.view.contentOffset.y = 200
      stage.run()
      stage.source.counts = [15]
      stage.view.reloadData()
      stage.run()
    }
    #expect(messages.isEmpty, "\(messages)")
  }

  private final class PointingLayout: ColumnLayout {
    private(set) var asked: [Int] = []

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      asked.append(indexPath.item)
      return super.layoutAttributesForItem(at: indexPath)
    }
  }
  private final class SectionPointingLayout: ColumnLayout {}

  @Test("a context that names items that are not there: the layout is not asked for them")
  func absentItems() {
    expect(["Context invalidates the cell at index path [0, 10] of PointingLayout", "ignored"]) {
      let layout = PointingLayout()
      let stage = Stage(layout)
      stage.run()
      let context = UICollectionViewLayoutInvalidationContext()
      context.invalidateItems(at: [[0, 1], [0, 10]])
      layout.invalidateLayout(with: context)
      stage.run()
      #expect(layout.asked == [1])
    }
    expect(["supplementary view of kind header at index path [3, 0] of SectionPointingLayout"]) {
      let layout = SectionPointingLayout()
      let stage = Stage(layout)
      stage.run()
      let context = UICollectionViewLayoutInvalidationContext()
      context.invalidateSupplementaryElements(ofKind: "header", at: [[3, 0]])
      context.invalidateDecorationElements(ofKind: "global", at: [[7]])
      layout.invalidateLayout(with: context)
      stage.run()
    }
  }

  // MARK: Super

  private final class SuperlessLayout: ColumnLayout {
    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {}
  }
  private final class PlainSuperlessLayout: ColumnLayout {
    override func invalidateLayout() {}
  }
  private final class DeafLayout: ColumnLayout {
    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  }
  private final class UnfinishedLayout: ColumnLayout {
    override func finalizeCollectionViewUpdates() {}
  }
  private final class StuckLayout: ColumnLayout {
    override func finalizeLayoutTransition() {}
  }
  private final class RigidLayout: ColumnLayout {
    override func finalizeAnimatedBoundsChange() {}
  }
  private final class PoliteLayout: ColumnLayout {
    override func invalidateLayout() { super.invalidateLayout() }
    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      super.invalidateLayout(with: context)
    }
    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
      super.prepare(forCollectionViewUpdates: updateItems)
    }
    override func finalizeCollectionViewUpdates() { super.finalizeCollectionViewUpdates() }
    override func finalizeLayoutTransition() { super.finalizeLayoutTransition() }
    override func finalizeAnimatedBoundsChange() { super.finalizeAnimatedBoundsChange() }
  }

  private func useEverything(_ layout: UICollectionViewLayout) {
    let stage = Stage(layout)
    stage.run()
    layout.invalidateLayout()
    stage.run()
    stage.source.counts = [11]
    stage.view.insertItems(at: [[0, 0]])
    stage.run()
    UIView.animate(withDuration: 0.2) { stage.view.frame.size.height = 80 }
    stage.run()
    stage.view.setCollectionViewLayout(ColumnLayout(), animated: true)
    stage.run()
  }

  @Test("overrides that do not call super; those that do are fine")
  func missingSuper() {
    for (layout, name) in [
      (SuperlessLayout(), "SuperlessLayout overrides invalidateLayout(with:) without"),
      (PlainSuperlessLayout(), "PlainSuperlessLayout overrides invalidateLayout() without"),
      (DeafLayout(), "DeafLayout overrides prepare(forCollectionViewUpdates:) without"),
      (UnfinishedLayout(), "UnfinishedLayout overrides finalizeCollectionViewUpdates() without"),
      (StuckLayout(), "StuckLayout overrides finalizeLayoutTransition() without"),
      (RigidLayout(), "RigidLayout overrides finalizeAnimatedBoundsChange() without"),
    ] { expect([name]) { useEverything(layout) } }
    let messages = warnings { useEverything(PoliteLayout()) }
    #expect(messages.isEmpty, "\(messages)")
  }

  // MARK: Attributes of one's own

  private final class LossyAttributes: UICollectionViewLayoutAttributes {
    var ratio = 0.0
  }
  private final class LossyLayout: ColumnLayout {
    override func makeAttributes(at path: IndexPath) -> UICollectionViewLayoutAttributes {
      LossyAttributes(forCellWith: path)
    }
    override func attributes(at item: Int) -> UICollectionViewLayoutAttributes {
      let attributes = super.attributes(at: item)
      (attributes as? LossyAttributes)?.ratio = Double(item)
      return attributes
    }
  }

  private final class IndifferentAttributes: UICollectionViewLayoutAttributes {
    var name: String?
    override func copy(with zone: NSZone? = nil) -> Any {
      let copy = super.copy(with: zone)
      (copy as? IndifferentAttributes)?.name = name
      return copy
    }
  }
  private final class IndifferentLayout: ColumnLayout {
    override func makeAttributes(at path: IndexPath) -> UICollectionViewLayoutAttributes {
      IndifferentAttributes(forCellWith: path)
    }
    override func attributes(at item: Int) -> UICollectionViewLayoutAttributes {
      let attributes = super.attributes(at: item)
      (attributes as? IndifferentAttributes)?.name = item == 2 ? "two" : nil
      return attributes
    }
  }

  private final class CarefulAttributes: UICollectionViewLayoutAttributes {
    nonisolated(unsafe) var ratio = 0.0
    var partner: NSObject?
    lazy var square = ratio * ratio
    override func copy(with zone: NSZone? = nil) -> Any {
      let copy = super.copy(with: zone)
      (copy as? CarefulAttributes)?.ratio = ratio
      (copy as? CarefulAttributes)?.partner = partner.map { _ in NSObject() }
      return copy
    }
    nonisolated override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? CarefulAttributes, other.ratio == ratio else { return false }
      return super.isEqual(other)
    }
  }
  private final class CarefulLayout: ColumnLayout {
    override func makeAttributes(at path: IndexPath) -> UICollectionViewLayoutAttributes {
      CarefulAttributes(forCellWith: path)
    }
    override func attributes(at item: Int) -> UICollectionViewLayoutAttributes {
      let attributes = super.attributes(at: item)
      if let own = attributes as? CarefulAttributes {
        own.ratio = item == 1 ? .nan : Double(item)
        own.partner = NSObject()
        _ = own.square
      }
      return attributes
    }
  }

  @Test("attributes that lose what is theirs when they are copied, or do not compare it")
  func attributesOfOnesOwn() {
    expect(["LossyAttributes has lost its ratio", "copy(with:)"]) { Stage(LossyLayout()).run() }
    expect(["IndifferentAttributes are equal although their name differs", "isEqual(_:)"]) {
      Stage(IndifferentLayout()).run()
    }
    let messages = warnings { Stage(CarefulLayout()).run() }
    #expect(messages.isEmpty, "\(messages)")
  }

  // MARK: Lifetimes

  private final class ClingingLayout: ColumnLayout {
    weak var weakly: UICollectionView?
    var title = "clinging"
    var strongly: UICollectionView?
  }
  private final class LooseLayout: ColumnLayout {
    weak var weakly: UICollectionView?
    unowned var unownedly: UICollectionView
    weak var window: UIWindow?
    init(_ view: UICollectionView) {
      unownedly = view
      super.init()
    }
    required init?(coder: NSCoder) { nil }
  }

  @Test("a layout that keeps its view alive; one that refers to it weakly is fine")
  func retainedView() {
    expect(["ClingingLayout.strongly keeps the collection view alive"]) {
      let layout = ClingingLayout()
      let stage = Stage(layout)
      (layout.weakly, layout.strongly) = (stage.view, stage.view)
      stage.run()
      layout.strongly = nil
    }
    let messages = warnings {
      let stage = Stage(ColumnLayout())
      let layout = LooseLayout(stage.view)
      layout.weakly = stage.view
      stage.view.collectionViewLayout = layout
      stage.run()
    }
    #expect(messages.isEmpty, "\(messages)")
  }

  private final class OrphanView: UIView {}

  @Test("a window that is gone while the clock drives what was in it")
  func lostWindow() {
    expect(["The window of", "OrphanView", "is gone"]) {
      let view = OrphanView()
      do {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.isHidden = false
        window.addSubview(view)
        view.layoutIfNeeded()
      }
      #expect(view.window == nil)
      FrameClock.main.advance(by: 1 / 60)
      view.setNeedsLayout()
      FrameClock.main.advance(by: 1 / 60)
      FrameClock.main.advance(by: 1 / 60)
    }
  }

  @Test("a view that was taken out of a window, or went into another one, is fine")
  func movedView() {
    let (taken, moved) = (UIView(), UIView())
    let next = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let messages = warnings {
      do {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.isHidden = false
        window.addSubview(taken)
        window.addSubview(moved)
        taken.removeFromSuperview()
        next.addSubview(moved)
      }
      for view in [taken, moved] { view.setNeedsLayout() }
      FrameClock.main.advance(by: 1 / 60)
    }
    #expect(messages.isEmpty, "\(messages)")
  }

  // MARK: No mistake

  @Test("layouts without a mistake hear nothing, whatever is done with them")
  func faultless() {
    let layouts = [UICollectionViewFlowLayout(), ColumnLayout()]
    for layout in layouts {
      let messages = warnings {
        let stage = Stage(layout, items: 100)
        (layout as? UICollectionViewFlowLayout)?.itemSize = CGSize(width: 30, height: 30)
        stage.run()
        for offset in stride(from: CGFloat(0), to: 900, by: 70) {
          stage.view.contentOffset.y = offset
          stage.run()
          for path in stage.view.indexPathsForVisibleItems {
            _ = stage.view.layoutAttributesForItem(at: path)
          }
        }
        stage.view.scrollToItem(at: [0, 3], at: .centeredVertically, animated: true)
        stage.run()
        useEverything(layout)
      }
      #expect(messages.isEmpty, "\(messages)")
    }
  }
}
