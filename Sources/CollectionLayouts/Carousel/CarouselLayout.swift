import CollectionView
import LayoutEngine

/// A line of equal items, one section after another, in which every item can rest in the middle: also the first and the
/// last.
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
    /// In parts of the collection view's bounds.
    case fraction(width: CGFloat, height: CGFloat)
  }

  /// Where scrolling comes to rest.
  public enum Snapping: Equatable {
    /// Scrolling ends wherever it ends.
    case none
    /// Scrolling ends with the nearest item in the middle. Up to the threshold, in points per millisecond, that is one
    /// of the items shown when the finger goes; beyond, one of those where the flick would end.
    case nearest(velocityThreshold: CGFloat)
    /// One item at a time: a drag of at least so many points moves to the next, a shorter one returns.
    case page(minimumDrag: CGFloat)
  }

  /// Default horizontal.
  open var scrollDirection: UICollectionView.ScrollDirection = .horizontal {
    didSet { changed(from: oldValue, to: scrollDirection) }
  }

  /// Default: 0.7 of the bounds' width, 0.75 of their height.
  open var itemSize: ItemSize = .fraction(width: 0.7, height: 0.75) {
    didSet { changed(from: oldValue, to: itemSize) }
  }

  /// Between two items, also of different sections, in points. Negative values let items overlap. Default 10.
  open var spacing: CGFloat = 10 {
    didSet { changed(from: oldValue, to: spacing) }
  }

  /// Default none.
  open var effect: CarouselEffect = .none {
    didSet { invalidateLayout() }
  }

  /// Default: the nearest item, with a threshold of 2.5 points per millisecond.
  open var snapping: Snapping = .nearest(velocityThreshold: 2.5)

  /// Whether the item in the middle stays there when items before it are inserted or deleted. Where it is deleted itself,
  /// the next one takes its place; without a next one, the one before. Otherwise the content offset stays. Default true.
  open var maintainsVisibleContentPosition = true

  /// Called with the new value when ``currentIndexPath`` has changed. It is called while the collection view lays out:
  /// do not reload or invalidate from there.
  open var onCurrentIndexPathChange: ((IndexPath?) -> Void)?

  private var axis = Axis.horizontal
  private var sections = SectionMap.empty
  private var lengths = LengthCheck()
  private var track = CarouselTrack(count: 0, itemExtent: 0, spacing: 0, viewportExtent: 0)
  private var viewport = CGSize.zero
  private var size = CGSize.zero
  private var isPrepared = false
  private var reportedIndexPath: IndexPath?
  /// Where the last scroll ended that no finger made, as the layout computes offsets: where a drag begins.
  private var restingOffset = 0.0
  /// The item that stays in the middle while its offset changes with the pitch, until the new places are shown.
  private var keptIndex: Int?
  /// What was in the middle before the batch of updates that goes on.
  private var anchor: CarouselAnchor?
  /// The offset after it.
  private var offsetAfterUpdate: Double?

  // MARK: - The current item

  /// The item nearest to the middle of the viewport, the first of equals; nil without items.
  open var currentIndexPath: IndexPath? {
    track.nearestIndex(toOffset: currentOffset).map(sections.indexPath(of:))
  }

  private func reportCurrentIndexPath() {
    let indexPath = currentIndexPath
    guard indexPath != reportedIndexPath else { return }
    reportedIndexPath = indexPath
    onCurrentIndexPathChange?(indexPath)
  }

  private var currentOffset: Double { collectionView.map { offset(of: $0.contentOffset) } ?? 0 }

  /// A content offset on screen, along the axis as the layout computes it.
  private func offset(of contentOffset: CGPoint) -> Double {
    axis.along(LayoutPoint(mirrored(contentOffset)))
  }

  /// The content offset on screen for one that the layout computed; across the axis it is as in `contentOffset`.
  private func contentOffset(along offset: Double, across contentOffset: CGPoint) -> CGPoint {
    mirrored(CGPoint(axis.point(along: offset, across: axis.across(LayoutPoint(mirrored(contentOffset))))))
  }

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
    let (oldAxis, oldPitch) = (axis, track.pitch)
    measure(collectionView)
    isPrepared = true
    if axis == oldAxis, track.pitch == oldPitch { keptIndex = nil }
    guard let kept = keptOffset(across: collectionView.contentOffset) else { return }
    if kept != collectionView.contentOffset { collectionView.contentOffset = kept }
  }

  private func measure(_ collectionView: UICollectionView) {
    axis = scrollDirection == .vertical ? .vertical : .horizontal
    viewport = collectionView.bounds.size
    sections = SectionMap(collectionView)
    let given =
      switch itemSize {
      case .fixed(let size): size
      case .fraction(let width, let height):
        CGSize(width: viewport.width * width, height: viewport.height * height)
      }
    size = lengths.accept(given, of: "itemSize", in: self)
    let spacing = lengths.acceptSigned(spacing, of: "spacing", in: self)
    track = CarouselTrack(
      count: sections.count, itemExtent: axis.extent(of: LayoutSize(size)), spacing: Double(spacing),
      viewportExtent: axis.extent(of: LayoutSize(viewport)))
  }

  open override var collectionViewContentSize: CGSize {
    CGSize(axis.size(extent: track.contentExtent, breadth: axis.breadth(of: LayoutSize(viewport))))
  }

  // MARK: - Attributes

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let rect = LayoutRect(rect)
    let moment = moment
    let lower = axis.along(rect.origin)
    let candidates = moment.track.indices(
      from: lower, to: lower + axis.extent(of: rect.size), overhang: moment.overhang)
    var found: [UICollectionViewLayoutAttributes] = []
    found.reserveCapacity(candidates.count)
    for index in candidates {
      let scale = moment.scale(of: index)
      if let scale, !moment.frame(of: index, scale: scale).intersects(rect) { continue }
      let attributes = attributes(at: index, moment, scale: scale)
      // Of effects that are not a matter of scale only the attributes tell.
      if scale == nil, !LayoutRect(attributes.frame).intersects(rect) { continue }
      found.append(attributes)
    }
    keptIndex = nil
    reportCurrentIndexPath()
    return found
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let index = sections.index(of: indexPath) else { return nil }
    let moment = moment
    return attributes(at: index, moment, scale: moment.scale(of: index))
  }

  private var moment: CarouselMoment {
    CarouselMoment(
      track: track, axis: axis, size: LayoutSize(size), viewport: LayoutSize(viewport), curve: effect.curve,
      offset: currentOffset)
  }

  private func attributes(
    at index: Int, _ moment: CarouselMoment, scale: Double?
  ) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: sections.indexPath(of: index))
    attributes.size = size
    attributes.center = CGPoint(moment.center(of: index))
    attributes.zIndex = moment.track.count - abs(index - moment.nearest)
    if let scale {
      if scale != 1 { attributes.transform = CGAffineTransform(scaleX: CGFloat(scale), y: CGFloat(scale)) }
    } else if case .custom(let transform) = effect {
      let shown = transform(position(of: index, moment))
      attributes.transform3D = shown.transform3D
      attributes.alpha = shown.alpha
    }
    return attributes
  }

  private func position(of index: Int, _ moment: CarouselMoment) -> CarouselPosition {
    let distance = CGFloat(moment.distance(of: index))
    return CarouselPosition(
      distance: axis == .horizontal && isMirrored ? -distance : distance, pitch: CGFloat(track.pitch),
      itemSize: size, viewportSize: viewport, scrollDirection: scrollDirection)
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
        track.nearestTarget(
          proposed: proposed, current: currentOffset, velocity: axis.along(LayoutPoint(velocity)),
          threshold: Double(threshold))
      case .page(let minimumDrag):
        track.pageTarget(resting: restingOffset, current: currentOffset, minimumDrag: Double(minimumDrag))
      }
    guard let target, target != proposed else { return proposedContentOffset }
    return contentOffset(along: target, across: proposedContentOffset)
  }

  /// When the pitch changes, as it does in a rotation, the item in the middle stays there.
  open override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    if let offsetAfterUpdate { return contentOffset(along: offsetAfterUpdate, across: proposedContentOffset) }
    return keptOffset(across: proposedContentOffset) ?? proposedContentOffset
  }

  open override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    guard let anchor, let index = anchor.index(after: PathsAfterUpdate(updateItems), in: sections) else {
      return
    }
    var offset = track.offset(centering: index) + anchor.distance
    if !isScrolledByHand { offset = min(track.offset(centering: track.count - 1), max(0, offset)) }
    // A finger that is down goes on dragging from what it took hold of.
    restingOffset += offset - anchor.offset
    offsetAfterUpdate = offset
  }

  open override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    (anchor, offsetAfterUpdate) = (nil, nil)
  }

  private func noteAnchor() {
    anchor = nil
    let offset = currentOffset
    guard maintainsVisibleContentPosition, isPrepared, let index = track.nearestIndex(toOffset: offset) else {
      return
    }
    anchor = CarouselAnchor(
      index: index, sections: sections, offset: offset, distance: offset - track.offset(centering: index))
  }

  private func keepCurrentItem() {
    guard isPrepared, keptIndex == nil else { return }
    keptIndex = track.nearestIndex(toOffset: currentOffset)
  }

  private func keptOffset(across contentOffset: CGPoint) -> CGPoint? {
    guard let keptIndex, keptIndex < track.count else { return nil }
    return self.contentOffset(along: track.offset(centering: keptIndex), across: contentOffset)
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let collectionView else { return false }
    guard newBounds.size == collectionView.bounds.size else {
      keepCurrentItem()
      return true
    }
    if !collectionView.isTracking { restingOffset = offset(of: newBounds.origin) }
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
