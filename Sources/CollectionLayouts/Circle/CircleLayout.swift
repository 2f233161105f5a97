import CollectionView
import LayoutEngine

/// A layout that arranges items on a circle, an ellipse, or an arc. Fingers turn and scale the circle, or
/// scrolling turns it like a wheel.
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
/// wheel.itemAngle = .pi / 8    // more items may take several turns
/// ```
///
/// Item i of n lies at the angle `startAngle` ± `sweep` · i / n + rotation around the center of the visible
/// area. In right-to-left layouts, the circle is mirrored, but still follows the fingers.
///
/// - Complexity: O(hits · log items) for a rect query; O(sections) for preparing; O(hits) for a scroll step.
open class CircleLayout: UICollectionViewLayout, SnappingLine, ScrollAnchoredLayout {
  nonisolated deinit {}

  /// The direction of the items on screen, in left-to-right languages.
  public nonisolated enum Direction: Hashable, Sendable {
    /// The direction of a clock's hands.
    case clockwise
    /// The opposite direction.
    case counterclockwise
  }

  /// The size of every item. The default value is 50 × 50 points.
  open var itemSize: ItemSize = .absolute(CGSize(width: 50, height: 50)) {
    didSet { changed(from: oldValue, to: itemSize) }
  }

  /// The distance of the items' centers from the circle's center, before the ``scale``. The default value is
  /// a third of the bounds' width.
  open var radius: LayoutDimension = .fractionalWidth(1 / 3) {
    didSet { changed(from: oldValue, to: radius) }
  }

  /// The vertical radius of an ellipse, before the ``scale``. The default value is `nil`: the same as
  /// ``radius``.
  open var verticalRadius: LayoutDimension? { didSet { changed(from: oldValue, to: verticalRadius) } }

  /// The angle of item 0, or of the item at rest if the circle ``scrolls``, in radians, clockwise from the
  /// right.
  ///
  /// The default value is 0.
  open var startAngle: CGFloat = 0 { didSet { changed(from: oldValue, to: startAngle) } }

  /// The arc the items share, in radians. The default value is 2π.
  open var sweep: CGFloat = 2 * .pi { didSet { changed(from: oldValue, to: sweep) } }

  /// The angle from one item to the next, in radians. The default value is `nil`: items share the ``sweep``.
  open var itemAngle: CGFloat? { didSet { changed(from: oldValue, to: itemAngle) } }

  /// The direction of the items, mirrored in right-to-left layouts. The default value is clockwise.
  open var direction: Direction = .clockwise { didSet { changed(from: oldValue, to: direction) } }

  /// The rotation of the circle, in radians, excluding a turn in progress. The default value is 0.
  open var rotation: CGFloat = 0 { didSet { changed(from: oldValue, to: rotation) } }

  /// The factor of the radius, within ``scaleLimits``, excluding a pinch in progress. The default value is 1.
  open var scale: CGFloat = 1 { didSet { changed(from: oldValue, to: scale) } }

  /// The limits of the scale. The default value is 0.5…1.3.
  open var scaleLimits: ClosedRange<CGFloat> = 0.5...1.3 {
    didSet { changed(from: oldValue, to: scaleLimits) }
  }

  /// A Boolean value that indicates whether the lower edges of items face the center. The default value is
  /// `false`.
  open var itemsFaceCenter = false { didSet { changed(from: oldValue, to: itemsFaceCenter) } }

  /// A Boolean value that indicates whether scrolling turns the circle. The default value is `false`.
  ///
  /// If the items cover more than a full turn, only those within half a turn of ``startAngle`` are visible.
  open var scrolls = false { didSet { changed(from: oldValue, to: scrolls) } }

  /// The direction in which the contents scroll. The default value is vertical.
  open var scrollDirection: UICollectionView.ScrollDirection = .vertical {
    didSet { changed(from: oldValue, to: scrollDirection) }
  }

  /// The scroll distance from one item to the next, in points, at least 1. The default value is 60.
  open var itemAdvance: CGFloat = 60 { didSet { changed(from: oldValue, to: itemAdvance) } }

  /// A closure that the layout calls in the frame after ``currentIndexPath`` changes.
  ///
  /// The closure can reload data and invalidate the layout. The default value is `nil`.
  open var onCurrentIndexPathChange: ((IndexPath?) -> Void)?

  /// The index path of the item nearest to ``startAngle``, or `nil` if the circle is empty or doesn't scroll.
  open var currentIndexPath: IndexPath? {
    track.nearestIndex(toOffset: currentOffset).map(sections.indexPath(of:))
  }

  /// Scrolls until the item rests at ``startAngle``. Use this instead of `scrollToItem(at:at:animated:)`.
  ///
  /// A path without an item has no effect. Before the first layout pass, and while there are no items, the
  /// layout stores the path and scrolls later.
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
  var drag: CircleDrag?
  #endif
  private(set) var sections = SectionMap.empty
  private let inputCheck = InputCheck()
  /// The items' circle before scrolling.
  private(set) var ring = Ring(count: 0, center: .zero, radius: 0, itemSize: .zero)
  private(set) var track = CarouselTrack(count: 0, itemExtent: 0, itemSpacing: 0, viewportExtent: 0)
  private(set) var axis = Axis.vertical
  private(set) var area = VisibleArea()
  private var viewport: LayoutSize { area.size }
  private var size = CGSize.zero
  /// Brings an item to the start angle after a flick whose destination has moved because of updates.
  private let rest = RestWatch()
  private let updateEnds = UpdateEnds()
  private(set) var isPrepared = false
  private weak var scrollStep: UICollectionViewLayoutInvalidationContext?
  let anchorTracker = AnchorTracker<WheelAnchor>()
  private let currentItemWatch = CurrentItemWatch()

