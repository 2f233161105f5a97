import Foundation

/// A view that scrolls and zooms contents larger than itself. `contentOffset` is the origin of its bounds.
///
/// All motion follows ``FrameClock/main``. The delegate returns the zooming view. There is no status bar to
/// tap.
open class UIScrollView: UIView, _UIScrollViewDelegating {
  package weak var scrollDelegate: UIScrollViewDelegate? {
    didSet { scrollHost?.delegateDidChange(to: scrollDelegate) }
  }
  /// The scroll view itself, if it conforms to the protocol.
  private(set) unowned(unsafe) final var scrollHost: (any ScrollHost)?

  /// The size of the contents, in points. An offset that is then out of range moves back. Raises an exception
  /// if the size isn't finite.
  open var contentSize: CGSize {
    get { currentContentSize }
    set { if isPossible(contentSize: newValue) { observed(.contentSize) { currentContentSize = newValue } } }
  }
  private var currentContentSize = CGSize.zero {
    didSet { if currentContentSize != oldValue { extentDidChange() } }
  }

  /// `true` to leave the offset unchanged while other code is about to set it.
  package final var preservesOffset = false

  /// The extra space around the contents, in points. Contents at their beginning stay there when the inset
  /// changes. Raises an exception if the inset isn't finite.
  open var contentInset: UIEdgeInsets {
    get { currentContentInset }
    set {
      if isPossible(contentInset: newValue) { observed(.contentInset) { currentContentInset = newValue } }
    }
  }
  private var currentContentInset = UIEdgeInsets.zero {
    didSet { if contentInset != oldValue { adjustedInsetMayHaveChanged() } }
  }

  /// The ``contentInset`` plus the safe area.
  open var adjustedContentInset: UIEdgeInsets { insetWithSafeArea }

  /// Called before the delegate is notified. Call `super`.
  open func adjustedContentInsetDidChange() {}
  var knownAdjustedInset = UIEdgeInsets.zero

