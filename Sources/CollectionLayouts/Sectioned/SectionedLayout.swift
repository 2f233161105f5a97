import CollectionView
import LayoutEngine

/// What layouts of sections have in common, such as ``WaterfallLayout`` and ``JustifiedLayout``.
///
/// A section has a header, its items between the insets, and a footer. Header and footer are supplementary views of the kinds
/// `UICollectionView.elementKindSectionHeader` and `…Footer` at item 0. On its own this class shows nothing: use one of its
/// subclasses, or write one that conforms to ``PackingLayout``.
///
/// "Length" and "extent" run along the scroll direction, "breadth" across it. A length that is negative, infinite or NaN
/// counts as 0. The first value that makes no sense is reported through ``LayoutDiagnostics``.
///
/// **Costs.** A full preparation asks the data source for its counts, and the delegate for each section and each item
/// once. Settings, another size of the view and invalidated headers or footers ask for sections only, and pack the
/// known items again. A batch of updates asks for the items that come or are reloaded, and packs the sections that
/// change again. A batch in the same frame as an earlier question asks for all items, unless items only come at the
/// end. An invalidation context with `invalidateItems(at:)` asks for those items. Scrolling asks for nothing: it moves
/// pinned views only.
open class SectionedLayout: UICollectionViewLayout {
  nonisolated deinit {}

  /// Default vertical. Horizontal contents run from right to left in right-to-left languages.
  open var scrollDirection: UICollectionView.ScrollDirection = .vertical {
    willSet {
      guard newValue != scrollDirection else { return }
      (anchoring.anchored, anchoring.jump) = ([], nil)
      noteAnchors(showingFirst: true)
    }
    didSet { changed(from: oldValue, to: scrollDirection) }
  }