  // MARK: - Turning and pinching

  /// Shows a turn in progress while the fingers move.
  ///
  /// An angle of 0 undoes a canceled turn. An infinite or NaN angle is reported and shows no rotation.
  ///
  /// - Parameter angle: The total angle since the turn began, in radians.
  open func rotate(by angle: CGFloat) {
    turnInProgress = angle
  }

  /// The displayed rotation, in radians, including the turn in progress.
  open var shownRotation: CGFloat {
    inputCheck.acceptSigned(rotation + turnInProgress, of: "rotation", in: self)
  }

  /// Adds the angle of a finished turn to ``rotation``.
  ///
  /// An infinite or NaN angle counts as 0 and is reported.
  ///
  /// - Parameter angle: The total angle since the turn began, in radians.
  open func endRotation(by angle: CGFloat) {
    rotation += inputCheck.acceptSigned(angle, of: "rotation", in: self)
    turnInProgress = 0
  }

  /// Shows a pinch in progress while the fingers move.
  ///
  /// A factor of 1 undoes a canceled pinch. Negative, infinite, and NaN factors are reported.
  ///
  /// - Parameter factor: The distance of the fingers relative to the start of the pinch.
  open func pinch(by factor: CGFloat) {
    pinchInProgress = accepted(factor)
  }

  /// Applies the factor of a finished pinch to ``scale`` within ``scaleLimits``. Invalid factors are
  /// reported.
  ///
  /// - Parameter factor: The distance of the fingers relative to the start of the pinch.
  open func endPinch(by factor: CGFloat) {
    pinchInProgress = accepted(factor)
    (scale, pinchInProgress) = (shownScale, 1)
  }

  /// The displayed factor of the radius, including the pinch in progress.
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
  /// Lets two fingers on the view turn and pinch the circle. Canceling a gesture undoes its change.
  ///
  /// - Parameter view: The view, which retains the recognizers. The recognizers don't retain the layout.
  /// - Returns: The recognizers, which work simultaneously with all others. A view has at most one of each.
  @discardableResult
  open func attachGestures(to view: UIView) -> (
    rotation: UIRotationGestureRecognizer, pinch: UIPinchGestureRecognizer
  ) {
    (
      gestures.attach(UIRotationGestureRecognizer(), to: view) { [weak self] in self?.turn(by: $0) },
      gestures.attach(UIPinchGestureRecognizer(), to: view) { [weak self] in self?.pinch(by: $0) }
    )
  }

  /// Removes the recognizers of ``attachGestures(to:)``. The change of a gesture in progress is undone.
  open func detachGestures(from view: UIView) {
    if gestures.detach(UIRotationGestureRecognizer.self, from: view) { rotate(by: 0) }
    if gestures.detach(UIPinchGestureRecognizer.self, from: view) { pinch(by: 1) }
  }

  /// Lets one finger or a mouse turn a circle that doesn't scroll. Canceling the gesture undoes its change.
  ///
  /// You can combine this method with ``attachGestures(to:)``.
  ///
  /// - Parameter view: The view, which retains the recognizer. The recognizer doesn't retain the layout.
  /// - Returns: The recognizer, which works simultaneously with all others. A view has at most one.
  @discardableResult
  open func attachDrag(to view: UIView) -> UIPanGestureRecognizer {
    let pan: UIPanGestureRecognizer = gestures.attach(UIPanGestureRecognizer(), to: view) { [weak self] in
      self?.drag(by: $0)
    }
    pan.maximumNumberOfTouches = 1
    return pan
  }

  /// Removes the recognizer of ``attachDrag(to:)``. The change of a gesture in progress is undone.
  open func detachDrag(from view: UIView) {
    if gestures.detach(UIPanGestureRecognizer.self, from: view) { undoDrag() }
  }
  #endif

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
    ring = makeRing()
    if let turn = awaitedTurn {
      rotation += turn
      ring = makeRing()
    }
    isPrepared = true
    restoreAnchor(after: old)
  }

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

  private var shownRing: Ring {
    guard scrolls else { return ring }
    let offset = currentOffset
    var shown = ring.turned(backBy: offset / track.pitch)
    let moved = axis.point(along: offset, across: 0)
    shown.center = LayoutPoint(x: ring.center.x + moved.x, y: ring.center.y + moved.y)
    return shown
  }

  /// Returns the visible items. On a wheel of several turns, they are within half a turn of the start angle.
  private func shownItems(of ring: Ring) -> Range<Int> { scrolls ? ring.itemsOnWheel : 0..<ring.count }

  open override var collectionViewContentSize: CGSize {
    narrowed(CGSize(scrolls ? area.contentSize(scrolling: track.lastOffset, along: axis) : viewport))
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
      // UIKit mirrors positions, not transforms.
      let outward = ring.outward(at: index)
      let (cosine, sine) = (CGFloat(-outward.y), CGFloat(isMirrored ? -outward.x : outward.x))
      attributes.transform = CGAffineTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }
    return attributes
  }

  // MARK: - Scrolling

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let collectionView else { return false }
    // New content insets can move the offset before the layout is notified.
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
