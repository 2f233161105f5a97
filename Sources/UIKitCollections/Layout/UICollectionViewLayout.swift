import Foundation

// `@MainActor` is explicit because, for a class with a nonisolated protocol, subclasses in other modules
// don't see the module's default isolation.
/// The abstract base class for layouts.
///
/// A layout pass calls `prepare()`, `collectionViewContentSize`, and `layoutAttributesForElements(in:)`, in
/// this order. Answers mustn't change until the next invalidation.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject, NSCoding {
  /// The collection view that uses this layout.
  open var collectionView: UICollectionView? { owner }
  /// The collection view. Subclasses may override ``collectionView`` with a narrower type.
  final var owner: UICollectionView? {
    get { ownerReference?.collectionView }
    set { ownerReference = newValue?.reference }
  }
  private final var ownerReference: ViewReference?
  private var decorationViews: [String: AnyClass] = [:]
  private var isInvalidatedByView = false
  /// `true` during an invalidation, so changes of bounds don't request another one.
  final private(set) var isBeingInvalidated = false
  /// The base implementations called since the last check.
  var reachedMethods: Set<LayoutMethod> = []
  /// `true` if views measure themselves in ``UICollectionReusableView/preferredLayoutAttributesFitting(_:)``
  /// by default. Layouts that can detect estimates override this property.
  var estimatesSizes: Bool { true }

  /// `true` during a query by the view, which has prepared the layout.
  private(set) var isAskedByView = false

  func answeringView<Answer>(_ question: () -> Answer) -> Answer {
    let wasAsked = isAskedByView
    isAskedByView = true
    defer { isAskedByView = wasAsked }
    return question()
  }
  /// The kinds of supplementary views that belong to items instead of sections.
  var attachedKinds: Set<String> { [] }
  var hasLists: Bool { false }
  var hasSwipeActions: Bool { false }
  /// Invalidates layouts that use the margins.
  func marginsDidChange() {}
  /// Invalidates layouts that use the traits.
  func traitsDidChange() {}
  /// Returns `nil` outside lists.
  func listContext(of element: ElementKey) -> ListContext? { nil }
  func fittingPriorities(
    for attributes: UICollectionViewLayoutAttributes
  ) -> (horizontal: UILayoutPriority, vertical: UILayoutPriority) { (.fittingSizeLevel, .fittingSizeLevel) }

  /// The class of the layout's contexts.
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

  /// The class of the layout's attributes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// A length that the layout determines itself.
  public class var automaticDimension: CGFloat { .greatestFiniteMagnitude }

  public override init() { super.init() }

  /// Creates a layout with default values. Decoding isn't supported.
  public required init?(coder: NSCoder) { super.init() }

  nonisolated deinit {}

  /// Does nothing because there are no archives.
  open func encode(with coder: NSCoder) {}

  // MARK: Preparation and attributes

  /// Brings the layout up to date. Called once per invalidation, before queries. The default implementation
  /// does nothing.
  open func prepare() {}

  /// The size of all contents, in points. The default value is zero.
  open var collectionViewContentSize: CGSize { .zero }

  /// Returns the attributes of all elements that intersect the rectangle. The default value is `nil`.
  @discardableResult
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

  /// Returns the attributes of an item, which must be the same as for a rectangle. The default value is
  /// `nil`.
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

  /// Returns the content offset at the end of scrolling, by default the proposed one. `velocity` is in points
  /// per millisecond.
  @discardableResult
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Returns the content offset after an update or a layout change, by default the proposed one.
  @discardableResult
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }

  // MARK: Invalidation

  /// Invalidates the whole layout. Overrides call `super`.
  ///
  /// Several calls result in one pass, which requests preferred attributes again.
  ///
  /// The view also calls this method before ``invalidateLayout(with:)``. The default implementation then does
  /// nothing.
  open func invalidateLayout() {
    reachedMethods.insert(.invalidateLayout)
    guard !isInvalidatedByView else { return }
    let context = makeInvalidationContext()
    context.markEverything()
    callInvalidateLayout(with: context)
  }

  /// Calls overrides of both forms, the plain one first (UIKit, recorded on iOS 26.1 by the offset probe of
  /// Vercantez/openuikit).
  func invalidate(with context: UICollectionViewLayoutInvalidationContext) {
    let isNested = isBeingInvalidated
    isBeingInvalidated = true
    defer { isBeingInvalidated = isNested }
    isInvalidatedByView = true
    callInvalidateLayout()
    isInvalidatedByView = false
    callInvalidateLayout(with: context)
  }

  /// Invalidates parts of the layout. Overrides call `super`.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    // The plain form's override may call this method with its own context.
    reachedMethods.formUnion([.invalidateLayout, .invalidateLayoutWithContext])
    collectionView?.layoutWasInvalidated(self, with: context)
  }

  /// Returns `true` if a change of bounds invalidates the layout. The default value is `false`.
  @discardableResult
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Returns the context for a change of bounds. The default context lists no elements, so all elements are
  /// queried again.
  @discardableResult
  open func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  {
    makeInvalidationContext()
  }

  /// Returns `true` if preferred attributes invalidate the layout. The default value is `false`.
  @discardableResult
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// Returns the context for preferred attributes. The default context lists no elements.
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

  /// Moves values stored by index path. Called before the layout is prepared for a batch or an interactive
  /// movement.
  func itemsMove(through map: UpdateMap) {}

  func shift(of key: ElementKey) -> CGVector { .zero }

  func wasLetGo() {}

  /// Called after ``prepare()`` with a batch's deletions from the back, insertions from the front, reloads,
  /// and moves. Overrides call `super`.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    reachedMethods.insert(.prepareForUpdates)
  }
  /// Called inside the animation of a batch. Overrides call `super`.
  open func finalizeCollectionViewUpdates() { reachedMethods.insert(.finalizeUpdates) }
  /// Called in an animation block with the old bounds of a resized collection view.
  ///
  /// The layout has been invalidated, but not prepared. The initial and final attributes of changing elements
  /// are requested next.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  /// Called inside the animation block, after elements have moved. Overrides call `super`.
  open func finalizeAnimatedBoundsChange() { reachedMethods.insert(.finalizeAnimatedBoundsChange) }
  /// Called before another layout replaces this one. The default implementation does nothing.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  /// Called before this layout replaces another. The default implementation does nothing.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  /// Called on both layouts inside the animation. Overrides call `super`.
  open func finalizeLayoutTransition() { reachedMethods.insert(.finalizeTransition) }

  /// Returns the initial attributes of an appearing item, by its new path.
  ///
  /// If `nil`, the item fades in at its position, or moves there. In a batch, the default implementation
  /// returns attributes with this effect, which an override can change. Otherwise, it returns `nil`.
  ///
  /// As in UIKit, a batch also requests attributes for visible items that stay and move. To exclude these
  /// items, use ``prepare(forCollectionViewUpdates:)``.
  @discardableResult
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionView?.defaultStart(of: ElementKey(.cell, nil, itemIndexPath), for: self)
  }

  /// Returns the final attributes of a disappearing item, by its old path.
  ///
  /// If `nil`, the item fades out at its position, or moves away. In a batch, the default implementation
  /// returns attributes with this effect, which an override can change. Otherwise, it returns `nil`.
  ///
  /// As in UIKit, a batch also requests attributes for visible items that stay and move, but ignores them.
  @discardableResult
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionView?.defaultEnd(of: ElementKey(.cell, nil, itemIndexPath), for: self)
  }

  /// Returns the initial attributes of a supplementary view, as for items.
  @discardableResult
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionView?.defaultStart(of: ElementKey(.supplementaryView, elementKind, elementIndexPath), for: self)
  }

  /// Returns the final attributes of a supplementary view, as for items.
  @discardableResult
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionView?.defaultEnd(of: ElementKey(.supplementaryView, elementKind, elementIndexPath), for: self)
  }

  /// Returns the initial attributes of a decoration view, as for items.
  @discardableResult
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionView?.defaultStart(of: ElementKey(.decorationView, elementKind, decorationIndexPath), for: self)
  }

  /// Returns the final attributes of a decoration view, as for items.
  @discardableResult
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionView?.defaultEnd(of: ElementKey(.decorationView, elementKind, decorationIndexPath), for: self)
  }

  /// Returns old paths of supplementary views removed from remaining sections. The default value is an empty
  /// array.
  @discardableResult
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// Returns old paths of removed decoration views. The default value is an empty array.
  @discardableResult
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// Returns new paths of added supplementary views. The default value is an empty array.
  @discardableResult
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// Returns new paths of added decoration views. The default value is an empty array.
  @discardableResult
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  // MARK: Interactive movement

  // Positions are in layout coordinates, which may be mirrored.

  /// Returns the path for a moving item. By default, it's the path of the item at the position. At an empty
  /// section's supplementary views, it's the section's first path. Elsewhere, it's the current path.
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

  /// Returns a moving item's attributes, by default at the position, in front of all visible elements.
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

  /// Returns the context for a moving item's new path. The default context lists the paths and marks the
  /// counts as changed.
  @discardableResult
  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath], previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeInvalidationContext()
    context.markMovement(from: previousIndexPaths, to: targetIndexPaths, at: targetPosition)
    return context
  }

  /// Returns the context for the end of interactive movement.
  @discardableResult
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeInvalidationContext()
    context.markMovement(from: previousIndexPaths, to: indexPaths, at: .zero)
    return context
  }

  // MARK: Decoration views

  /// Registers the class of decoration views. `nil` removes the registration.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorationViews[elementKind] = viewClass
  }

  func decorationViewClass(ofKind kind: String) -> AnyClass? { decorationViews[kind] }

  // MARK: Layout direction

  /// The direction of the layout's geometry. The default value is the direction of the main bundle's
  /// development language.
  ///
  /// Flow and compositional layouts return `leftToRight`.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { Self.directionOfLanguage }

  package static var directionOfLanguage: UIUserInterfaceLayoutDirection = {
    let language = Bundle.main.object(forInfoDictionaryKey: "CFBundleDevelopmentRegion") as? String ?? "en"
    return Locale.Language(identifier: language).characterDirection == .rightToLeft
      ? .rightToLeft : .leftToRight
  }()

  /// `true` if x-coordinates are mirrored in directions other than ``developmentLayoutDirection``. The
  /// default value is `false`.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
}