  /// Around the items of a section, not its header and footer, in points. Default 10 on all sides.
  open var sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10) {
    didSet { changedMetrics(from: oldValue, to: sectionInset) }
  }

  /// The length of a header or footer that sizes itself, and of such an item of a ``WaterfallLayout``.
  ///
  /// The view says its length in `preferredLayoutAttributesFitting(_:)`, as it comes into view. Until then it counts as 44 points,
  /// or an item as the estimate of ``WaterfallLayout/itemLength-swift.property``. A view that is measured on its way in moves nothing
  /// on screen. One that changes its length while it is on screen moves what is below it. Lengths go with their items and sections
  /// through batches of updates. After `reloadData()` they are estimates.
  public static let automaticLength = CGFloat.greatestFiniteMagnitude

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

  /// Whether footers stay at the end of the visible area until the end of their section comes into it. Default false.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { changedPinning(from: oldValue, to: sectionFootersPinToVisibleBounds) }
  }

  /// How far behind the start of the visible area headers are pinned, in points. Default 0.
  open var pinningOffset: CGFloat = 0 { didSet { changedPinning(from: oldValue, to: pinningOffset) } }

  /// Whether the first visible item stays where it is on screen. Default true. If false, the content offset stays.
  ///
  /// The item stays when items before it are inserted, deleted or change, when settings change, the ``scrollDirection`` among
  /// them, and when the view gets another size. A view that is rotated and rotated back shows what it showed before. Contents at
  /// their start stay there, so that what is inserted can be seen.
  open var maintainsVisibleContentPosition = true

  // MARK: State

  /// What packs the items.
  private(set) lazy var packer = makePacker()
  /// The same, where items can size themselves.
  private(set) lazy var measurer = packer as? any MeasuringPacker
  /// What must be asked for before the contents are right again.
  var staleness = SectionedStaleness()
  var recentQuestions = RecentQuestions()
  /// Whether a batch of updates is still to be told: the contents are those from before it.
  var awaitsUpdates = false
  let anchorTracker = AnchorTracker<VisibleAnchors>()
  var anchoring = SectionedAnchoring()
  /// The item that is being moved by hand.
  var movingItem: MovingItem?
  let inputCheck = InputCheck()
  /// What headers and footers have said of their length.
  var boundaries = MeasuredBoundaries()
  /// Asks the delegate in a batch of updates.
  private let updateEnds = UpdateEnds()
  /// Has the contents become level when they have come to rest at the start of a section.
  let rest = RestWatch()

  // MARK: What subclasses say

  func makePacker() -> (any SectionPacker)? { (self as? any PackingLayout)?.makeSectionPacker() }

  /// Where everything lies, pinning aside. Nil before the first preparation.
  var contents: (any SectionPacker)? {
    guard let packer, packer.isReady else { return nil }
    return packer
  }

  /// The decoration view behind a section, its kind and how far it is inside the section. Nil for none.
  var background: (kind: String, inset: UIEdgeInsets)? { nil }

  /// The width in which the view mirrors the contents.
  var mirroredWidth: CGFloat? { nil }

  /// What the layout says of an element.
  func attributes(of element: SectionElement, frame: LayoutRect) -> UICollectionViewLayoutAttributes {
    element.attributes(frame: frame)
  }

  /// The kinds of supplementary views that the layout has one of, at item 0 of section 0.
  var ownKinds: [String] { [] }

  func ownView(ofKind kind: String) -> UICollectionViewLayoutAttributes? { nil }

  /// Whether a change of bounds may move views that are pinned.
  func movesPinnedViews(before newBounds: CGRect) -> Bool { pinsSomething }

  /// Lists the headers and footers that a change of bounds may move: those of the sections visible before or after it.
  func listPinnedViews(before newBounds: CGRect, in context: UICollectionViewLayoutInvalidationContext) {
    // A section whose counts are stale may be gone.
    guard pinsSomething, staleness.isNothing, let collectionView else { return }
    contents?.listPinnedViews(
      headers: sectionHeadersPinToVisibleBounds, footers: sectionFootersPinToVisibleBounds,
      from: visibleRange(of: collectionView.bounds), to: visibleRange(of: newBounds), in: context)
  }

  // MARK: UICollectionViewLayout

  open override class var invalidationContextClass: AnyClass { SectionedInvalidationContext.self }

  // UIKit's default is the direction of the language that the app was developed in.
  open override var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  open override var collectionViewContentSize: CGSize { CGSize(contents?.contentSize ?? .zero) }

  open override func prepare() {
    super.prepare()
    bringUpToDate()
  }

  /// Nil between the beginning of a batch and ``prepare(forCollectionViewUpdates:)``, where UIKit asks, too. An override returns that nil.
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    // See `announcesBatch`.
    awaitsUpdates ? nil : elements(in: rect)
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    packWithoutUpdates()
    if indexPath.count == 2 { anchoring.asked.note(ItemPath(indexPath)) }
    return item(at: indexPath)
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    packWithoutUpdates()
    return boundary(ofKind: elementKind, at: indexPath)
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    packWithoutUpdates()
    return background(ofKind: elementKind, at: indexPath)
  }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    // If the changes of the last batch were never told, everything may differ.
    packWithoutUpdates()
    let isMeasured = (context as? SectionedInvalidationContext)?.measurement != nil
    let wasAdjusting = anchoring.isAdjusting
    let context = noteInvalidation(context)
    if isMeasured { anchoring.isAdjusting = true }
    super.invalidateLayout(with: context)
    anchoring.isAdjusting = wasAdjusting
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
    anchorVisibleElements(before: newBounds)
    return movesItems(newBounds) || anchoring.awaitsLevel || movesPinnedViews(before: newBounds)
  }

  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    guard let own = context as? SectionedInvalidationContext else { return context }
    if movesItems(newBounds) {
      own.changesMetrics = true
      // The view has its old bounds still.
      noteAnchors(showingFirst: true)
    } else {
      own.leavesItems = true
      // One that lists nothing has the view ask for everything.
      if !anchoring.awaitsLevel { listPinnedViews(before: newBounds, in: own) }
    }
    return own
  }

  open override func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: indexPaths, previousIndexPaths: previousIndexPaths,
      movementCancelled: movementCancelled)
    if let own = context as? SectionedInvalidationContext {
      (own.endsMovement, own.cancelsMovement) = (true, movementCancelled)
    }
    return context
  }

  open override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
    super.prepareForTransition(from: oldLayout)
    anchorTracker.forget()
    anchoring = SectionedAnchoring()
    awaitsUpdates = false
    packer?.removeContents()
  }

  open override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    // What is anchored has other paths now. Until the batch is over, the offset follows the anchors.
    (anchoring.anchored, anchoring.jump, anchoring.isAdjusting) = ([], nil, true)
    let paths = PathsAfterUpdate(updateItems)
    updateEnds.begin(paths)
    follow(paths)
    moveAnchors(after: paths)
  }

  open override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    anchorTracker.offset(for: self, proposed: proposedContentOffset, along: scrollDirection)
      ?? super.targetContentOffset(forProposedContentOffset: proposedContentOffset)
  }

  open override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    anchorTracker.finishUpdates()
    updateEnds.finish()
    anchoring.isAdjusting = false
  }

  open override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    updateEnds.adjusted(super.initialLayoutAttributesForAppearingItem(at: itemIndexPath), .initial, in: self)
  }

  open override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    updateEnds.adjusted(super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath), .final, in: self)
  }

  open override func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    updateEnds.adjusted(
      super.initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind: elementKind, at: elementIndexPath),
      .initial, in: self)
  }

  open override func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    updateEnds.adjusted(
      super.finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind: elementKind, at: elementIndexPath),
      .final, in: self)
  }
}
