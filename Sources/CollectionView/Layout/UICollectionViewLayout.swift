#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

// Isolated in so many words: next to a nonisolated protocol, subclasses in other modules do not see the default.
/// Decides where the elements of a collection view lie. Abstract: subclasses override what they need.
///
/// A pass asks, in this order: `prepare()`, `collectionViewContentSize`, `layoutAttributesForElements(in:)`. Between
/// two invalidations the collection view takes the answers as unchanging.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject, NSCoding {
  /// The collection view that uses this layout.
  open var collectionView: UICollectionView? { holder }
  /// The storage of ``collectionView``, which subclasses may override with a narrower type.
  final weak var holder: UICollectionView?
  private var decorationViews: [String: AnyClass] = [:]
  private var isInvalidatedByView = false
  /// Those whose implementation here was called since somebody last looked.
  var reachedMethods: LayoutMethods = []
  /// Whether sizes are estimates that the views' own sizes replace. Apple's layouts know; an author's layout lets its
  /// cells override `preferredLayoutAttributesFitting(_:)`.
  var estimatesSizes: Bool { false }

  /// The class that `invalidateLayout()` and the collection view make contexts of.
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

  /// The class of the attributes that this layout hands out.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// A length that the layout is to find by itself.
  public class var automaticDimension: CGFloat { .greatestFiniteMagnitude }

  public override init() { super.init() }

  /// There are no archives to decode here: the layout starts with its defaults.
  public required init?(coder: NSCoder) { super.init() }

  nonisolated deinit {}

  /// Does nothing: there are no archives here.
  open func encode(with coder: NSCoder) {}

  // MARK: Answers

  /// Brings the layout up to date. Called once per invalidation, before anything else is asked. The base does nothing.
  open func prepare() {}

  /// The area of all contents, in points. Default zero.
  open var collectionViewContentSize: CGSize { .zero }

  /// The attributes of all elements that meet the rectangle, which need not be the visible one. Default nil.
  @discardableResult
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

  /// Those of one item, the same as by rectangle, in sight or not. Default nil.
  @discardableResult
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

  /// Those of one supplementary view. Default nil.
  @discardableResult
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Those of one decoration view. Default nil.
  @discardableResult
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Where scrolling is to end. `velocity` is in points per millisecond. Default: as proposed.
  @discardableResult
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// The offset after an update or a change of layout. Default: as proposed.
  @discardableResult
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }

  // MARK: Invalidation

  /// Marks everything as invalid. The layout is prepared again at the next pass; many calls make one pass.
  ///
  /// Also called by the collection view, before ``invalidateLayout(with:)`` and whatever the context of that names: then the
  /// default does nothing. Overrides call super.
  open func invalidateLayout() {
    reachedMethods.insert(.invalidateLayout)
    guard !isInvalidatedByView else { return }
    let context = makeInvalidationContext()
    context.markEverything()
    callInvalidateLayout(with: context)
  }

  /// An invalidation by the collection view, of which the overrides of both forms hear, the plain one first (UIKit,
  /// recorded on iOS 26.1 by the offset probe of Vercantez/openuikit).
  func invalidate(with context: UICollectionViewLayoutInvalidationContext) {
    isInvalidatedByView = true
    callInvalidateLayout()
    isInvalidatedByView = false
    callInvalidateLayout(with: context)
  }

  /// Marks what the context names. Overrides call super.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    reachedMethods.insert(.invalidateLayoutWithContext)
    collectionView?.layoutWasInvalidated(self, with: context)
  }

  /// Asked before every change of the bounds, origin or size. Default false.
  @discardableResult
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// What a change of bounds that ``shouldInvalidateLayout(forBoundsChange:)`` says yes to invalidates; the collection view
  /// still has the old bounds. Its adjustments are differences. Default: a context that names nothing, and everything is asked for
  /// anew.
  @discardableResult
  open func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  {
    makeInvalidationContext()
  }

  /// Asked when an element would rather have other attributes. Default false.
  @discardableResult
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// What the preferred attributes of an element invalidate. Default: a context that names nothing.
  @discardableResult
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { makeInvalidationContext() }

  func makeInvalidationContext() -> UICollectionViewLayoutInvalidationContext {
    let type = Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
    return (type ?? UICollectionViewLayoutInvalidationContext.self).init(_dynamic: ())
  }

  // MARK: Updates and transitions

  /// Called before the layout is prepared for what a batch of updates, or an item moved by hand, has made of the items:
  /// what it keeps by index path goes along.
  func itemsMove(through map: UpdateMap) {}

  /// Called in a batch after ``prepare()``, with what changed: deletions from the back, insertions from the front, reloads,
  /// moves. The initial and final attributes are asked for next. Overrides call super.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    reachedMethods.insert(.prepareForUpdates)
  }
  /// Called within the animation of a batch. Overrides call super.
  open func finalizeCollectionViewUpdates() { reachedMethods.insert(.finalizeUpdates) }
  /// Called when the size has changed within an animation block, with the bounds before; those of the collection view are
  /// new already, the layout has been invalidated but not prepared. The initial and final attributes of the elements that
  /// come into sight or leave it are asked for next.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  /// Called within the animation block when the elements are on their way. Overrides call super.
  open func finalizeAnimatedBoundsChange() { reachedMethods.insert(.finalizeAnimatedBoundsChange) }
  /// Called when another layout takes over, before it is prepared. The base does nothing.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  /// Called when this layout takes over, before it is prepared. The base does nothing.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  /// Called of both layouts within the animation of a change of layout. Overrides call super.
  open func finalizeLayoutTransition() { reachedMethods.insert(.finalizeTransition) }

  /// Where an item starts that comes into sight, by its path after the change. Nil: it fades in where it is, or comes from
  /// where it was. The default says just that, in attributes of its own that an override may change, during a batch of
  /// updates; else nil.
  ///
  /// In a batch also asked for items that stay in sight but shift, as in UIKit: who means new ones alone must look which were
  /// inserted, in ``prepare(forCollectionViewUpdates:)``.
  @discardableResult
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionView?.defaultStart(of: ElementKey(.cell, nil, itemIndexPath), for: self)
  }

  /// Where an item ends that goes out of sight, by its path before the change. Nil: it fades out where it was, or goes where
  /// it is now. The default says just that, in attributes of its own that an override may change, during a batch of
  /// updates; else nil.
  ///
  /// In a batch also asked for items that stay in sight but shift, as in UIKit; these go where they are now, whatever the
  /// answer.
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

  /// The supplementary views, by their paths before a batch, that it takes away though their sections stay. Default none.
  @discardableResult
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// The decoration views, by their paths before a batch, that it takes away. Default none.
  @discardableResult
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// The supplementary views, by their paths after a batch, that are new in it. Default none.
  @discardableResult
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// The decoration views, by their paths after a batch, that are new in it. Default none.
  @discardableResult
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  // MARK: Moving items by hand

  // Positions are the layout's own: where it is mirrored, they are too.

  /// Where an item that is held at a position belongs. Default: the place of the item there, the first place of an empty
  /// section over whose header or footer it is, else the place it has.
  @discardableResult
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath {
    let around = CGRect(x: position.x, y: position.y, width: 1, height: 1)
    let hits = (layoutAttributesForElements(in: around) ?? [])
      .filter { !$0.isHidden && $0.frame.contains(position) }
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

  /// How an item looks that is held at a position. Default: as it always does, but with its middle there and in front of
  /// everything on screen.
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

  /// Asked when an item held by hand gets another place. Default: a context that says so, and that counts have changed.
  @discardableResult
  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath], previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeInvalidationContext()
    context.markMovement(from: previousIndexPaths, to: targetIndexPaths, at: targetPosition)
    return context
  }

  /// Asked when an item held by hand is let go.
  @discardableResult
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeInvalidationContext()
    context.markMovement(from: previousIndexPaths, to: indexPaths, at: .zero)
    return context
  }

  // MARK: Decoration views

  /// Decoration views belong to the layout: their class is registered here. Nil takes a registration back.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorationViews[elementKind] = viewClass
  }

  func decorationViewClass(ofKind kind: String) -> AnyClass? { decorationViews[kind] }

  // MARK: Layout direction

  /// The direction that the layout's arithmetic assumes. Default: left to right.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// Whether the collection view mirrors x where its direction is not the one the layout was developed for. Default
  /// false.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
}
#endif
