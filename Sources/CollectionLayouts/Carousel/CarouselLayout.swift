import CollectionView
import LayoutEngine

/// A line of equal items, one section after another. Every item can rest in the middle, the first and the last, too.
///
/// ```swift
/// let layout = CarouselLayout()
/// layout.itemSize = .fixed(CGSize(width: 250, height: 400))
/// layout.effect = .cosineZoom(reach: .halfViewport)
/// layout.snapping = .page(minimumDrag: 100)
/// layout.onCurrentIndexPathChange = { [weak pageControl] in pageControl?.currentPage = $0?.item ?? 0 }
/// ```
///
/// Snapping feels best with the collection view's `decelerationRate` at `.fast`. The item in the middle stays there
/// when the bounds change size. In right-to-left the line runs the other way.
///
/// - Complexity: a scroll step costs O(items shown); preparing costs O(sections).
open class CarouselLayout: UICollectionViewLayout {
  nonisolated deinit {}

  /// How large every item is.
  public enum ItemSize: Equatable {
    /// In points.
    case fixed(CGSize)
    /// Fractions of the collection view's width and height.
    case fraction(width: CGFloat, height: CGFloat)
  }

  /// Where scrolling comes to rest.
  public enum Snapping: Equatable {
    /// Scrolling ends wherever it ends.
    case none
    /// Scrolling ends with the nearest item in the middle. A flick up to the threshold, in points per millisecond, ends on an
    /// item that is on screen as the finger lifts; a faster one on an item near its natural end.
    case nearest(velocityThreshold: CGFloat)
    /// One item at a time: a drag of at least so many points moves to the next, a shorter one returns.
    case page(minimumDrag: CGFloat)
  }

  /// The direction of the line. Default: horizontal.
  open var scrollDirection: UICollectionView.ScrollDirection = .horizontal {
    didSet { changed(from: oldValue, to: scrollDirection) }
  }

  /// The size of every item. Default: 0.7 of the bounds' width, 0.75 of their height.
  open var itemSize: ItemSize = .fraction(width: 0.7, height: 0.75) {
    didSet { changed(from: oldValue, to: itemSize) }
  }

  /// The gap between two items, also of different sections, in points. Negative values let items overlap. Default: 10.
  open var spacing: CGFloat = 10 { didSet { changed(from: oldValue, to: spacing) } }

  /// What happens to items as they pass the middle. Default: nothing.
  open var effect: CarouselEffect = .none { didSet { invalidateLayout() } }

  /// Where scrolling comes to rest. Default: on the nearest item, with a threshold of 2.5 points per millisecond.
  open var snapping: Snapping = .nearest(velocityThreshold: 2.5)

  /// Whether the item in the middle stays there when items before it are inserted or deleted. If it is deleted itself, the next
  /// item takes its place, or the previous one if there is no next. When false, the content offset stays. Default: true.
  open var maintainsVisibleContentPosition = true

  /// Called with the new value when ``currentIndexPath`` has changed. The call comes during layout: do not reload or
  /// invalidate from there.
  open var onCurrentIndexPathChange: ((IndexPath?) -> Void)?

  /// The item nearest to the middle of the viewport, the first of equals; nil without items.
  open var currentIndexPath: IndexPath? {
    geometry.track.nearestIndex(toOffset: currentOffset).map(geometry.sections.indexPath(of:))
  }

  var geometry = CarouselGeometry()
  var place = CarouselPlace()
  private var lengths = LengthCheck()
  private(set) var isPrepared = false
  private var reportedIndexPath: IndexPath?

  // MARK: - Preparing

  open override class var invalidationContextClass: AnyClass { CarouselInvalidationContext.self }

  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    let isScrollStep = (context as? CarouselInvalidationContext)?.isScrollStep ?? false
    if !isScrollStep {
      if context.invalidateDataSourceCounts { noteAnchor() } else { keepCurrentItem() }
      isPrepared = false
    }
    super.invalidateLayout(with: context)
  }

  open override func prepare() {
    super.prepare()
    guard let collectionView, !isPrepared else { return }
    let old = geometry
    geometry = CarouselGeometry(self, in: collectionView, checking: &lengths)
    isPrepared = true
    if geometry.axis == old.axis, geometry.track.pitch == old.track.pitch { place.keptIndex = nil }
    guard let kept = keptOffset(across: collectionView.contentOffset) else { return }
    if kept != collectionView.contentOffset { collectionView.contentOffset = kept }
  }

  open override var collectionViewContentSize: CGSize { geometry.contentSize }

  // MARK: - Attributes

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let found = attributes(in: LayoutRect(rect))
    place.keptIndex = nil
    reportCurrentIndexPath()
    return found
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    geometry.sections.index(of: indexPath).map(attributes(at:))
  }

  private func reportCurrentIndexPath() {
    let indexPath = currentIndexPath
    guard indexPath != reportedIndexPath else { return }
    reportedIndexPath = indexPath
    onCurrentIndexPathChange?(indexPath)
  }

  // MARK: - Scrolling and resizing

  open override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    let proposed = offset(of: proposedContentOffset)
    let target: Double? =
      switch snapping {
      case .none: nil
      case .nearest(let threshold):
        geometry.track.nearestTarget(
          proposed: proposed, current: currentOffset, velocity: geometry.axis.along(LayoutPoint(velocity)),
          threshold: Double(threshold))
      case .page(let minimumDrag):
        geometry.track.pageTarget(
          resting: place.restingOffset, current: currentOffset, minimumDrag: Double(minimumDrag))
      }
    guard let target, target != proposed else { return proposedContentOffset }
    return contentOffset(along: target, across: proposedContentOffset)
  }

  /// When the pitch changes, as it does in a rotation, the item in the middle stays there.
  open override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    if let offset = place.offsetAfterUpdate {
      return contentOffset(along: offset, across: proposedContentOffset)
    }
    return keptOffset(across: proposedContentOffset) ?? proposedContentOffset
  }

  open override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    moveAnchor(after: PathsAfterUpdate(updateItems))
  }

  open override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    (place.anchor, place.offsetAfterUpdate) = (nil, nil)
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let collectionView else { return false }
    guard newBounds.size == collectionView.bounds.size else {
      keepCurrentItem()
      return true
    }
    if !collectionView.isTracking { place.restingOffset = offset(of: newBounds.origin) }
    return newBounds.origin != collectionView.bounds.origin
  }

  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    (context as? CarouselInvalidationContext)?.isScrollStep = newBounds.size == collectionView?.bounds.size
    return context
  }
}
