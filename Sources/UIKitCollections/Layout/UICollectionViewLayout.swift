import Foundation

// `@MainActor` is explicit because subclasses in other modules don't see the default next to a nonisolated
// protocol.
/// The abstract base class for layouts, which arrange the elements of a collection view. Subclasses override
/// the necessary methods.
///
/// A layout pass calls `prepare()`, `collectionViewContentSize`, and `layoutAttributesForElements(in:)`, in
/// this order. The collection view relies on the same answers until the next invalidation.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject, NSCoding {
  /// The collection view that uses this layout.
  open var collectionView: UICollectionView? { owner }
  /// The storage of ``collectionView``, which subclasses may override with a narrower type.
  final var owner: UICollectionView? {
    get { ownerReference?.collectionView }
    set { ownerReference = newValue?.reference }
  }
  private final var ownerReference: ViewReference?
  private var decorationViews: [String: AnyClass] = [:]
  private var isInvalidatedByView = false
  /// `true` during an invalidation by the collection view. Until it ends, a change of bounds doesn't request
  /// another one.
  final private(set) var isBeingInvalidated = false
  /// The methods whose base implementations were called since the last check.
  var reachedMethods: Set<LayoutMethod> = []
  /// `true` if views measure themselves in ``UICollectionReusableView/preferredLayoutAttributesFitting(_:)``
  /// by default.
  ///
  /// Layouts override this property if they can determine whether sizes are estimates. For other layouts,
  /// ``shouldInvalidateLayout(forPreferredLayoutAttributes:withOriginalAttributes:)`` decides.
  var estimatesSizes: Bool { true }

  /// `true` during a query by the view. The view prepares the layout first if it needs new answers.
  private(set) var isAskedByView = false

  /// Runs a query of the view.
  func answeringView<Answer>(_ question: () -> Answer) -> Answer {
    let wasAsked = isAskedByView
    isAskedByView = true
    defer { isAskedByView = wasAsked }
    return question()
  }
  /// The kinds of supplementary views that belong to items at their paths instead of sections.
  var attachedKinds: Set<String> { [] }
  /// `true` if any section is a list.
  var hasLists: Bool { false }
  /// `true` if any rows have swipe actions.
  var hasSwipeActions: Bool { false }
  /// Called after a change of the view's layout margins. Layouts that use them invalidate themselves.
  func marginsDidChange() {}
  /// Called after a change of the view's traits. Layouts that use them invalidate themselves.
  func traitsDidChange() {}
  /// Returns an element's position in its list, or `nil` outside lists.
  func listContext(of element: ElementKey) -> ListContext? { nil }
  /// Returns the priorities of the layout's lengths for measured views.
  func fittingPriorities(
    for attributes: UICollectionViewLayoutAttributes
  ) -> (horizontal: UILayoutPriority, vertical: UILayoutPriority) { (.fittingSizeLevel, .fittingSizeLevel) }

  /// The class of contexts created by `invalidateLayout()` and the collection view.
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

  /// The class of attributes created by the layout.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// A placeholder for a length that the layout determines itself.
  public class var automaticDimension: CGFloat { .greatestFiniteMagnitude }

  public override init() { super.init() }

  /// Creates a layout with default values. It doesn't decode an archive.
  public required init?(coder: NSCoder) { super.init() }

  nonisolated deinit {}

  /// Does nothing because there are no archives.
  open func encode(with coder: NSCoder) {}

  // MARK: Preparation and attributes

  /// Brings the layout up to date. Called once per invalidation, before any query.
  ///
  /// The default implementation does nothing.
  open func prepare() {}

  /// The size of the whole contents, in points. The default value is zero.
  open var collectionViewContentSize: CGSize { .zero }

  /// Returns the attributes of all elements that intersect the rectangle, visible or not. The default value
  /// is `nil`.
  @discardableResult
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

  /// Returns the attributes of an item, visible or not. They equal the attributes for a rectangle. The
  /// default value is `nil`.
  @discardableResult
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the attributes of a supplementary view. The default value is `nil`.
  @discardableResult
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the attributes of a decoration view. The default value is `nil`.
  @discardableResult
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the content offset at the end of scrolling. The default implementation returns the proposed
  /// offset.
  ///
  /// `velocity` is in points per millisecond.
  @discardableResult
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Returns the content offset after an update or a layout change. The default implementation returns the
  /// proposed offset.
  @discardableResult
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }

  // MARK: Invalidation

  /// Invalidates the whole layout. Overrides call `super`.
  ///
  /// The layout is prepared again in the next layout pass. Several calls result in one pass. The preferred
  /// attributes of visible views are requested again.
  ///
  /// The collection view also calls this method before ``invalidateLayout(with:)``, regardless of the
  /// context's contents. The default implementation does nothing then.
  open func invalidateLayout() {
    reachedMethods.insert(.invalidateLayout)
    guard !isInvalidatedByView else { return }
    let context = makeInvalidationContext()
    context.markEverything()
    callInvalidateLayout(with: context)
  }

  /// Performs an invalidation by the collection view. It calls overrides of both forms, the plain one first
  /// (UIKit, recorded on iOS 26.1 by the offset probe of Vercantez/openuikit).
  func invalidate(with context: UICollectionViewLayoutInvalidationContext) {
    let isNested = isBeingInvalidated
    isBeingInvalidated = true
    defer { isBeingInvalidated = isNested }
    isInvalidatedByView = true
    callInvalidateLayout()
    isInvalidatedByView = false
    callInvalidateLayout(with: context)
  }

  /// Invalidates the parts listed in the context. Overrides call `super`.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    // An override of the plain form may call this method with its own context.
    reachedMethods.formUnion([.invalidateLayout, .invalidateLayoutWithContext])
    collectionView?.layoutWasInvalidated(self, with: context)
  }

  /// Returns `true` if a change of bounds, in origin or size, invalidates the layout. Called before each
  /// change. The default value is `false`.
  @discardableResult
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Returns the context for an invalidation by a change of bounds.
  ///
  /// Called after ``shouldInvalidateLayout(forBoundsChange:)`` returned `true`, while the collection view
  /// still has the old bounds. The context's adjustments are differences. The default context lists no
  /// elements, so all elements are queried again.
  @discardableResult
  open func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  {
    makeInvalidationContext()
  }

  /// Returns `true` if an element's preferred attributes invalidate the layout. The default value is `false`.
  @discardableResult
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// Returns the context for an invalidation by preferred attributes. The default context lists no elements.
  @discardableResult
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { makeInvalidationContext() }

  func makeInvalidationContext() -> UICollectionViewLayoutInvalidationContext {
    let type = Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
    return _ObjectTwin.make(type ?? UICollectionViewLayoutInvalidationContext.self)
  }

  // MARK: Updates and transitions

  /// Called before the layout is prepared for a batch of updates or for a step of an interactive movement.
  /// The layout moves values stored by index path.
  func itemsMove(through map: UpdateMap) {}

  /// Returns the shift from an element's layout position to its visible position. It isn't zero in sections
  /// that have scrolled orthogonally.
  func shift(of key: ElementKey) -> CGVector { .zero }

  /// Called when no collection view uses the layout anymore.
  func wasLetGo() {}

  /// Called in a batch after ``prepare()``, with the changes: deletions from the back, insertions from the
  /// front, reloads, and moves. Overrides call `super`.
  ///
  /// The collection view requests the initial and final attributes next.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    reachedMethods.insert(.prepareForUpdates)
  }
  /// Called inside the animation of a batch. Overrides call `super`.
  open func finalizeCollectionViewUpdates() { reachedMethods.insert(.finalizeUpdates) }
  /// Called with the old bounds after the size has changed inside an animation block.
  ///
  /// The collection view has the new bounds. The layout has been invalidated, but not prepared. The
  /// collection view requests the initial and final attributes of appearing and disappearing elements next.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  /// Called inside the animation block, after the elements have moved. Overrides call `super`.
  open func finalizeAnimatedBoundsChange() { reachedMethods.insert(.finalizeAnimatedBoundsChange) }
  /// Called when another layout replaces this one, before the other layout is prepared. The default
  /// implementation does nothing.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  /// Called when this layout replaces another one, before this layout is prepared. The default implementation
  /// does nothing.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  /// Called on both layouts, inside the animation of a layout change. Overrides call `super`.
  open func finalizeLayoutTransition() { reachedMethods.insert(.finalizeTransition) }

  /// Returns the initial attributes of an appearing item, by its path after the change.
  ///
  /// With `nil`, the item fades in at its position, or moves there from its old position. During a batch of
  /// updates, the default implementation returns attributes with the same effect, as a copy that overrides
  /// may change. Otherwise, it returns `nil`.
  ///
  /// As in UIKit, a batch also requests attributes for visible items that stay and move. To treat only
  /// inserted items, find them in ``prepare(forCollectionViewUpdates:)``.
  @discardableResult
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionView?.defaultStart(of: ElementKey(.cell, nil, itemIndexPath), for: self)
  }

  /// Returns the final attributes of a disappearing item, by its path before the change.
  ///
  /// With `nil`, the item fades out at its position, or moves to its new position. During a batch of updates,
  /// the default implementation returns attributes with the same effect, as a copy that overrides may change.
  /// Otherwise, it returns `nil`.
  ///
  /// As in UIKit, a batch also requests attributes for visible items that stay and move. The results are
  /// ignored because these items move to their new positions.
  @discardableResult
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionView?.defaultEnd(of: ElementKey(.cell, nil, itemIndexPath), for: self)
  }

  /// Returns the initial attributes of an appearing supplementary view, as for items.
  @discardableResult
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionView?.defaultStart(of: ElementKey(.supplementaryView, elementKind, elementIndexPath), for: self)
  }

  /// Returns the final attributes of a disappearing supplementary view, as for items.
  @discardableResult
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionView?.defaultEnd(of: ElementKey(.supplementaryView, elementKind, elementIndexPath), for: self)
  }

  /// Returns the initial attributes of an appearing decoration view, as for items.
  @discardableResult
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionView?.defaultStart(of: ElementKey(.decorationView, elementKind, decorationIndexPath), for: self)
  }

  /// Returns the final attributes of a disappearing decoration view, as for items.
  @discardableResult
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionView?.defaultEnd(of: ElementKey(.decorationView, elementKind, decorationIndexPath), for: self)
  }

  /// Returns the supplementary views removed by a batch although their sections stay, by their paths before
  /// it. The default value is an empty array.
  @discardableResult
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// Returns the decoration views removed by a batch, by their paths before it. The default value is an empty
  /// array.
  @discardableResult
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// Returns the supplementary views added by a batch, by their paths after it. The default value is an empty
  /// array.
  @discardableResult
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// Returns the decoration views added by a batch, by their paths after it. The default value is an empty
  /// array.
  @discardableResult
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  // MARK: Interactive movement

  // Positions are in layout coordinates, which may be mirrored.

  /// Returns the path for an item moved to a position.
  ///
  /// The default implementation returns the path of the item at the position. Over the header or footer of an
  /// empty section, it returns the section's first path. Otherwise, it returns the moving item's current
  /// path.
  @discardableResult
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath {
    let around = CGRect(x: position.x, y: position.y, width: 1, height: 1)
    let hits = (layoutAttributesForElements(in: around) ?? [])
      .filter { attributes in
        let shift = shift(of: ElementKey(attributes))
        return !attributes.isHidden
          && attributes.frame.offsetBy(dx: shift.dx, dy: shift.dy).contains(position)
      }
    let cells = hits.filter { $0.representedElementCategory == .cell }
    if let cell = cells.max(by: { ($0.zIndex, $0.indexPath) < ($1.zIndex, $1.indexPath) }) {
      return cell.indexPath
    }
    let section = hits.first { $0.representedElementCategory == .supplementaryView }?.indexPath.first
    if let section, let collectionView, section < collectionView.numberOfSections,
      collectionView.numberOfItems(inSection: section) == 0
    {
      return IndexPath(item: 0, section: section)
    }
    return previousIndexPath
  }

  /// Returns the attributes of an item moved to a position.
  ///
  /// The default implementation returns the item's attributes with the center at the position, in front of
  /// all visible elements.
  @discardableResult
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let own = layoutAttributesForItem(at: indexPath)?.copy() as? UICollectionViewLayoutAttributes
    let attributes = own ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.center = position
    attributes.zIndex = collectionView?.zIndexInFront ?? attributes.zIndex
    return attributes
  }

  /// Returns the context for an invalidation when an item gets another path during interactive movement. The
  /// default context lists the paths and marks the counts as changed.
  @discardableResult
  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath], previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeInvalidationContext()
    context.markMovement(from: previousIndexPaths, to: targetIndexPaths, at: targetPosition)
    return context
  }

  /// Returns the context for an invalidation when an item is dropped after interactive movement.
  @discardableResult
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeInvalidationContext()
    context.markMovement(from: previousIndexPaths, to: indexPaths, at: .zero)
    return context
  }

  // MARK: Decoration views

  /// Registers the class of decoration views, which belong to the layout. `nil` removes the registration.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorationViews[elementKind] = viewClass
  }

  func decorationViewClass(ofKind kind: String) -> AnyClass? { decorationViews[kind] }

  // MARK: Layout direction

  /// The direction for which the layout's geometry is written. The default value is the direction of the main
  /// bundle's development language.
  ///
  /// Flow layouts are written left to right.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { Self.directionOfLanguage }

  /// The direction of the main bundle's development language.
  package static var directionOfLanguage: UIUserInterfaceLayoutDirection = {
    let language = Bundle.main.object(forInfoDictionaryKey: "CFBundleDevelopmentRegion") as? String ?? "en"
    return Locale.Language(identifier: language).characterDirection == .rightToLeft
      ? .rightToLeft : .leftToRight
  }()

  /// A Boolean value that indicates whether the collection view mirrors x if its direction differs from
  /// ``developmentLayoutDirection``. The default value is `false`.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
}
