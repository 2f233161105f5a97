import CollectionView
import LayoutEngine

/// What layouts have in common that put sections one after another: ``JustifiedLayout``, for one.
///
/// A section has a header, its items between the insets, and a footer. Header and footer are supplementary views of the kinds
/// `UICollectionView.elementKindSectionHeader` and `…Footer` at item 0. On its own this class shows nothing: use one of its
/// subclasses.
///
/// "Length" and "extent" run along the scroll direction, "breadth" across it. A length that is negative, infinite or NaN
/// counts as 0. The first value that makes no sense is reported through ``LayoutDiagnostics``.
///
/// **Costs.** A full preparation asks the data source for its counts, and the delegate for each section and each item once.
/// Settings, another size of the view and invalidated headers or footers ask for sections only, and pack the items again as
/// they are known. A batch of updates asks for all items again, O(items): where the first items change, all behind them are packed
/// anyway. ``WaterfallLayout``, which asks only for those that come and are reloaded, is the one for data that grow by the page
/// without end. An invalidation context with `invalidateItems(at:)` asks for those items. Scrolling asks for nothing: it
/// moves pinned views only.
open class SectionedLayout: UICollectionViewLayout {
  nonisolated deinit {}

  /// Default vertical. Horizontal contents run from right to left in right-to-left languages.
  open var scrollDirection: UICollectionView.ScrollDirection = .vertical {
    willSet {
      guard newValue != scrollDirection else { return }
      (place.held, place.jump) = ([], nil)
      notePlace()
    }
    didSet { changed(from: oldValue, to: scrollDirection) }
  }

  /// Around the items of a section, not its header and footer, in points. Default 10 on all sides.
  open var sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10) {
    didSet { changedMetrics(from: oldValue, to: sectionInset) }
  }

  /// The answer for a header or footer that sizes itself: ``WaterfallLayout/automaticLength``.
  public static var automaticLength: CGFloat { WaterfallLayout.automaticLength }

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
    didSet { changedPinning(from: oldValue, to: sectionHeadersPinToVisibleBounds) }
  }

  /// Whether footers stay at the end of the visible area until their own place comes into it. Default false.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { changedPinning(from: oldValue, to: sectionFootersPinToVisibleBounds) }
  }

  /// How far behind the start of the visible area headers are pinned, in points. Default 0.
  open var pinningOffset: CGFloat = 0 { didSet { changedPinning(from: oldValue, to: pinningOffset) } }

  /// Whether the first visible item stays where it is on screen when items before it are inserted, deleted or change, when
  /// settings change, and when the view gets another size. Contents that are at their start stay there: what is inserted is to
  /// be seen. Default true. If false, the content offset stays.
  open var maintainsVisibleContentPosition = true

  // MARK: State

  /// What must be asked for before the contents are right again.
  var staleness = SectionedStaleness()
  var place = SectionedPlace()
  /// The item that is being moved by hand.
  var carried: CarriedItem?
  var lengthCheck = LengthCheck()
  /// What headers and footers have said of their length.
  var boundaries = MeasuredBoundaries()

  // MARK: What subclasses say

  /// Where everything lies, pinning aside. Nil before the first preparation.
  var contents: (any SectionedContents)? { nil }

  /// Takes the contents away.
  func removeContents() {}

  /// Asks for all items and packs them.
  func askForEverything(in collectionView: UICollectionView) {}

  /// Packs the same items by the present settings and metrics.
  func packAgain(in collectionView: UICollectionView) {}

  /// Asks for items of a section again. They exist, and come in ascending order.
  func ask(for items: [Int], ofSection section: Int, in collectionView: UICollectionView) {}

  /// Gives a header or footer another length. Its section exists.
  func resize(_ boundary: SectionElement, to length: Double) {}

  /// Whether anything sizes itself, so that what is on screen must be held.
  var sizesItself: Bool { boundaries.isActive }

  /// Whether an item is not to be seen, and takes no room.
  func hidesItem(_ item: Int, inSection section: Int) -> Bool { false }

  // MARK: UICollectionViewLayout

  open override class var invalidationContextClass: AnyClass { SectionedInvalidationContext.self }

  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  open override var collectionViewContentSize: CGSize { CGSize(contents?.contentSize ?? .zero) }

  open override func prepare() {
    super.prepare()
    bringUpToDate()
  }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    elements(in: rect)
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    place.asked.note(indexPath)
    return item(at: indexPath)
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { boundary(ofKind: elementKind, at: indexPath) }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    let isMeasured = (context as? SectionedInvalidationContext)?.measurement != nil
    let wasAdjusting = place.isAdjusting
    let context = takeIn(context)
    if isMeasured { place.isAdjusting = true }
    super.invalidateLayout(with: context)
    place.isAdjusting = wasAdjusting
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    measurement(preferredAttributes, of: originalAttributes) != nil
      || super.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
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

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    holdWhatIsShown(before: newBounds)
    return pinsSomething || movesItems(newBounds)
  }

  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    guard let own = context as? SectionedInvalidationContext else { return context }
    if movesItems(newBounds) {
      own.changesMetrics = true
      // The view has its old bounds still.
      notePlace()
    } else {
      own.leavesItems = true
      listPinnedViews(before: newBounds, in: own)
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
    place.kept = KeptAnchors()
    removeContents()
  }

  open override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    let paths = PathsAfterUpdate(updateItems)
    moveLengths(paths)
    place.startAfterUpdate = visibleStart(keeping: place.anchors) { paths[$0] }
    // Cells that come with the batch may measure themselves after it.
    place.kept = KeptAnchors()
    if let start = place.startAfterUpdate { place.kept.show(place.anchors.following(paths), at: start) }
  }

  open override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    guard let start = place.startAfterUpdate ?? place.start else {
      return super.targetContentOffset(forProposedContentOffset: proposedContentOffset)
    }
    return offset(forVisibleStart: start, proposed: proposedContentOffset, along: scrollDirection)
  }

  open override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    (place.anchors, place.startAfterUpdate) = (VisibleAnchors(), nil)
    place.isAdjusting = false
  }
}
