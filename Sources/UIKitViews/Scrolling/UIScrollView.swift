import Foundation

/// A view that scrolls and zooms contents larger than itself. `contentOffset` is the origin of its bounds.
///
/// A finger drags the contents, and when it lifts, they decelerate or bounce. The app can move them
/// immediately or with animation. All motion follows ``FrameClock/main``. The zooming view is returned by the
/// delegate. There is no status bar to tap for scrolling to the top.
open class UIScrollView: UIView, _UIScrollViewDelegating {
  package weak var scrollDelegate: UIScrollViewDelegate? {
    didSet { scrollHost?.delegateDidChange(to: scrollDelegate) }
  }
  /// The view itself, if it conforms to the protocol.
  private(set) unowned(unsafe) final var scrollHost: (any ScrollHost)?

  /// The size of the contents, in points.
  ///
  /// If the contents shrink and the offset is out of range, it moves back into range. Raises an exception if
  /// the size isn't finite.
  open var contentSize: CGSize {
    get { currentContentSize }
    set { if isPossible(contentSize: newValue) { observed(.contentSize) { currentContentSize = newValue } } }
  }
  private var currentContentSize = CGSize.zero {
    didSet { if currentContentSize != oldValue { extentDidChange() } }
  }

  /// `true` if the offset stays when the content size shrinks, because other code is about to move it.
  package final var preservesOffset = false

  /// The extra space around the contents, in points.
  ///
  /// Contents resting at their beginning stay there: the offset follows. Raises an exception if the inset
  /// isn't finite.
  open var contentInset: UIEdgeInsets {
    get { currentContentInset }
    set {
      if isPossible(contentInset: newValue) { observed(.contentInset) { currentContentInset = newValue } }
    }
  }
  private var currentContentInset = UIEdgeInsets.zero {
    didSet { if contentInset != oldValue { adjustedInsetMayHaveChanged() } }
  }

  /// The ``contentInset`` plus the part of the safe area added by ``contentInsetAdjustmentBehavior``.
  open var adjustedContentInset: UIEdgeInsets { insetWithSafeArea }

  /// Called after ``adjustedContentInset`` changes, before the delegate is notified. Call `super`.
  open func adjustedContentInsetDidChange() {}
  /// The last reported inset.
  var knownAdjustedInset = UIEdgeInsets.zero

