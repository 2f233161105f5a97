import CollectionView
import LayoutEngine

/// A layout that arranges items on a circle, an ellipse, or an arc. Fingers turn and scale the circle.
///
/// ```swift
/// let ring = CircleLayout()
/// ring.attachGestures(to: collectionView)
///
/// let arc = CircleLayout()
/// arc.radius = .absolute(70)
/// arc.sweep = .pi
/// arc.itemOrder = .counterclockwise
/// ```
///
/// Item i of n lies at the angle `startAngle` ± `sweep` · i / n + rotation around the center of the visible
/// area. In right-to-left layouts, the circle is mirrored, but still follows the fingers. For a circle that
/// turns as the user scrolls, see ``WheelLayout``.
///
/// - Complexity: O(hits · log items) for a rect query; O(sections) for preparing.
open class CircleLayout: UICollectionViewLayout, CurrentItemLayout, RingLayout {
  nonisolated deinit {}

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

  /// The angle of item 0 without a ``rotation``, and of the current item, in radians, clockwise from the
  /// right.
  ///
  /// The default value is 0.
  open var startAngle: CGFloat = 0 { didSet { changed(from: oldValue, to: startAngle) } }

  /// The arc the items share, in radians. The default value is 2π.
  open var sweep: CGFloat = 2 * .pi { didSet { changed(from: oldValue, to: sweep) } }

  /// The order of the items on screen, mirrored in right-to-left layouts. The default value is clockwise.
  open var itemOrder: CircularOrder = .clockwise { didSet { changed(from: oldValue, to: itemOrder) } }

  /// The rotation of the circle, in radians, excluding a turn in progress. The default value is 0.
  ///
  /// ``setCurrentIndexPath(_:animated:)`` changes it to the rotation at the end of the turn.
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

  open var onCurrentIndexPathChange: ((IndexPath?) -> Void)?

  open var currentIndexPath: IndexPath? {
    if let awaitedIndexPath { return awaitedIndexPath }
    var shown = ring
    shown.rotation = Double(shownRotation)
    return shown.nearestIndex.map(sections.indexPath(of:))
  }

  open func setCurrentIndexPath(_ indexPath: IndexPath, animated: Bool) {
    guard let item = itemToShow(at: indexPath, animated: animated) else { return }
    turn(by: CGFloat(ring.turn(bringing: item, to: 0)), animated: animated)
  }

  private var turnInProgress: CGFloat = 0 { didSet { changed(from: oldValue, to: turnInProgress) } }

  private var pinchInProgress: CGFloat = 1 { didSet { changed(from: oldValue, to: pinchInProgress) } }

  private let gestures = AttachedGestures(delegate: SimultaneousGestures())
  #if !os(tvOS)
  var drag: CircleDrag?
  #endif
  /// The remaining angle of an animated turn, in radians.
  var turnLeft: CGFloat = 0 { didSet { changed(from: oldValue, to: turnLeft) } }
  /// The frames of an animated turn.
  var turnFrames: CADisplayLink?
  private(set) var sections = SectionMap.empty
  let inputCheck = InputCheck()
  private(set) var ring = Ring(count: 0, center: .zero, radius: 0, itemSize: .zero)
  private(set) var area = VisibleArea()
  private let updateEnds = UpdateEnds()
  private(set) var isPrepared = false
  var awaitedAnchor: AwaitedAnchor?
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

  /// The displayed rotation, in radians. It differs from ``rotation`` during a turn or an animation.
  open var shownRotation: CGFloat {
    inputCheck.acceptSigned(rotation + turnInProgress - turnLeft, of: "rotation", in: self)
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

  /// Lets one finger or a mouse turn the circle. Canceling the gesture undoes its change.
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
    isPrepared = false
    super.invalidateLayout(with: context)
  }

  open override func prepare() {
    super.prepare()
    guard let collectionView, !isPrepared || area != VisibleArea(of: collectionView) else { return }
    sections = SectionMap(collectionView)
    area = VisibleArea(of: collectionView)
    if showContentSizeIfInsetsChange(for: area) { area = VisibleArea(of: collectionView) }
    ring = makeRing()
    if let turn = takeAwaitedTurn() {
      self.turn(by: turn, animated: false)
      ring = makeRing()
    }
    isPrepared = true
  }

  private func makeRing() -> Ring {
    makeRing(sweep: sweep, of: "sweep", rotation: shownRotation, scale: shownScale)
  }

  open override var collectionViewContentSize: CGSize { narrowed(CGSize(area.size)) }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    var found: [UICollectionViewLayoutAttributes] = []
    ring.forEachItem(in: LayoutRect(rect)) { found.append(attributes(at: $0, on: ring, isHidden: false)) }
    currentItemWatch.noteLayout(of: self)
    return found
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    sections.index(of: indexPath).map { attributes(at: $0, on: ring, isHidden: false) }
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let collectionView else { return false }
    // New content insets can move the offset before the layout is notified.
    return newBounds.size != collectionView.bounds.size || area != VisibleArea(of: collectionView)
  }

  open override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
    super.prepareForTransition(from: oldLayout)
    isPrepared = false
  }

  open override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    updateEnds.begin(PathsAfterUpdate(updateItems))
  }

  open override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
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