  /// The use of the safe area, by default `automatic`: vertically, and horizontally if the contents scroll
  /// horizontally.
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { adjustedInsetMayHaveChanged() } }
  }

  /// Lets contents move beyond their edges and bounce back. The default value is `true`.
  open var bounces = true
  /// Lets small contents bounce vertically. The default value is `false`.
  open var alwaysBounceVertical = false {
    didSet { if alwaysBounceVertical != oldValue { adjustedInsetMayHaveChanged() } }
  }
  /// Lets small contents bounce horizontally. The default value is `false`.
  open var alwaysBounceHorizontal = false {
    didSet { if alwaysBounceHorizontal != oldValue { adjustedInsetMayHaveChanged() } }
  }
  /// Makes scrolling stop at multiples of the view's size, one page per flick. The default value is `false`.
  open var isPagingEnabled = false
  /// Lets fingers scroll. Setting it to `false` ends a drag. The default value is `true`.
  open var isScrollEnabled: Bool {
    get { storedIsScrollEnabled }
    set { storedIsScrollEnabled = newValue }
  }
  private var storedIsScrollEnabled = true {
    didSet { panGestureRecognizer.isEnabled = storedIsScrollEnabled }
  }
  /// Locks a drag to its initial axis. The default value is `false`.
  open var isDirectionalLockEnabled = false
  /// Stored without effect, because there is no status bar.
  open var scrollsToTop = true
  /// Stored without effect, because indicators aren't drawn.
  open var showsVerticalScrollIndicator = true
  /// Stored without effect.
  open var showsHorizontalScrollIndicator = true
  /// Stored without effect.
  open var indicatorStyle: IndicatorStyle = .default
  /// Stored without effect.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Stored without effect.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Stored without effect. The default value is `true`.
  open var automaticallyAdjustsScrollIndicatorInsets = true
  /// Stored without effect, because there is no keyboard.
  open var keyboardDismissMode: KeyboardDismissMode = .none

  /// The vertical indicator insets. Setting it sets both insets.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
  }

  /// Does nothing.
  open func flashScrollIndicators() {}

  /// The factor by which the speed changes in each millisecond of deceleration, above 0 and below 1. Other
  /// values are errors. The default value is `normal`.
  open var decelerationRate = DecelerationRate.normal

  /// Delays touches in the contents by 0.15 seconds, in case the finger scrolls. The default value is `true`.
  open var delaysContentTouches = true
  /// Lets scrolling cancel touches of the contents. The default value is `true`.
  open var canCancelContentTouches = true

  /// The recognizer for drags. Setting a delegate other than the scroll view raises an exception.
  open var panGestureRecognizer: UIPanGestureRecognizer { pan }
  final let pan: UIPanGestureRecognizer = ScrollPanGestureRecognizer()

  /// `true` if a finger is on the contents.
  open var isTracking: Bool { isDragging || pan.state == .possible && pan.numberOfTouches > 0 }

  /// `true` if a finger is moving the contents.
  open var isDragging: Bool {
    if case .dragging = motion { return true }
    return false
  }

  /// `true` if the contents keep moving after a drag.
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
  /// The maximum scale. The default value is 1.
  open var maximumZoomScale: CGFloat {
    get { storedMaximumZoomScale }
    set { storedMaximumZoomScale = newValue }
  }
  private var storedMaximumZoomScale: CGFloat = 1 { didSet { zoomLimitsDidChange() } }
  /// Lets a pinch go beyond the limits and bounce back. The default value is `true`.
  open var bouncesZoom = true
  /// The scale of the zooming view. The default value is 1. New values are clamped to the limits.
  open var zoomScale: CGFloat {
    get { zooming.scale }
    set { setZoom(newValue, about: CGPoint(x: bounds.width / 2, y: bounds.height / 2)) }
  }
  /// `true` during a pinch or a zoom animation.
  open var isZooming: Bool { zooming.isPinching || zooming.animation != nil }
  /// `true` if the scale is returning to a limit.
  open var isZoomBouncing: Bool { zooming.animation?.isBounce ?? false }
  /// `true` during a zoom animation.
  open var isZoomAnimating: Bool { zooming.animation != nil }
  /// The recognizer for pinches, or `nil` if the limits allow no zooming. As with ``panGestureRecognizer``,
  /// only the scroll view can be its delegate.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { zooming.pinch }

  var zooming = ZoomState()

  /// Sets ``zoomScale`` about the middle of the view, over 0.3 seconds if animated.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    guard animated, limitedZoom(scale) != zoomScale else { return zoomScale = scale }
    animateZoom(to: limitedZoom(scale), about: CGPoint(x: bounds.width / 2, y: bounds.height / 2))
  }

  /// Zooms until a rectangle of the zooming view fills the view.
  open func zoom(to rect: CGRect, animated: Bool) { zoomToShow(rect, animated: animated) }

  /// The position of small contents in the unit square, by default the top left.
  open var contentAlignmentPoint = CGPoint.zero {
    didSet { if contentAlignmentPoint != oldValue { bringOffsetIntoRange() } }
  }

  // MARK: Motion

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

  /// The contents' point at the top left of the view. As in UIKit, it isn't clamped. Contents in motion
  /// continue from a new offset.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      if isAskedElsewhere { return assume(newValue) }
      observed(.contentOffset) {
        movesByOffset = true
        // Modifying a part of an open property allocates.
        bounds = CGRect(origin: newValue, size: bounds.size)
        movesByOffset = false
      }
    }
  }
  /// `true` if the next change of bounds notifies the delegate. Setting the bounds directly doesn't notify it
  /// (UIKit, recorded on iOS 26.1 by the offset probe of Vercantez/openuikit).
  final var movesByOffset = false
  /// `true` during a layout query for an assumed offset. Setting the offset then sends no notifications and
  /// stops no motion.
  package final var isAskedElsewhere = false

  /// Sets ``contentOffset`` without clamping, or animates to it over 0.3 seconds.
  ///
  /// Without animation, this stops any motion except a drag, which continues from the new offset. An
  /// animation ends with a call to `scrollViewDidEndScrollingAnimation(_:)`, even if another one replaces it.
  /// An animation to the current offset only stops the current motion.
  open func setContentOffset(_ offset: CGPoint, animated: Bool) { goTo(offset, animated: animated) }

  /// Stops all motion at the current offset.
  open func stopScrollingAndZooming() { stopEverything() }

  /// Scrolls the shortest distance that shows the rectangle.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { showRect(rect, animated: animated) }

  // MARK: Content touches

  /// Called before contents receive a touch. If it returns `false`, the touch can only scroll. The default
  /// value is `true`.
  @discardableResult
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
    true
  }

  /// Called before scrolling cancels a touch of the contents, unless ``canCancelContentTouches`` is `false`.
  /// By default, returns `false` for controls and `true` for other views.
  @discardableResult
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  // MARK: Safe area

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    adjustedInsetMayHaveChanged()
  }

  /// Brings the offset into range on entering a window, because there is no safe area outside of windows.
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
    let size = CATransform3DIsIdentity(layer.transform) ? frame.size : layer.bounds.size
    changeBounds(to: CGRect(origin: bounds.origin, size: size)) { super.assignFrame(frame) }
  }

  override class func observedKey(for keyPath: AnyKeyPath) -> ObservedKey? {
    ObservedKey(keyPath, ofScrollView: Self.self) ?? super.observedKey(for: keyPath)
  }

  /// The safe area without the parts that ``adjustedContentInset`` includes.
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

extension UIScrollView {
  /// The color of the scroll indicators.
  public nonisolated enum IndicatorStyle: Int, Sendable {
    /// Black with a white border.
    case `default`
    /// Black.
    case black
    /// White.
    case white
  }

  /// The ways in which scrolling dismisses the keyboard.
  public nonisolated enum KeyboardDismissMode: Int, Sendable {
    /// No dismissal.
    case none
    /// The beginning of a drag dismisses the keyboard.
    case onDrag
    /// The keyboard follows the finger in both directions.
    case interactive
    /// The same as ``onDrag``, with the view above the keyboard.
    case onDragWithAccessory
    /// The same as ``interactive``, with the view above the keyboard.
    case interactiveWithAccessory
  }
}
