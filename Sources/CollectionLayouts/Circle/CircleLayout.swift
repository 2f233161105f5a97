import CollectionView
import LayoutEngine

/// Items on a circle, an ellipse, or an arc of one, that turns and grows under the fingers, or as a wheel that scrolling turns.
///
/// ```swift
/// let ring = CircleLayout()
/// ring.attachGestures(to: collectionView)
///
/// let arc = CircleLayout()
/// arc.radius = .absolute(70)
/// arc.sweep = .pi
/// arc.direction = .counterclockwise
///
/// let wheel = CircleLayout()
/// wheel.scrolls = true
/// wheel.startAngle = -.pi / 2  // items come to rest at the top
/// wheel.itemAngle = .pi / 8    // as many turns as there are items for
/// ```
///
/// Item i of n, counted through all sections, stands at the angle `startAngle` ± `sweep` · i / n + rotation, from the
/// middle of the visible area. In right-to-left the circle is mirrored; gestures still turn it the way the fingers go.
///
/// Without scrolling the content is as large as the bounds. With it, the item that rests at `startAngle` stays there when
/// the bounds change size and when other items come or go.
///
/// - Complexity: a rect query costs O(hits · log items); preparing costs O(sections), a scroll step O(hits).
open class CircleLayout: UICollectionViewLayout, SnappingLine, ScrollAnchoredLayout {
  nonisolated deinit {}

  /// Which way round the items follow one another, as seen on screen in left-to-right languages.
  public nonisolated enum Direction: Hashable, Sendable {
    /// As the hands of a clock go.
    case clockwise
    /// Against them.
    case counterclockwise
  }

  /// The size of every item. Default 50 × 50 points.
  open var itemSize: ItemSize = .absolute(CGSize(width: 50, height: 50)) {
    didSet { changed(from: oldValue, to: itemSize) }
  }

  /// How far from the middle the items' centres stand, before the ``scale``. Default a third of the bounds' width.
  open var radius: LayoutDimension = .fractionalWidth(1 / 3) {
    didSet { changed(from: oldValue, to: radius) }
  }

  /// The radius of an ellipse from the middle to its top and bottom, before the ``scale``. Default nil: as ``radius``.
  open var verticalRadius: LayoutDimension? { didSet { changed(from: oldValue, to: verticalRadius) } }

  /// Where item 0 stands, in radians: 0, the default, is to the right, π/2 below. The item at rest of a circle that
  /// ``scrolls`` stands here.
  open var startAngle: CGFloat = 0 { didSet { changed(from: oldValue, to: startAngle) } }

  /// The arc that the items share, in radians. Default 2π, the whole circle.
  open var sweep: CGFloat = 2 * .pi { didSet { changed(from: oldValue, to: sweep) } }

  /// The angle from one item to the next, in radians. Default nil: the items share the ``sweep``.
  open var itemAngle: CGFloat? { didSet { changed(from: oldValue, to: itemAngle) } }

  /// Which way round the items follow one another. Default clockwise. Mirrored in right-to-left.
  open var direction: Direction = .clockwise { didSet { changed(from: oldValue, to: direction) } }

  /// How far the circle is turned, in radians. A turn in progress does not change it. Default 0.
  open var rotation: CGFloat = 0 { didSet { changed(from: oldValue, to: rotation) } }

  /// The factor of the radius, within ``scaleLimits``. A pinch in progress does not change it. Items preserve their size. Default 1.
  open var scale: CGFloat = 1 { didSet { changed(from: oldValue, to: scale) } }

  /// At least 0; an infinite upper limit is none. Default 0.5…1.3.
  open var scaleLimits: ClosedRange<CGFloat> = 0.5...1.3 {
    didSet { changed(from: oldValue, to: scaleLimits) }
  }

  /// Whether items turn their lower edge to the centre. Default false: all stand upright.
  open var itemsFaceCenter = false { didSet { changed(from: oldValue, to: itemsFaceCenter) } }

  /// Whether scrolling turns the circle, by one item each ``itemAdvance``, and comes to rest with an item at
  /// ``startAngle``. Where the items cover more than a whole turn, those within half a turn of it show. Default false.
  open var scrolls = false { didSet { changed(from: oldValue, to: scrolls) } }