  /// The behavior for adding the safe area. The default value is `automatic`: it's added vertically, and
  /// horizontally if the contents scroll horizontally.
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { adjustedInsetMayHaveChanged() } }
  }

  /// A Boolean value that indicates whether the contents can be dragged and flicked beyond their edges and
  /// bounce back. The default value is `true`.
  open var bounces = true
  /// `true` if contents that fit the view bounce vertically. The default value is `false`.
  open var alwaysBounceVertical = false {
    didSet { if alwaysBounceVertical != oldValue { adjustedInsetMayHaveChanged() } }
  }
  /// `true` if contents that fit the view bounce horizontally. The default value is `false`.
  open var alwaysBounceHorizontal = false {
    didSet { if alwaysBounceHorizontal != oldValue { adjustedInsetMayHaveChanged() } }
  }
  /// A Boolean value that indicates whether scrolling stops at multiples of the view's size, one page per
  /// flick. The default value is `false`.
  open var isPagingEnabled = false
  /// A Boolean value that indicates whether fingers can scroll. Setting it to `false` ends a drag. The
  /// default value is `true`.
  open var isScrollEnabled: Bool {
    get { storedIsScrollEnabled }
    set { storedIsScrollEnabled = newValue }
  }
  private var storedIsScrollEnabled = true {
    didSet { panGestureRecognizer.isEnabled = storedIsScrollEnabled }
  }
  /// `true` if a drag that begins along one axis is locked to it. The default value is `false`.
  open var isDirectionalLockEnabled = false
  /// A stored value without effect, because there is no status bar.
  open var scrollsToTop = true
  /// A stored value without effect, because scroll indicators aren't drawn.
  open var showsVerticalScrollIndicator = true
  /// A stored value without effect, because scroll indicators aren't drawn.
  open var showsHorizontalScrollIndicator = true
  /// A stored value without effect, because scroll indicators aren't drawn. The default value is dark on
  /// light contents and light on dark ones.
  open var indicatorStyle: IndicatorStyle = .default
  /// A stored value without effect, because scroll indicators aren't drawn. The default value is zero.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// A stored value without effect, because scroll indicators aren't drawn. The default value is zero.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// A stored value without effect, because scroll indicators aren't drawn. The default value is `true`.
  open var automaticallyAdjustsScrollIndicatorInsets = true
  /// A stored value without effect, because there is no keyboard. The default value is `none`.
  open var keyboardDismissMode: KeyboardDismissMode = .none

  /// The vertical scroll indicator insets. Setting this property sets ``verticalScrollIndicatorInsets`` and
  /// ``horizontalScrollIndicatorInsets``.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
  }

  /// Does nothing, because scroll indicators aren't drawn.
  open func flashScrollIndicators() {}

  /// The factor by which the speed changes in each millisecond of deceleration. The default value is
  /// `normal`.
  ///
  /// The factor must be above 0 and below 1. Any other value is an error.
  open var decelerationRate = DecelerationRate.normal

  /// A Boolean value that indicates whether the contents receive a touch only after 0.15 seconds, in case the
  /// finger scrolls. The default value is `true`.
  open var delaysContentTouches = true
  /// A Boolean value that indicates whether scrolling can cancel a touch of the contents. The default value
  /// is `true`.
  open var canCancelContentTouches = true

  /// The recognizer for drags.
  ///
  /// Its delegate is the scroll view, if it conforms to ``UIGestureRecognizerDelegate``. Setting any other
  /// delegate raises an exception.
  open var panGestureRecognizer: UIPanGestureRecognizer { pan }
  final let pan: UIPanGestureRecognizer = ScrollPanGestureRecognizer()

  /// `true` if a finger is on the contents, even if it hasn't moved them.
  open var isTracking: Bool { isDragging || pan.state == .possible && pan.numberOfTouches > 0 }

  /// `true` if a finger is moving the contents.
  open var isDragging: Bool {
    if case .dragging = motion { return true }
    return false
  }

  /// `true` if the contents keep moving after the finger has lifted.
  open var isDecelerating: Bool {
    if case .decelerating = motion { return true }
    return false
  }

  // MARK: Zooming

  /// The minimum scale. The default value is 1. Raises an exception at 0 and below.
  open var minimumZoomScale: CGFloat {
    get { storedMinimumZoomScale }
    set { storedMinimumZoomScale = newValue }
  }
  private var storedMinimumZoomScale: CGFloat = 1 { didSet { zoomLimitsDidChange() } }
  /// The maximum scale. The default value is 1, for no zooming.
  open var maximumZoomScale: CGFloat {
    get { storedMaximumZoomScale }
    set { storedMaximumZoomScale = newValue }
  }
  private var storedMaximumZoomScale: CGFloat = 1 { didSet { zoomLimitsDidChange() } }
  /// A Boolean value that indicates whether a pinch can go beyond the limits and bounce back. The default
  /// value is `true`.
  open var bouncesZoom = true
  /// The scale of the zooming view, which the delegate returns. Setting this property clamps the value to the
  /// limits. The default value is 1.
  open var zoomScale: CGFloat {
    get { zooming.scale }
    set { setZoom(newValue, about: CGPoint(x: bounds.width / 2, y: bounds.height / 2)) }
  }
  /// `true` if fingers are pinching or a zoom animation is running.
  open var isZooming: Bool { zooming.isPinching || zooming.animation != nil }
  /// `true` if the scale is returning to a limit.
  open var isZoomBouncing: Bool { zooming.animation?.isBounce ?? false }
  /// `true` during an animated ``setZoomScale(_:animated:)`` or ``zoom(to:animated:)``, or while the scale
  /// returns to a limit.
  open var isZoomAnimating: Bool { zooming.animation != nil }
  /// The recognizer for pinches, which works together with drags, or `nil` if the limits allow no zooming.
  ///
  /// Its delegate is the same as that of ``panGestureRecognizer``.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { zooming.pinch }

  var zooming = ZoomState()

  /// Sets ``zoomScale`` about the middle of the view, immediately or over 0.3 seconds.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    guard animated, limitedZoom(scale) != zoomScale else { return zoomScale = scale }
    animateZoom(to: limitedZoom(scale), about: CGPoint(x: bounds.width / 2, y: bounds.height / 2))
  }

  /// Zooms until a rectangle of the zooming view fills the view.
  open func zoom(to rect: CGRect, animated: Bool) { zoomToShow(rect, animated: animated) }

  /// The resting position of contents smaller than the view, in its unit square: (0, 0) at the top left, (1,
  /// 1) at the bottom right. The default value is (0, 0).
  open var contentAlignmentPoint = CGPoint.zero {
    didSet { if contentAlignmentPoint != oldValue { bringOffsetIntoRange() } }
  }

  // MARK: Motion

  /// The current motion of the contents.
  var motion = ScrollMotion.resting
  var frames: FrameObserver?
  var wheelTimer: FrameTimer?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    scrollHost = self as? any ScrollHost
    clipsToBounds = true
    followPan()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    scrollHost = self as? any ScrollHost
    clipsToBounds = true
    followPan()
  }

  nonisolated deinit {}

  /// The point of the contents at the top left of the view.
  ///
  /// As in UIKit, setting this property doesn't clamp the value. Contents in motion continue from the new
  /// offset.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      if isAskedElsewhere { return assume(newValue) }
      observed(.contentOffset) {
        movesByOffset = true
        // Assign the bounds as a whole, because modifying a part of an open property allocates.
        bounds = CGRect(origin: newValue, size: bounds.size)
        movesByOffset = false
      }
    }
  }
  /// `true` if the next change of bounds is a change of the offset.
  ///
  /// The delegate is notified of such a change, but not of bounds set directly (UIKit, recorded on iOS 26.1
  /// by the offset probe of Vercantez/openuikit).
  final var movesByOffset = false
  /// `true` during a layout query for an assumed offset. Setting the offset then changes only the assumption:
  /// no notifications are sent, and no motion stops.
  package final var isAskedElsewhere = false

  /// Sets ``contentOffset`` immediately, or animates to it over 0.3 seconds along half a cosine wave.
  ///
  /// Setting the offset immediately stops any motion. An animation ends with a call to
  /// `scrollViewDidEndScrollingAnimation(_:)`. An animated scroll in progress first ends with the same call.
  /// An animation to the current offset does nothing. The offset isn't clamped.
  open func setContentOffset(_ offset: CGPoint, animated: Bool) { goTo(offset, animated: animated) }

  /// Stops a drag, a deceleration, or an animation at the current offset.
  open func stopScrollingAndZooming() { stopEverything() }

  /// Scrolls by the shortest distance that shows the rectangle. Does nothing if the rectangle is visible.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { showRect(rect, animated: animated) }

  // MARK: Content touches

  /// Returns `true` if the contents can receive a touch. Called before they receive it.
  ///
  /// If this method returns `false`, the touch can only scroll. The default value is `true`.
  @discardableResult
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
    true
  }

  /// Returns `true` if scrolling can cancel a touch of a view in the contents. Called before the
  /// cancellation, unless ``canCancelContentTouches`` is `false`.
  ///
  /// The default value is `true` unless the view is a control.
  @discardableResult
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  // MARK: Safe area

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    adjustedInsetMayHaveChanged()
  }

  /// Brings the offset into range. There is no safe area outside of windows, so an offset set there can be
  /// beyond the edges in a window.
  override func windowDidChange() {
    super.windowDidChange()
    if window != nil, knownSafeArea != nil { bringOffsetIntoRange() }
  }

  override func wasLaidOut() {
    super.wasLaidOut()
    guard zooming.step != nil else { return }
    followZoomingView()
    zooming.step = nil
    bringOffsetIntoRange()
  }

  // MARK: Bounds

  override func assignBounds(_ bounds: CGRect) {
    if isAskedElsewhere, bounds.size == layer.bounds.size { return assume(bounds.origin) }
    let bounds = CGRect(origin: bounds.origin.withoutNegativeZero, size: bounds.size)
    changeBounds(to: bounds) { super.assignBounds(bounds) }
  }

  override func assignFrame(_ frame: CGRect) {
    // With a transform, only the layer can compute the new size. As in UIKit, the frame means little in this
    // case.
    let size = CATransform3DIsIdentity(layer.transform) ? frame.size : layer.bounds.size
    changeBounds(to: CGRect(origin: bounds.origin, size: size)) { super.assignFrame(frame) }
  }

  override class func observedKey(for keyPath: AnyKeyPath) -> ObservedKey? {
    ObservedKey(keyPath, ofScrollView: Self.self) ?? super.observedKey(for: keyPath)
  }

  /// The safe area without the parts already in ``adjustedContentInset``, because subviews must not avoid
  /// them twice.
  override var safeAreaForSubviews: UIEdgeInsets {
    let (safeArea, folded) = (safeAreaInsets, insetWithSafeArea)
    guard safeArea != .zero else { return .zero }
    return UIEdgeInsets(
      top: folded.top == contentInset.top ? safeArea.top : 0,
      left: folded.left == contentInset.left ? safeArea.left : 0,
      bottom: folded.bottom == contentInset.bottom ? safeArea.bottom : 0,
      right: folded.right == contentInset.right ? safeArea.right : 0)
  }
}
