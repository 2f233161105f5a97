import CollectionView
import LayoutEngine

/// The base class of layouts made of sections, such as ``WaterfallLayout`` and ``JustifiedLayout``.
///
/// A section has a header, its items between the insets, and a footer. Headers and footers are supplementary
/// views of the kinds `UICollectionView.elementKindSectionHeader` and `…Footer` at item 0. The class itself
/// shows nothing: use one of its subclasses, or write one that conforms to ``PackingLayout``.
///
/// "Length" and "extent" run along the scroll direction, "breadth" across it. A negative, infinite, or NaN
/// length counts as 0. The first invalid value is reported through ``LayoutDiagnostics``.
///
/// - Complexity: A full preparation asks the data source for its counts, and the delegate for each section
///   and each item once. Settings, another size of the view, and invalidated headers or footers ask only for
///   sections, and pack the known items again. A batch of updates asks for inserted and reloaded items, and
///   packs changed sections again. A batch in the same frame as an earlier query asks for all items, unless
///   it only appends some. An invalidation context with `invalidateItems(at:)` asks for those items.
///   Scrolling asks for nothing and only moves pinned views.
open class SectionedLayout: UICollectionViewLayout {
  nonisolated deinit {}

  /// The direction in which the contents scroll. Horizontal contents run from right to left in right-to-left
  /// languages.
  ///
  /// The default value is vertical.
  open var scrollDirection: UICollectionView.ScrollDirection = .vertical {
    willSet {
      guard newValue != scrollDirection else { return }
      (anchoring.anchored, anchoring.jump) = ([], nil)
      noteAnchors(showingFirst: true)
    }
    didSet { changed(from: oldValue, to: scrollDirection) }
  }

  /// The margins around a section's items, in points. They don't apply to its header and footer.
  ///
  /// The default value is 10 on all sides.
  open var sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10) {
    didSet { changedMetrics(from: oldValue, to: sectionInset) }
  }

  /// The length of a header or footer that sizes itself, and of a self-sizing item of a ``WaterfallLayout``.
  ///
  /// The view reports its length in `preferredLayoutAttributesFitting(_:)` when it appears. Until then, it
  /// counts as 44 points, an item as the estimate of ``WaterfallLayout/itemLength-swift.property``. A view
  /// measured as it appears moves nothing on screen. A view that changes its length on screen moves the
  /// elements below it. Lengths stay with their items and sections through batches of updates. After
  /// `reloadData()`, they are estimates.
  public static let automaticLength = CGFloat.greatestFiniteMagnitude

  /// The length of every section's header, in points. With ``automaticLength``, headers size themselves.
  ///
  /// The default value is 0: no headers.
  open var headerReferenceLength: CGFloat = 0 {
    didSet { changedMetrics(from: oldValue, to: headerReferenceLength) }
  }

  /// The length of every section's footer, in points. With ``automaticLength``, footers size themselves.
  ///
  /// The default value is 0: no footers.
  open var footerReferenceLength: CGFloat = 0 {
    didSet { changedMetrics(from: oldValue, to: footerReferenceLength) }
  }

  /// A Boolean value that indicates whether headers stay at the start of the visible area until their
  /// section's end pushes them out.
  ///
  /// The default value is `false`.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { changedPinning(from: oldValue, to: sectionHeadersPinToVisibleBounds) }
  }

  /// A Boolean value that indicates whether footers stay at the end of the visible area until the end of
  /// their section becomes visible.
  ///
  /// The default value is `false`.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { changedPinning(from: oldValue, to: sectionFootersPinToVisibleBounds) }
  }

  /// The distance from the start of the visible area to pinned headers, in points.
  ///
  /// The default value is 0.
  open var pinningOffset: CGFloat = 0 { didSet { changedPinning(from: oldValue, to: pinningOffset) } }

  /// A Boolean value that indicates whether the first visible item stays in place on screen.
  ///
  /// The item stays when items before it are inserted, deleted, or changed, when settings including the
  /// ``scrollDirection`` change, and when the view changes its size. A view rotated and rotated back shows
  /// the same items. Contents at their start stay there, so inserted items are visible. If `false`, the
  /// content offset stays. The default value is `true`.
  open var maintainsVisibleContentPosition = true

  // MARK: State

  private(set) lazy var packer = makePacker()
  /// The packer, if its items can size themselves.
  private(set) lazy var measurer = packer as? any MeasuringPacker
  /// The information to ask for before the contents are valid.
  var staleness = SectionedStaleness()
  var recentQuestions = RecentQuestions()
  /// `true` if a batch's changes are still unknown. The contents are then those from before it.
  var awaitsUpdates = false
  let anchorTracker = AnchorTracker<VisibleAnchors>()
  var anchoring = SectionedAnchoring()
  /// The item that is being moved by hand.
  var movingItem: MovingItem?
  let inputCheck = InputCheck()
  /// The lengths reported by headers and footers.
  var boundaries = MeasuredBoundaries()
  /// Asks the delegate for attributes in a batch of updates.
  private let updateEnds = UpdateEnds()
  /// Levels the contents when they have come to rest at the start of a section.
  let rest = RestWatch()

  // MARK: Subclass hooks

  func makePacker() -> (any SectionPacker)? { (self as? any PackingLayout)?.makeSectionPacker() }

  /// The packed contents, without pinning, or `nil` before the first preparation.
  var contents: (any SectionPacker)? {
    guard let packer, packer.isReady else { return nil }
    return packer
  }

  /// The kind of a section's background decoration view and its inset in the section, or `nil` for none.
  var background: (kind: String, inset: UIEdgeInsets)? { nil }

  /// The width in which the view mirrors the contents.
  var mirroredWidth: CGFloat? { nil }

  /// Returns the attributes of an element.
  func attributes(of element: SectionElement, frame: LayoutRect) -> UICollectionViewLayoutAttributes {
    element.attributes(frame: frame)
  }

  /// The kinds of supplementary views that the layout has only once, at item 0 of section 0.
  var ownKinds: [String] { [] }

  func ownView(ofKind kind: String) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns `true` if a change of bounds may move pinned views.
  func movesPinnedViews(before newBounds: CGRect) -> Bool { pinsSomething }

  /// Lists the headers and footers a change of bounds may move: those of the sections visible before or after
  /// it.
  func listPinnedViews(before newBounds: CGRect, in context: UICollectionViewLayoutInvalidationContext) {
    // A section with stale counts may be gone.
    guard pinsSomething, staleness.isNothing, let collectionView else { return }
    contents?.listPinnedViews(
      headers: sectionHeadersPinToVisibleBounds, footers: sectionFootersPinToVisibleBounds,
      from: visibleRange(of: collectionView.bounds), to: visibleRange(of: newBounds), in: context)
  }

  // MARK: UICollectionViewLayout

  open override class var invalidationContextClass: AnyClass { SectionedInvalidationContext.self }

  // UIKit's default is the layout direction of the app's development language.
  open override var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  open override var collectionViewContentSize: CGSize { CGSize(contents?.contentSize ?? .zero) }

  open override func prepare() {
    super.prepare()
    bringUpToDate()
  }

  /// Returns `nil` from the start of a batch until ``prepare(forCollectionViewUpdates:)``, because UIKit also
  /// calls this method in between. Overrides must return that `nil`.
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
    // If the changes of the last batch never came, everything may differ.
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
      // The view still has its old bounds.
      noteAnchors(showingFirst: true)
    } else {
      own.leavesItems = true
      // A context that lists nothing makes the view ask for everything.
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
    // Anchored elements have new paths. Until the batch is over, the offset follows the anchors.
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