  /// The direction in which the contents scroll. Default vertical.
  open var scrollDirection: UICollectionView.ScrollDirection = .vertical {
    didSet { changed(from: oldValue, to: scrollDirection) }
  }

  /// How far the contents scroll from one item to the next, in points; at least 1. Default 60.
  open var itemAdvance: CGFloat = 60 { didSet { changed(from: oldValue, to: itemAdvance) } }

  /// Called with the new value when ``currentIndexPath`` of a circle that ``scrolls`` has changed. The call never comes during layout, but
  /// in the frame after it, and once for all changes up to then: reload and invalidate from there as you like. Default nil.
  open var onCurrentIndexPathChange: ((IndexPath?) -> Void)?

  /// The item nearest to ``startAngle``, the first of equals. Nil without items, and where nothing scrolls.
  open var currentIndexPath: IndexPath? {
    track.nearestIndex(toOffset: currentOffset).map(sections.indexPath(of:))
  }

  /// Scrolls until the item rests at ``startAngle``. A path without an item changes nothing.
  ///
  /// Before the first layout, and as long as there are no items, the layout remembers the path: the first frame with items shows this
  /// one there.
  ///
  /// `scrollToItem(at:at:animated:)` is of no use here: items do not lie one after another in the contents.
  open func setCurrentIndexPath(_ indexPath: IndexPath, animated: Bool) {
    guard collectionView != nil, isPrepared, sections.count > 0 else { return awaitItem(at: indexPath) }
    guard let index = sections.index(of: indexPath) else { return }
    awaitedAnchor = nil
    if scrolls { scroll(to: track.offset(centering: index), animated: animated) }
  }

  private var turnInProgress: CGFloat = 0 { didSet { changed(from: oldValue, to: turnInProgress) } }

  private var pinchInProgress: CGFloat = 1 { didSet { changed(from: oldValue, to: pinchInProgress) } }

  private let gestures = AttachedGestures(delegate: SimultaneousGestures())
  #if !os(tvOS)
  /// A turn by one finger, while it lasts.
  var drag: CircleDrag?
  #endif
  private(set) var sections = SectionMap.empty
  private let inputCheck = InputCheck()
  /// Without what scrolling turns and moves.
  private(set) var ring = Ring(count: 0, center: .zero, radius: 0, itemSize: .zero)
  /// Where scrolling has which item at rest.
  private(set) var track = CarouselTrack(count: 0, itemExtent: 0, itemSpacing: 0, viewportExtent: 0)
  private(set) var axis = Axis.vertical
  private(set) var area = VisibleArea()
  /// The size of the visible area, in the middle of which the circle is.
  private var viewport: LayoutSize { area.size }
  private var size = CGSize.zero
  /// Brings an item to the start angle where a batch of updates in a flick has moved the end that it was heading for.
  private let rest = RestWatch()
  private let updateEnds = UpdateEnds()
  private(set) var isPrepared = false
  /// The context that says that the circle only turned.
  private weak var scrollStep: UICollectionViewLayoutInvalidationContext?
  /// What is at rest, while that changes.
  let anchorTracker = AnchorTracker<WheelAnchor>()
  private let currentItemWatch = CurrentItemWatch()

  // MARK: - Turning and pinching

  /// Shows a turn in progress, by `angle` radians in all from where it began. Call it while the fingers move. 0 undoes a turn that is
  /// broken off. What is infinite or NaN counts as 0 and is reported.
  open func rotate(by angle: CGFloat) {
    turnInProgress = angle
  }

  /// How far the circle is turned, in radians: the ``rotation`` and the turn in progress.
  open var shownRotation: CGFloat {
    inputCheck.acceptSigned(rotation + turnInProgress, of: "rotation", in: self)
  }

  /// Ends a turn at `angle` radians from where it began, which changes ``rotation``; the next one begins there. For when the fingers
  /// lift. What is infinite or NaN counts as 0 and is reported.
  open func endRotation(by angle: CGFloat) {
    rotation += inputCheck.acceptSigned(angle, of: "rotation", in: self)
    turnInProgress = 0
  }

