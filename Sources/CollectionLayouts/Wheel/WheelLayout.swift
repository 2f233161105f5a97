import CollectionView
import LayoutEngine

/// A layout that arranges items on a wheel, which turns as the user scrolls.
///
/// ```swift
/// let wheel = WheelLayout()
/// wheel.startAngle = -.pi / 2  // items come to rest at the top
/// wheel.itemAngle = .pi / 8    // more items may take several turns
/// wheel.onCurrentIndexPathChange = { path in print("now at rest", path as Any) }
/// ```
///
/// Scrolling ends with an item at the ``startAngle``. If the items cover more than a full turn, only those
/// within half a turn of the start angle are visible. In right-to-left layouts, the wheel is mirrored. For a
/// circle that the user turns with fingers, see ``CircleLayout``.
///
/// - Complexity: O(hits · log items) for a rect query; O(sections) for preparing; O(hits) for a scroll step.
open class WheelLayout: UICollectionViewLayout, CurrentItemLayout, SnappingLine, RingLayout {
  nonisolated deinit {}

  /// The direction in which the contents scroll. The default value is vertical.
  open var scrollDirection: UICollectionView.ScrollDirection = .vertical {
    didSet { changed(from: oldValue, to: scrollDirection) }
  }

  /// The size of every item. The default value is 50 × 50 points.
  open var itemSize: ItemSize = .absolute(CGSize(width: 50, height: 50)) {
    didSet { changed(from: oldValue, to: itemSize) }
  }

  /// The distance of the items' centers from the wheel's center. The default value is a third of the bounds'
  /// width.
  open var radius: LayoutDimension = .fractionalWidth(1 / 3) {
    didSet { changed(from: oldValue, to: radius) }
  }

  /// The vertical radius of an ellipse. The default value is `nil`: the same as ``radius``.
  open var verticalRadius: LayoutDimension? { didSet { changed(from: oldValue, to: verticalRadius) } }

  /// The angle of the item at rest, in radians, clockwise from the right. The default value is 0.
  open var startAngle: CGFloat = 0 { didSet { changed(from: oldValue, to: startAngle) } }

  /// The angle from one item to the next, in radians. The default value is `nil`: items share a full turn.
  open var itemAngle: CGFloat? { didSet { changed(from: oldValue, to: itemAngle) } }

  /// The order of the items on screen, mirrored in right-to-left layouts. The default value is clockwise.
  open var itemOrder: CircularOrder = .clockwise { didSet { changed(from: oldValue, to: itemOrder) } }

  /// A Boolean value that indicates whether the lower edges of items face the center. The default value is
  /// `false`.
  open var itemsFaceCenter = false { didSet { changed(from: oldValue, to: itemsFaceCenter) } }

  /// The scroll distance from one item to the next, in points, at least 1. The default value is 60.
  open var itemAdvance: CGFloat = 60 { didSet { changed(from: oldValue, to: itemAdvance) } }

  open var onCurrentIndexPathChange: ((IndexPath?) -> Void)?

  open var currentIndexPath: IndexPath? {
    awaitedIndexPath ?? track.nearestIndex(toOffset: currentOffset).map(sections.indexPath(of:))
  }

  open func setCurrentIndexPath(_ indexPath: IndexPath, animated: Bool) {
    guard let item = itemToShow(at: indexPath, animated: animated) else { return }
    scroll(to: track.offset(centering: item), animated: animated)
  }

  private(set) var sections = SectionMap.empty
  let inputCheck = InputCheck()
  /// The wheel before scrolling.
  private var ring = Ring(count: 0, center: .zero, radius: 0, itemSize: .zero)
  private(set) var track = CarouselTrack(count: 0, itemExtent: 0, itemSpacing: 0, viewportExtent: 0)
  private(set) var axis = Axis.vertical
  private(set) var area = VisibleArea()
  /// Brings an item to the start angle after a flick whose destination has moved because of updates.
  private let rest = RestWatch()
  private let updateEnds = UpdateEnds()
  private(set) var isPrepared = false
  private weak var scrollStep: UICollectionViewLayoutInvalidationContext?
  let anchorTracker = AnchorTracker<WheelAnchor>()
  private let currentItemWatch = CurrentItemWatch()

  // MARK: - Layout

  // UIKit's default is the layout direction of the app's development language.
  open override var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context !== scrollStep {
      if context.invalidateDataSourceCounts { noteAnchorBeforeUpdates() } else { noteAnchorBeforeChange() }
      isPrepared = false
    }
    super.invalidateLayout(with: context)
  }

  open override func prepare() {
    super.prepare()
    defer { turnPagingOff(unlessPagesFit: track, along: axis, checking: inputCheck) }
    guard let collectionView, !isPrepared || area != VisibleArea(of: collectionView) else { return }
    noteAnchorBeforeChange()
    let old = (track: track, axis: axis)
    sections = SectionMap(collectionView)
    axis = Axis(scrollDirection)
    measure(collectionView)
    if showContentSizeIfInsetsChange(for: area) { measure(collectionView) }
    ring = makeRing(
      sweep: itemAngle.map { $0 * CGFloat(sections.count) } ?? 2 * .pi, of: "itemAngle")
    isPrepared = true
    restoreAnchor(after: old)
  }

  private func measure(_ collectionView: UICollectionView) {
    area = VisibleArea(of: collectionView)
    let advance = inputCheck.accept(
      itemAdvance, in: 1...InputCheck.greatest, orElse: 60, of: "itemAdvance", in: self)
    track = CarouselTrack(
      count: sections.count, itemExtent: Double(advance), itemSpacing: 0,
      viewportExtent: axis.extent(of: area.size))
  }

  private var shownRing: Ring {
    let offset = currentOffset
    var shown = ring.turned(backBy: offset / track.pitch)
    let moved = axis.point(along: offset, across: 0)
    shown.center = LayoutPoint(x: ring.center.x + moved.x, y: ring.center.y + moved.y)
    return shown
  }

  open override var collectionViewContentSize: CGSize {
    narrowed(CGSize(area.contentSize(scrolling: track.lastOffset, along: axis)))
  }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let ring = shownRing
    var found: [UICollectionViewLayoutAttributes] = []
    ring.forEachItem(in: LayoutRect(rect), among: ring.itemsOnWheel) {
      found.append(attributes(at: $0, on: ring, isHidden: false))
    }
    anchorTracker.attributesWereShown(in: collectionView)
    currentItemWatch.noteLayout(of: self)
    return found
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let index = sections.index(of: indexPath) else { return nil }
    let ring = shownRing
    return attributes(at: index, on: ring, isHidden: !ring.itemsOnWheel.contains(index))
  }

  // MARK: - Scrolling

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let collectionView else { return false }
    // New content insets can move the offset before the layout is notified.
    guard newBounds.size == collectionView.bounds.size, area == VisibleArea(of: collectionView) else {
      noteAnchorBeforeChange()
      return true
    }
    return newBounds.origin != collectionView.bounds.origin
  }

  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    if newBounds.size == collectionView?.bounds.size { scrollStep = context }
    return context
  }

  open override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    restingOffset(near: proposedContentOffset)
  }

  open override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    offsetAfterChange(proposed: proposedContentOffset)
  }

  open override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
    super.prepareForTransition(from: oldLayout)
    anchorTracker.forget()
    isPrepared = false
  }

  open override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    let paths = PathsAfterUpdate(updateItems)
    updateEnds.begin(paths)
    moveAnchor(after: paths)
    rest.waitForDeceleration(of: self) { $0.comeToRest() }
  }

  open override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    anchorTracker.finishUpdates()
    updateEnds.finish()
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
}
