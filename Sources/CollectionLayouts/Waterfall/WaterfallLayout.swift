import CollectionView
import LayoutEngine

/// Items in lanes side by side, each as long as it wants to be: every item goes to the lane that is shortest
/// so far, or to the lanes in turn.
///
///     let layout = WaterfallLayout()
///     layout.laneCount = 3
///     layout.placement = .shortestLane
///
/// Lengths come from a delegate that conforms to ``WaterfallLayoutDelegate``, else from ``itemLength``.
/// "Length" and "extent" run along the scroll direction, "breadth" across it. Headers and footers are
/// supplementary views of the kinds `UICollectionView.elementKindSectionHeader` and `…Footer`, one of each a
/// section, at item 0.
///
/// A length that is negative, infinite or not a number counts as 0 and is reported once through ``LayoutDiagnostics``.
///
/// Preparing asks the data source for its counts and the delegate for each item's length once: O(items). A
/// query takes O(log items + hits). Scrolling does not prepare again, not even with pinned headers.
/// `invalidateItems(at:)` on an invalidation context asks for the lengths of those items only; ``itemSpacing``,
/// ``placement``, ``sectionInset``, ``headerReferenceLength`` and ``footerReferenceLength`` ask for what holds for the
/// sections only, as long as lanes stay as broad as they are.
///
/// After such a change the items before it stay, and those behind it are placed anew. The layout places them in one go up
/// to the end of the screen, at some 2 ns an item, and those behind the screen in the frames that follow, 131,072 in each.
/// Whoever asks for an item or a rectangle further on has everything before it placed first. So when the first of a
/// million items gets another length while the last one is on screen, the change costs some 2 ms, once. Then
/// ``maintainsVisibleContentPosition`` says what stays: the first visible item, or the content offset. Until all items
/// have their places the content size is at least what it was before the change.
open class WaterfallLayout: UICollectionViewLayout {
  nonisolated deinit {}

  /// Which lane an item goes to.
  public typealias Placement = LanePlacement

  /// How long an item is where no delegate says so.
  public enum ItemLength: Hashable {
    /// In points.
    case fixed(CGFloat)
    /// Length divided by the lane's breadth.
    case ratio(CGFloat)
  }

  /// What a delegate answers for as many lanes as ``minimumLaneBreadth`` allows, or ``laneCount`` where that
  /// is nil.
  public static let automaticLaneCount = Int.max

  /// Default vertical. In horizontal scrolling lanes are rows, and
  /// `flipsHorizontallyInOppositeLayoutDirection` makes them run from right to left where people read so.
  open var scrollDirection: UICollectionView.ScrollDirection = .vertical {
    didSet { changed(from: oldValue, to: scrollDirection) }
  }

  /// How many lanes stand side by side unless ``minimumLaneBreadth`` says. Default 2. Less than 1 traps.
  open var laneCount = 2 { didSet { changed(from: oldValue, to: Self.checked(laneCount: laneCount)) } }

  /// As many lanes as there can be of at least this breadth, in points, and one at least. Default nil:
  /// ``laneCount`` says how many. Traps where it is not above 0.
  open var minimumLaneBreadth: CGFloat? {
    didSet { changed(from: oldValue, to: minimumLaneBreadth.map(Self.checked(minimumLaneBreadth:))) }
  }

  /// Between two lanes, in points. Default 10. Negative traps.
  open var laneSpacing: CGFloat = 10 {
    didSet { changed(from: oldValue, to: Self.checked(spacing: laneSpacing, "laneSpacing")) }
  }

  /// Between two items of a lane, in points. Default 10. Negative traps.
  open var itemSpacing: CGFloat = 10 {
    didSet { changedMetrics(from: oldValue, to: Self.checked(spacing: itemSpacing, "itemSpacing")) }
  }