  /// Shows a pinch in progress, that changed the distance of the fingers `factor` times in all since it began. For while the fingers
  /// move; 1 undoes a pinch that is broken off. What is negative, infinite or NaN is reported.
  open func pinch(by factor: CGFloat) {
    pinchInProgress = accepted(factor)
  }

  /// Ends a pinch that changed the distance of the fingers `factor` times in all, which changes ``scale`` within ``scaleLimits``; the next
  /// one goes on from there. For when the fingers lift. What is negative, infinite or NaN is reported.
  open func endPinch(by factor: CGFloat) {
    pinchInProgress = accepted(factor)
    (scale, pinchInProgress) = (shownScale, 1)
  }

  /// The factor of the radius, within ``scaleLimits``: of the ``scale`` and the pinch in progress.
  open var shownScale: CGFloat { limited(limited(accepted(scale)) * pinchInProgress) }

  private func accepted(_ factor: CGFloat) -> CGFloat {
    inputCheck.accept(factor, in: InputCheck.lengths, orElse: 1, of: "scale", in: self)
  }

  private func limited(_ scale: CGFloat) -> CGFloat {
    let least = inputCheck.accept(
      scaleLimits.lowerBound, in: InputCheck.lengths, orElse: 0, of: "scaleLimits", in: self)
    return max(least, min(scale, scaleLimits.upperBound, InputCheck.greatest))
  }

  #if !os(tvOS)
  /// Lets two fingers on the view turn and pinch the circle, both at once.
  ///
  /// Adds two recognisers to the view, usually the collection view. A cancelled gesture undoes its change.
  ///
  /// - Parameter view: retains the recognisers, which do not retain the layout.
  /// - Returns: the recognisers, whose delegate has them work together with any other. A view that has them already gets no others.
  @discardableResult
  open func attachGestures(to view: UIView) -> (
    rotation: UIRotationGestureRecognizer, pinch: UIPinchGestureRecognizer
  ) {
    (
      gestures.attach(UIRotationGestureRecognizer(), to: view) { [weak self] in self?.turn(by: $0) },
      gestures.attach(UIPinchGestureRecognizer(), to: view) { [weak self] in self?.pinch(by: $0) }
    )
  }

  /// Removes the recognisers of ``attachGestures(to:)`` from a view. A gesture in progress undoes its change. Does nothing where
  /// there are none.
  open func detachGestures(from view: UIView) {
    if gestures.detach(UIRotationGestureRecognizer.self, from: view) { rotate(by: 0) }
    if gestures.detach(UIPinchGestureRecognizer.self, from: view) { pinch(by: 1) }
  }

  /// Lets one finger on the view, or a mouse, turn the circle: it goes round the middle, and the items go with it.
  ///
  /// Adds a recogniser to the view, usually the collection view, beside those of ``attachGestures(to:)``. Where a second finger comes and
  /// turns the circle, the first one's turn ends. A cancelled gesture undoes its change. For circles that do not scroll.
  ///
  /// - Parameter view: retains the recogniser, which does not retain the layout.
  /// - Returns: the recogniser, whose delegate has it work together with any other. A view that has it already gets no other.
  @discardableResult
  open func attachDrag(to view: UIView) -> UIPanGestureRecognizer {
    let pan: UIPanGestureRecognizer = gestures.attach(UIPanGestureRecognizer(), to: view) { [weak self] in
      self?.drag(by: $0)
    }
    pan.maximumNumberOfTouches = 1
    return pan
  }

  /// Removes the recogniser of ``attachDrag(to:)`` from a view. A gesture in progress undoes its change. Does nothing where there is none.
  open func detachDrag(from view: UIView) {
    if gestures.detach(UIPanGestureRecognizer.self, from: view) { undoDrag() }
  }
  #endif

  // MARK: - Layout

