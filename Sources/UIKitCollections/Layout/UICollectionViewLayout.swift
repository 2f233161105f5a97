import Foundation

// `@MainActor` is written out: next to a nonisolated protocol, subclasses in other modules do not see the
// default.
/// Arranges the elements of a collection view. Abstract: subclasses override what they need.
///
/// A layout pass asks, in this order: `prepare()`, `collectionViewContentSize`,
/// `layoutAttributesForElements(in:)`. Between two invalidations, the collection view relies on the answers
/// staying the same.
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
  /// Whether an invalidation by the collection view is under way. Until it is over, a change of bounds asks for no other.
  final private(set) var isBeingInvalidated = false
  /// The methods whose base implementation was called since the last check.
  var reachedMethods: Set<LayoutMethod> = []
  /// Whether views measure themselves in ``UICollectionReusableView/preferredLayoutAttributesFitting(_:)`` unless they
  /// override it. Layouts that know when sizes are estimates say so; of others it is not known, and their
  /// ``shouldInvalidateLayout(forPreferredLayoutAttributes:withOriginalAttributes:)`` decides.
  var estimatesSizes: Bool { true }

  /// `true` while the view asks. It prepares the layout first if it needs new answers.
  private(set) var isAskedByView = false

  /// Answers a question of the view.
  func answeringView<Answer>(_ question: () -> Answer) -> Answer {
    let wasAsked = isAskedByView
    isAskedByView = true
    defer { isAskedByView = wasAsked }
    return question()
  }
  /// The kinds of supplementary views that belong to the items at their paths, not to sections.
  var attachedKinds: Set<String> { [] }
  /// Whether any section is a list.
  var hasLists: Bool { false }
  /// Whether rows may be pulled aside.
  var hasSwipeActions: Bool { false }
  /// Called after the view's layout margins have changed. Layouts that use them invalidate themselves.
  func marginsDidChange() {}
  /// Called after the view's traits have changed. Layouts that use them invalidate themselves.
  func traitsDidChange() {}
  /// What an element is in its list. Nil where it is in none.
  func listContext(of element: ElementKey) -> ListContext? { nil }
  /// The priorities of the lengths that the layout gives measured views.
  func fittingPriorities(
    for attributes: UICollectionViewLayoutAttributes
  ) -> (horizontal: UILayoutPriority, vertical: UILayoutPriority) { (.fittingSizeLevel, .fittingSizeLevel) }

  /// The class of the contexts that `invalidateLayout()` and the collection view make.
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

  /// The class of the attributes that the layout makes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// Stands for a length that the layout works out by itself.
  public class var automaticDimension: CGFloat { .greatestFiniteMagnitude }

  public override init() { super.init() }

  /// There are no archives to decode here: the layout starts with its defaults.
  public required init?(coder: NSCoder) { super.init() }

  nonisolated deinit {}

  /// Does nothing: there are no archives here.
  open func encode(with coder: NSCoder) {}

  // MARK: Answers

  /// Brings the layout up to date. Called once per invalidation, before anything else is asked. The default
  /// does nothing.
  open func prepare() {}

  /// The size of the whole contents, in points. Default zero.
  open var collectionViewContentSize: CGSize { .zero }

  /// The attributes of all elements that intersect the rectangle. It need not be the visible one. Default nil.
  @discardableResult
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

  /// The attributes of an item, visible or not: the same as for a rectangle. Default nil.
  @discardableResult
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

  /// The attributes of a supplementary view. Default nil.
  @discardableResult
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The attributes of a decoration view. Default nil.
  @discardableResult
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The offset at which scrolling ends. `velocity` is in points per millisecond. The default returns the
  /// proposed one.
  @discardableResult
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// The offset after an update or a change of layout. The default returns the proposed one.
  @discardableResult
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }

  // MARK: Invalidation

  /// Invalidates everything. The layout is prepared again in the next layout pass; many calls lead to one pass. Views on screen are asked for
  /// their preferred attributes again.
  ///
  /// The collection view also calls it, before ``invalidateLayout(with:)`` and whatever that context names. The
  /// default does nothing then. Overrides call super.
  open func invalidateLayout() {
    reachedMethods.insert(.invalidateLayout)
    guard !isInvalidatedByView else { return }
    let context = makeInvalidationContext()
    context.markEverything()
    callInvalidateLayout(with: context)
  }

  /// An invalidation by the collection view. Overrides of both forms are called, the plain one first (UIKit,
  /// recorded on iOS 26.1 by the offset probe of Vercantez/openuikit).
  func invalidate(with context: UICollectionViewLayoutInvalidationContext) {
    let isNested = isBeingInvalidated
    isBeingInvalidated = true
    defer { isBeingInvalidated = isNested }
    isInvalidatedByView = true
    callInvalidateLayout()
    isInvalidatedByView = false
    callInvalidateLayout(with: context)
  }

  /// Invalidates what the context names. Overrides call super.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    // An override of the plain form may come here with a context of its own.
    reachedMethods.formUnion([.invalidateLayout, .invalidateLayoutWithContext])
    collectionView?.layoutWasInvalidated(self, with: context)
  }

  /// Whether a change of bounds, in origin or size, invalidates the layout. Asked before each change. Default
  /// false.
  @discardableResult
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// The context of an invalidation by a change of bounds. Asked after
  /// ``shouldInvalidateLayout(forBoundsChange:)`` returned true, while the collection view still has the old
  /// bounds. The context's adjustments are differences. The default context names nothing, so that everything
  /// is asked for again.
  @discardableResult
  open func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  {
    makeInvalidationContext()
  }

  /// Whether the preferred attributes of an element invalidate the layout. Default false.
  @discardableResult
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// The context of an invalidation by preferred attributes. The default context names nothing.
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

  /// Called before the layout is prepared for a batch of updates, or for a step of an item that is moved by
  /// hand. The layout moves what it stores by index path.
  func itemsMove(through map: UpdateMap) {}

  /// From where an element lies to where it is seen: sections may scroll by themselves.
  func shift(of key: ElementKey) -> CGVector { .zero }

  /// Called when no collection view uses the layout any more.
  func wasLetGo() {}

  /// Called in a batch after ``prepare()``, with the changes: deletions from the back, insertions from the
  /// front, reloads, moves. The initial and final attributes are asked for next. Overrides call super.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    reachedMethods.insert(.prepareForUpdates)
  }
  /// Called inside the animation of a batch. Overrides call super.
  open func finalizeCollectionViewUpdates() { reachedMethods.insert(.finalizeUpdates) }
  /// Called after the size changed inside an animation block, with the old bounds. The collection view has the
  /// new bounds; the layout has been invalidated, but not prepared. The initial and final attributes of
  /// elements that come into or go out of sight are asked for next.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  /// Called inside the animation block, after the elements were moved. Overrides call super.
  open func finalizeAnimatedBoundsChange() { reachedMethods.insert(.finalizeAnimatedBoundsChange) }
  /// Called when another layout replaces this one, before that one is prepared. The default does nothing.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  /// Called when this layout replaces another one, before it is prepared. The default does nothing.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  /// Called on both layouts, inside the animation of a change of layout. Overrides call super.
  open func finalizeLayoutTransition() { reachedMethods.insert(.finalizeTransition) }

  /// The initial attributes of an item that comes into sight, by its path after the change. With nil, the item
  /// fades in at its position, or moves there from its old position. During a batch of updates, the default returns
  /// attributes that do the same, as a copy that overrides may change; otherwise nil.
  ///
  /// As in UIKit, a batch also asks for items that stay in sight but move. To treat inserted items alone, find
  /// out in ``prepare(forCollectionViewUpdates:)`` which were inserted.
  @discardableResult
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionView?.defaultStart(of: ElementKey(.cell, nil, itemIndexPath), for: self)
  }

  /// The final attributes of an item that goes out of sight, by its path before the change. With nil, the item
  /// fades out at its position, or moves to its new position. During a batch of updates, the default returns
  /// attributes that do the same, as a copy that overrides may change; otherwise nil.
  ///
  /// As in UIKit, a batch also asks for items that stay in sight but move. Their answer is ignored: they move
  /// to their new positions.
  @discardableResult
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionView?.defaultEnd(of: ElementKey(.cell, nil, itemIndexPath), for: self)
  }

  /// As for items.
  @discardableResult
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionView?.defaultStart(of: ElementKey(.supplementaryView, elementKind, elementIndexPath), for: self)
  }

  /// As for items.
  @discardableResult
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionView?.defaultEnd(of: ElementKey(.supplementaryView, elementKind, elementIndexPath), for: self)
  }

  /// As for items.
  @discardableResult
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionView?.defaultStart(of: ElementKey(.decorationView, elementKind, decorationIndexPath), for: self)
  }

  /// As for items.
  @discardableResult
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionView?.defaultEnd(of: ElementKey(.decorationView, elementKind, decorationIndexPath), for: self)
  }

  /// The supplementary views that a batch removes although their sections stay, by their paths before it.
  /// Default none.
  @discardableResult
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// The decoration views that a batch removes, by their paths before it. Default none.
  @discardableResult
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// The supplementary views that a batch adds, by their paths after it. Default none.
  @discardableResult
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// The decoration views that a batch adds, by their paths after it. Default none.
  @discardableResult
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  // MARK: Moving items by hand

  // Positions are in the layout's own coordinates, which may be mirrored.

  /// The path for an item that is moved to a position. The default returns the path of the item there. Over the
  /// header or footer of an empty section, it returns the section's first path. Otherwise it returns the item's
  /// present path.
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

  /// The attributes of an item that is moved to a position. The default returns the item's attributes with their
  /// centre there, in front of everything on screen.
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

  /// The context of an invalidation when an item moved by hand gets another path. The default context names the
  /// paths, and that counts have changed.
  @discardableResult
  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath], previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeInvalidationContext()
    context.markMovement(from: previousIndexPaths, to: targetIndexPaths, at: targetPosition)
    return context
  }

  /// The context of an invalidation when an item moved by hand is dropped.
  @discardableResult
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeInvalidationContext()
    context.markMovement(from: previousIndexPaths, to: indexPaths, at: .zero)
    return context
  }

  // MARK: Decoration views

  /// Registers the class of decoration views, which belong to the layout. Nil removes the registration.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorationViews[elementKind] = viewClass
  }

  func decorationViewClass(ofKind kind: String) -> AnyClass? { decorationViews[kind] }

  // MARK: Layout direction

  /// The direction for which the layout's geometry is written. Default: that of the main bundle's development language. Flow layouts are
  /// written left to right.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { Self.directionOfLanguage }

  /// Of the main bundle's development language.
  package static var directionOfLanguage: UIUserInterfaceLayoutDirection = {
    let language = Bundle.main.object(forInfoDictionaryKey: "CFBundleDevelopmentRegion") as? String ?? "en"
    return Locale.Language(identifier: language).characterDirection == .rightToLeft
      ? .rightToLeft : .leftToRight
  }()

  /// Whether the collection view mirrors x if its direction is not ``developmentLayoutDirection``. Default
  /// false.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
}
