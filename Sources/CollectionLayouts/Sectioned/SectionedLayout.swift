import CollectionView
import LayoutEngine

/// The base class of layouts made of sections, such as ``WaterfallLayout`` and ``JustifiedLayout``.
///
/// Headers and footers are supplementary views at item 0 of their section. Their kinds are
/// `UICollectionView.elementKindSectionHeader` and `UICollectionView.elementKindSectionFooter`.
/// The class itself shows nothing: use a subclass, or write one that conforms to ``PackingLayout``.
///
/// "Length" and "extent" run along the scroll direction, "breadth" across it. A negative, infinite, or NaN
/// length counts as 0 and is reported through ``LayoutDiagnostics``.
///
/// - Complexity: A full preparation asks the delegate for each section and each item once. After a change of
///   settings or size, the layout asks only for sections. After a batch of updates, it asks for sections and
///   for inserted and reloaded items. It may ask for all items again if it has already been queried, or has
///   asked for items, in the same frame. Scrolling asks for nothing.
open class SectionedLayout: UICollectionViewLayout {
  nonisolated deinit {}

  /// The direction in which the contents scroll, mirrored in right-to-left languages. The default value is
  /// vertical.
  open var scrollDirection: UICollectionView.ScrollDirection = .vertical {
    willSet {
      guard newValue != scrollDirection else { return }
      anchoring.anchored = AnchoredElements()
      noteAnchors(showingFirst: true)
    }
    didSet { changed(from: oldValue, to: scrollDirection) }
  }

  /// The margins around a section's items, but not its header and footer, in points. The default value is 10
  /// on all sides.
  open var sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10) {
    didSet { changedMetrics(from: oldValue, to: sectionInset) }
  }

  /// The length of every header. The default value is 0: no headers.
  open var headerReferenceLength: LayoutLength = 0 {
    didSet { changedMetrics(from: oldValue, to: headerReferenceLength) }
  }

  /// The length of every footer. The default value is 0: no footers.
  open var footerReferenceLength: LayoutLength = 0 {
    didSet { changedMetrics(from: oldValue, to: footerReferenceLength) }
  }

  /// A Boolean value that indicates whether headers stay at the start of the visible area until their
  /// section's end. The default value is `false`.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { changedPinning(from: oldValue, to: sectionHeadersPinToVisibleBounds) }
  }

  /// A Boolean value that indicates whether footers stay at the end of the visible area until their section's
  /// end. The default value is `false`.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { changedPinning(from: oldValue, to: sectionFootersPinToVisibleBounds) }
  }

  /// The distance from the start of the visible area to pinned headers, in points. The default value is 0.
  open var pinningOffset: CGFloat = 0 { didSet { changedPinning(from: oldValue, to: pinningOffset) } }

  /// A Boolean value that indicates whether the first visible item stays in place on screen when items before
  /// it, settings, or the view's size change. The default value is `true`.
  ///
  /// A view that is scrolled to the start stays at the start.
  open var maintainsVisibleContentPosition = true

  // MARK: State

  private(set) lazy var packer = makePacker()
  var measurer: (any MeasuringPacker)? { packer?.measurer }
  var staleness = SectionedStaleness()
  let recentQuestions = RecentQuestions()
  let anchorTracker = AnchorTracker<VisibleAnchors>()
  var anchoring = SectionedAnchoring()
  var movingItem: MovingItem?
  let inputCheck = InputCheck()
  var boundaries = MeasuredBoundaries()
  let updateEnds = UpdateEnds()
  let rest = RestWatch()

  // MARK: Subclass hooks

  func makePacker() -> (any SectionPacker)? { (self as? any PackingLayout)?.makeSectionPacker() }

  /// The packed contents, or `nil` before the first preparation and while the delegate is asked.
  var contents: (any SectionPacker)? {
    guard let packer, packer.isReady else { return nil }
    return packer
  }

  /// The kind and the inset of the sections' background views, or `nil` for no backgrounds.
  var background: (kind: String, inset: UIEdgeInsets)? { nil }

  /// The content width that the view uses to mirror the contents, or `nil` for the layout's content size.
  var mirroredWidth: CGFloat? { nil }

  func attributes(of element: SectionElement, frame: LayoutRect) -> UICollectionViewLayoutAttributes {
    element.attributes(frame: frame)
  }

  /// The kinds of views that the layout has only once, at item 0 of section 0.
  var ownKinds: [String] { [] }

  func ownView(ofKind kind: String) -> UICollectionViewLayoutAttributes? { nil }

  func movesPinnedViews(before newBounds: CGRect) -> Bool { pinsSomething }

  func listPinnedViews(before newBounds: CGRect, in context: UICollectionViewLayoutInvalidationContext) {
    // If the counts are stale, some sections may not exist.
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
    updateEnds.awaitsUpdates ? nil : elements(in: rect)
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
    // Packs the contents if the last batch never delivered its changes.
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
      // If a context lists no index paths, the view asks for all elements again.
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
    updateEnds.awaitsUpdates = false
    packer?.removeContents()
  }

  open override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    // Until the batch is over, the offset follows the anchors.
    (anchoring.anchored, anchoring.isAdjusting) = (AnchoredElements(), true)
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