  // UIKit's default is the direction of the language that the app was developed in.
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
    ring = makeRing()
    if let turn = awaitedTurn {
      rotation += turn
      ring = makeRing()
    }
    isPrepared = true
    restoreAnchor(after: old)
  }

  /// The visible area, and the line that scrolls through it.
  private func measure(_ collectionView: UICollectionView) {
    area = VisibleArea(of: collectionView)
    let advance = inputCheck.accept(
      itemAdvance, in: 1...InputCheck.greatest, orElse: 60, of: "itemAdvance", in: self)
    track = CarouselTrack(
      count: scrolls ? sections.count : 0, itemExtent: Double(advance), itemSpacing: 0,
      viewportExtent: axis.extent(of: viewport))
  }

  private func makeRing() -> Ring {
    let radius = Double(inputCheck.accept(radius, of: "radius", in: self))
    size = inputCheck.accept(itemSize, of: "itemSize", in: self)
    let angles = (
      start: inputCheck.acceptSigned(startAngle, of: "startAngle", in: self),
      sweep: inputCheck.acceptSigned(
        itemAngle.map { $0 * CGFloat(sections.count) } ?? sweep,
        of: itemAngle == nil ? "sweep" : "itemAngle", in: self),
      rotation: shownRotation
    )
    return Ring(
      count: sections.count, center: viewport.center, radius: radius, itemSize: LayoutSize(size),
      startAngle: Double(angles.start), sweep: Double(angles.sweep), direction: Ring.Direction(direction),
      rotation: Double(angles.rotation), scale: Double(shownScale), itemsFaceCenter: itemsFaceCenter,
      verticalRadius: verticalRadius.map {
        Double(inputCheck.accept($0, of: "verticalRadius", in: self))
      })
  }

  /// Where the items are at the present content offset.
  private var shownRing: Ring {
    guard scrolls else { return ring }
    let offset = currentOffset
    var shown = ring.turned(backBy: offset / track.pitch)
    let moved = axis.point(along: offset, across: 0)
    shown.center = LayoutPoint(x: ring.center.x + moved.x, y: ring.center.y + moved.y)
    return shown
  }

  /// The items to show: all of them, or those within half a turn of the start angle if the items cover more than one
  /// turn.
  private func shownItems(of ring: Ring) -> Range<Int> { scrolls ? ring.itemsOnWheel : 0..<ring.count }

  open override var collectionViewContentSize: CGSize {
    CGSize(scrolls ? area.contentSize(scrolling: track.lastOffset, along: axis) : viewport)
  }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let ring = shownRing
    var found: [UICollectionViewLayoutAttributes] = []
    ring.forEachItem(in: LayoutRect(rect), among: shownItems(of: ring)) {
      found.append(attributes(at: $0, on: ring, isHidden: false))
    }
    anchorTracker.attributesWereShown(in: collectionView)
    currentItemWatch.noteLayout(of: self)
    return found
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let index = sections.index(of: indexPath) else { return nil }
    let ring = shownRing
    return attributes(at: index, on: ring, isHidden: !shownItems(of: ring).contains(index))
  }

  private func attributes(
    at index: Int, on ring: Ring, isHidden: Bool
  ) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: sections.indexPath(of: index))
    attributes.size = size
    attributes.center = CGPoint(ring.center(at: index))
    attributes.zIndex = index
    attributes.isHidden = isHidden
    if itemsFaceCenter {
      // The upper edge outward. UIKit mirrors positions, not transforms.
      let outward = ring.outward(at: index)
      let (cosine, sine) = (CGFloat(-outward.y), CGFloat(isMirrored ? -outward.x : outward.x))
      attributes.transform = CGAffineTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }
    return attributes
  }

  // MARK: - Scrolling

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let collectionView else { return false }
    // Other content insets may move the offset along, before the layout hears of them.
    guard newBounds.size == collectionView.bounds.size, area == VisibleArea(of: collectionView) else {
      noteAnchorBeforeChange()
      return true
    }
    return scrolls && newBounds.origin != collectionView.bounds.origin
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
    if scrolls { rest.waitForDeceleration(of: self) { $0.comeToRest() } }
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

extension Ring.Direction {
  init(_ direction: CircleLayout.Direction) {
    switch direction {
    case .clockwise: self = .clockwise
    case .counterclockwise: self = .counterclockwise
    }
  }
}