  /// Around the items of a section, not its header and footer. Default 10 on all sides.
  open var sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10) {
    didSet { changedMetrics(from: oldValue, to: sectionInset) }
  }

  /// Which lane an item goes to. Default `.shortestLane`, the first of equals.
  open var placement: Placement = .shortestLane { didSet { changedMetrics(from: oldValue, to: placement) } }

  /// The length of every section's header, in points. Default 0: no headers.
  open var headerReferenceLength: CGFloat = 0 {
    didSet { changedMetrics(from: oldValue, to: headerReferenceLength) }
  }

  /// The length of every section's footer, in points. Default 0: no footers.
  open var footerReferenceLength: CGFloat = 0 {
    didSet { changedMetrics(from: oldValue, to: footerReferenceLength) }
  }

  /// Whether headers stop at the start of the visible area until their section's end pushes them out. Default
  /// false.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { changed(from: oldValue, to: sectionHeadersPinToVisibleBounds) }
  }

  /// Whether footers wait at the end of the visible area until their place comes into it. Default false.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { changed(from: oldValue, to: sectionFootersPinToVisibleBounds) }
  }

  /// How long items are where no delegate answers. Default `.ratio(1)`.
  open var itemLength: ItemLength = .ratio(1) { didSet { changed(from: oldValue, to: itemLength) } }

  /// Whether the first visible item stays where it is on screen when items before it are inserted, deleted or get another
  /// length, and when the gaps between items change. Contents that are at their start stay there, and show what is inserted.
  /// Default true; where it is false, the offset stays.
  open var maintainsVisibleContentPosition = true

  // MARK: State, each value with the file of its topic

  /// All frames, but for pinning; nil before the first preparation.
  var sections: LaneSections?
  /// What the next preparation has to ask for.
  var staleness = WaterfallStaleness.everything
  /// How the items behind the screen get their places after a change.
  var tail = WaterfallTail()
  /// The batch of updates that goes on.
  var batch = WaterfallBatch()
  /// The item that is being moved by hand.
  var carried: CarriedItem?
  var lengthCheck = LengthCheck()

  // MARK: UICollectionViewLayout

  open override class var invalidationContextClass: AnyClass { WaterfallInvalidationContext.self }

  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  open override var collectionViewContentSize: CGSize { CGSize(sections?.contentSize ?? .zero) }

  open override func prepare() {
    super.prepare()
    bringUpToDate()
  }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    settleWithoutUpdates()
    return elements(in: rect)
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    settleWithoutUpdates()
    return item(at: indexPath)
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    settleWithoutUpdates()
    return boundary(ofKind: elementKind, at: indexPath)
  }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    // The view has moved on without telling what the last batch was.
    settleWithoutUpdates()
    super.invalidateLayout(with: takeIn(context))
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    pinsSomething || breadth(of: newBounds) != sections?.breadth
  }

  open override func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    if let context = context as? WaterfallInvalidationContext, breadth(of: newBounds) == sections?.breadth {
      context.leavesItems = true
      listPinnedViews(before: newBounds, in: context)
    }
    return context
  }

  open override func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath], previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forInteractivelyMovingItems: targetIndexPaths, withTargetPosition: targetPosition,
      previousIndexPaths: previousIndexPaths, previousPosition: previousPosition)
    if let context = context as? WaterfallInvalidationContext, let previous = previousIndexPaths.first,
      let target = targetIndexPaths.first, previousIndexPaths.count == 1
    {
      context.carried = CarriedItem(original: carried?.original ?? previous, current: target)
    }
    return context
  }

  open override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    settle(updateItems)
    let paths = PathsAfterUpdate(updateItems)
    batch.visibleStart = visibleStart(keeping: batch.anchors) { paths[$0] }
  }

  open override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    guard let start = batch.visibleStart else {
      return super.targetContentOffset(forProposedContentOffset: proposedContentOffset)
    }
    return offset(forVisibleStart: start, proposed: proposedContentOffset, along: scrollDirection)
  }

  open override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    (batch.anchors, batch.visibleStart) = (VisibleAnchors(), nil)
  }
}
