import CollectionView
import LayoutEngine

/// Items of any length in lanes side by side: every item goes to the lane that ends first, or to the lanes in turn.
///
///     let layout = WaterfallLayout()
///     layout.laneCount = 3
///     layout.placement = .shortestLane
///
/// Lengths come from a delegate that conforms to ``WaterfallLayoutDelegate``, else from ``itemLength``. "Length" and
/// "extent" run along the scroll direction, "breadth" across it. A section may have a header and a footer, supplementary
/// views of the kinds `UICollectionView.elementKindSectionHeader` and `…Footer` at item 0.
///
/// A length that is negative, infinite or NaN counts as 0. The first one is reported through ``LayoutDiagnostics``.
///
/// **Costs.** Preparing asks the data source for its counts and the delegate once for each item's length: O(items). A query
/// takes O(log items + sections + hits). Scrolling asks for nothing again, not even with pinned headers. An invalidation
/// context with `invalidateItems(at:)` asks for the lengths of those items only; within a batch of updates, it may ask for
/// all. ``itemSpacing``, ``placement``, ``sectionInset``, ``headerReferenceLength`` and ``footerReferenceLength`` ask for no
/// lengths, unless they change the lanes' breadth.
///
/// **After such a change**, the items before it keep their places and those behind it are placed anew. Those up to the end
/// of the screen are placed at once, at about 2 ns an item. Those behind the screen are placed in the next frames, 131,072
/// in each, or when somebody asks for one of them. So if the first of a million items changes its length while the last one
/// is on screen, that takes about 2 ms, once. ``maintainsVisibleContentPosition`` decides whether the first visible item
/// stays where it is on screen, or the content offset stays. Until all items have their places, the content size is at
/// least what it was before the change.
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
    /// The cell says it, when it comes into view, by `preferredLayoutAttributesFitting(_:)`. Until then the length is this
    /// estimate, in points.
    case estimated(CGFloat)
  }

  /// Of lanes that are equal to an item, which one is the first, and where the first item goes.
  public enum LaneOrder: Hashable, Sendable {
    /// The leading lane: the left one in left-to-right languages, the upper one where lanes are rows.
    case leadingFirst
    /// The trailing lane.
    case trailingFirst
  }

  /// The delegate's answer for as many lanes as ``minimumLaneBreadth`` allows, or ``laneCount`` where that is nil.
  public static let automaticLaneCount = Int.max

  /// The delegate's answer for the length of an item, a header or a footer that sizes itself: its view says it, when it comes
  /// into view, by `preferredLayoutAttributesFitting(_:)`.
  public static let automaticLength = CGFloat.greatestFiniteMagnitude

  /// The kind of the decoration view behind each section that ``sectionBackgroundInset`` asks for. Register a class for it
  /// with the layout.
  public static let elementKindSectionBackground = "WaterfallLayout.elementKindSectionBackground"

  /// Default vertical. In horizontal scrolling, lanes are rows; they run from right to left in right-to-left languages.
  open var scrollDirection: UICollectionView.ScrollDirection = .vertical {
    willSet { if newValue != scrollDirection, sections != nil { notePlace() } }
    didSet { changed(from: oldValue, to: scrollDirection) }
  }

  /// How many lanes there are, unless ``minimumLaneBreadth`` decides. Default 2. Less than 1 counts as 1.
  open var laneCount = 2 { didSet { changed(from: oldValue, to: laneCount) } }

  /// If set, there are as many lanes as fit with at least this breadth, in points, and at least one. Default nil:
  /// ``laneCount`` decides. Less than 1 counts as 1.
  open var minimumLaneBreadth: CGFloat? { didSet { changed(from: oldValue, to: minimumLaneBreadth) } }

  /// Between two lanes, in points. Default 10. Negative counts as 0.
  open var laneSpacing: CGFloat = 10 { didSet { changed(from: oldValue, to: laneSpacing) } }

  /// Between two items of a lane, in points. Default 10. Negative counts as 0.
  open var itemSpacing: CGFloat = 10 { didSet { changedMetrics(from: oldValue, to: itemSpacing) } }

  /// Around the items of a section, not its header and footer. Default 10 on all sides.
  open var sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10) {
    didSet { changedMetrics(from: oldValue, to: sectionInset) }
  }

  /// Which lane an item goes to. Default `.shortestLane`; of equal lanes the first.
  open var placement: Placement = .shortestLane { didSet { changedMetrics(from: oldValue, to: placement) } }

  /// Which lane is the first. Default `.leadingFirst`.
  open var laneOrder: LaneOrder = .leadingFirst { didSet { changedMetrics(from: oldValue, to: laneOrder) } }

  /// The length of every section's header, in points. Default 0: no headers. With ``automaticLength`` headers size themselves.
  open var headerReferenceLength: CGFloat = 0 {
    didSet { changedMetrics(from: oldValue, to: headerReferenceLength) }
  }

  /// The length of every section's footer, in points. Default 0: no footers. With ``automaticLength`` footers size themselves.
  open var footerReferenceLength: CGFloat = 0 {
    didSet { changedMetrics(from: oldValue, to: footerReferenceLength) }
  }

  /// Whether headers stay at the start of the visible area until their section's end pushes them out. Default false.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { changed(from: oldValue, to: sectionHeadersPinToVisibleBounds) }
  }

  /// Whether footers stay at the end of the visible area until their own place comes into it. Default false.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { changed(from: oldValue, to: sectionFootersPinToVisibleBounds) }
  }

  /// How far behind the start of the visible area headers stay, in points. Default 0. Negative values let them slide out by as
  /// much.
  open var pinningOffset: CGFloat = 0 { didSet { if pinningOffset != oldValue { movePinnedViews() } } }

  /// If set, every section that has items has a decoration view of the kind ``elementKindSectionBackground`` behind it, at
  /// item 0: the section from its header to its footer in the whole breadth, less this inset. Default nil.
  open var sectionBackgroundInset: UIEdgeInsets? {
    didSet { changedMetrics(from: oldValue, to: sectionBackgroundInset) }
  }

  /// How long items are where no delegate says so. Default `.ratio(1)`.
  open var itemLength: ItemLength = .ratio(1) { didSet { changed(from: oldValue, to: itemLength) } }

  /// Whether the first visible item stays where it is on screen when items before it are inserted, deleted or change their
  /// length, and when spacings change. Scrolled to their start, the contents stay there: what is inserted at the start
  /// comes into view. Default true. If false, the content offset stays. Cells that size themselves move nothing that is on
  /// screen either way.
  open var maintainsVisibleContentPosition = true

  // MARK: State, one value a topic

  /// Where everything lies, pinning aside. Nil before the first preparation.
  var sections: LaneSections?
  /// What must be asked for before the sections are right again.
  var staleness = WaterfallStaleness.everything
  /// How the items behind the screen get their places after a change.
  var tail = WaterfallTail()
  /// The batch of updates under way. Anchors are also taken for `reloadData()` and for moves by hand.
  var batch = WaterfallBatch()
  /// The item that is being moved by hand.
  var carried: CarriedItem?
  /// What sizes itself, and what it has said.
  var selfSizing = WaterfallSelfSizing()
  /// What stays in place when the view has another breadth or the layout another direction.
  var kept = KeptAnchors()
  /// Whether the delegate has turned out to leave spans to the default: then it is not asked for those of all items.
  var hasDefaultSpans = false
  var lengthCheck = LengthCheck()

  // MARK: UICollectionViewLayout

  open override class var invalidationContextClass: AnyClass { SectionedInvalidationContext.self }

  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  open override var collectionViewContentSize: CGSize { CGSize(sections?.contentSize ?? .zero) }

  open override func prepare() {
    super.prepare()
    bringUpToDate()
    goToKeptPlace()
  }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    settleWithoutUpdates()
    selfSizing.asked = AskedItem()
    return elements(in: rect)
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    settleWithoutUpdates()
    selfSizing.asked.note(indexPath)
    return item(at: indexPath)
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    settleWithoutUpdates()
    return boundary(ofKind: elementKind, at: indexPath)
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    settleWithoutUpdates()
    return background(ofKind: elementKind, at: indexPath)
  }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    // If the changes of the last batch were never told, everything may differ.
    settleWithoutUpdates()
    let context = takeIn(context)
    selfSizing.isAdjusting = context.contentOffsetAdjustment != .zero
    super.invalidateLayout(with: context)
    selfSizing.isAdjusting = false
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    holdWhatIsShown(before: newBounds)
    return pinsSomething || breadth(of: newBounds) != sections?.breadth || isMirroredElsewhere(in: newBounds)
      || selfSizing.awaitsLevel
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    measurement(preferredAttributes, of: originalAttributes) != nil
  }

  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    (context as? SectionedInvalidationContext)?.measurement = measurement(
      preferredAttributes, of: originalAttributes)
    return context
  }

  open override func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    guard let own = context as? SectionedInvalidationContext else { return context }
    if breadth(of: newBounds) != sections?.breadth {
      notePlace()
    } else if isMirroredElsewhere(in: newBounds) {
      own.changesMetrics = true
      notePlace()
    } else {
      own.leavesItems = true
      if !selfSizing.awaitsLevel { listPinnedViews(before: newBounds, in: own) }
    }
    return own
  }

  open override func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath], previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forInteractivelyMovingItems: targetIndexPaths, withTargetPosition: targetPosition,
      previousIndexPaths: previousIndexPaths, previousPosition: previousPosition)
    (context as? SectionedInvalidationContext)?.carried = CarriedItem(
      from: previousIndexPaths, to: targetIndexPaths, before: carried)
    return context
  }

  open override func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: indexPaths, previousIndexPaths: previousIndexPaths,
      movementCancelled: movementCancelled)
    (context as? SectionedInvalidationContext)?.cancelsMovement = movementCancelled
    return context
  }

  open override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
    super.prepareForTransition(from: oldLayout)
    // What was shown when this layout was last used is not to be kept in place.
    kept = KeptAnchors()
    sections = nil
  }

  open override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    let paths = PathsAfterUpdate(updateItems)
    followMeasured(paths)
    settle(updateItems)
    batch.visibleStart = visibleStart(keeping: batch.anchors) { paths[$0] }
    // The offset follows what is kept in place; nobody scrolls.
    (selfSizing.updated, selfSizing.isAdjusting) = (batch.anchors.following(paths).first, true)
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
    selfSizing.isAdjusting = false
  }
}
