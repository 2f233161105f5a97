import Foundation

/// A view that scrolls and zooms contents larger than itself. `contentOffset` is the origin of its bounds.
///
/// A finger drags the contents; when it lifts, they decelerate or bounce. The app moves them at once or
/// animated. All motion follows ``FrameClock/main``. The view that the delegate names can be zoomed. There is
/// no status bar to tap for scrolling to the top.
open class UIScrollView: UIView, _UIScrollViewDelegating {
  package weak var scrollDelegate: UIScrollViewDelegate? {
    didSet { scrollHost?.delegateDidChange(to: scrollDelegate) }
  }
  /// The view itself, if it conforms.
  private(set) unowned(unsafe) final var scrollHost: (any ScrollHost)?

  /// The size of the contents, in points. If they shrink and the offset is out of range, it moves back into
  /// range. Raises an exception if it is not finite.
  open var contentSize: CGSize {
    get { currentContentSize }
    set { if isPossible(contentSize: newValue) { observed(.contentSize) { currentContentSize = newValue } } }
  }
  private var currentContentSize = CGSize.zero {
    didSet { if currentContentSize != oldValue { extentDidChange() } }
  }

  /// While true, the offset stays when the content size shrinks: other code is about to move it.
  package final var preservesOffset = false

  /// Extra room around the contents, in points. Contents that rest at their very beginning stay there: the
  /// offset follows. Raises an exception if it is not finite.
  open var contentInset: UIEdgeInsets {
    get { currentContentInset }
    set {
      if isPossible(contentInset: newValue) { observed(.contentInset) { currentContentInset = newValue } }
    }
  }
  private var currentContentInset = UIEdgeInsets.zero {
    didSet { if contentInset != oldValue { adjustedInsetMayHaveChanged() } }
  }

  /// ``contentInset`` plus the safe area, as far as ``contentInsetAdjustmentBehavior`` adds it.
  open var adjustedContentInset: UIEdgeInsets { insetWithSafeArea }

  /// Called after ``adjustedContentInset`` changed, before the delegate is told. Call super.
  open func adjustedContentInsetDidChange() {}
  /// The inset that was last reported.
  var knownAdjustedInset = UIEdgeInsets.zero

  /// Default automatic: the safe area counts vertically, and horizontally if the contents scroll horizontally.
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { adjustedInsetMayHaveChanged() } }
  }

  /// Whether the contents can be dragged and flicked beyond their edges and bounce back. Default true.
  open var bounces = true
  /// Whether contents that fit the view bounce vertically. Default false.
  open var alwaysBounceVertical = false {
    didSet { if alwaysBounceVertical != oldValue { adjustedInsetMayHaveChanged() } }
  }
  /// Whether contents that fit the view bounce horizontally. Default false.
  open var alwaysBounceHorizontal = false {
    didSet { if alwaysBounceHorizontal != oldValue { adjustedInsetMayHaveChanged() } }
  }
  /// Whether scrolling stops at multiples of the view's size, one page per flick. Default false.
  open var isPagingEnabled = false
  /// Whether fingers can scroll. Setting it to false ends a drag. Default true.
  open var isScrollEnabled: Bool {
    get { storedIsScrollEnabled }
    set { storedIsScrollEnabled = newValue }
  }
  private var storedIsScrollEnabled = true {
    didSet { panGestureRecognizer.isEnabled = storedIsScrollEnabled }
  }
  /// Whether a drag that begins along one axis is locked to it. Default false.
  open var isDirectionalLockEnabled = false
  /// Stored, and without effect: there is no status bar.
  open var scrollsToTop = true
  /// Stored, and without effect: nothing draws indicators here.
  open var showsVerticalScrollIndicator = true
  /// Stored, and without effect: nothing draws indicators here.
  open var showsHorizontalScrollIndicator = true
  /// Stored, and without effect: nothing draws indicators here. Default: dark on light contents and light on dark ones.
  open var indicatorStyle: IndicatorStyle = .default
  /// Stored, and without effect: nothing draws indicators here. Default zero.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Stored, and without effect: nothing draws indicators here. Default zero.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Stored, and without effect: nothing draws indicators here. Default true.
  open var automaticallyAdjustsScrollIndicatorInsets = true
  /// Stored, and without effect: there is no keyboard. Default none.
  open var keyboardDismissMode: KeyboardDismissMode = .none

  /// Setting it sets ``verticalScrollIndicatorInsets`` and ``horizontalScrollIndicatorInsets``. Returns the
  /// vertical ones.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
  }

  /// Does nothing: nothing draws indicators here.
  open func flashScrollIndicators() {}

  /// The factor by which the speed changes in each millisecond of deceleration: above 0 and below 1, everything
  /// else is an error. Default normal.
  open var decelerationRate = DecelerationRate.normal

  /// Whether the contents are told of a touch only after 0.15 seconds, in case the finger scrolls. Default true.
  open var delaysContentTouches = true
  /// Whether scrolling may cancel a touch of the contents. Default true.
  open var canCancelContentTouches = true

  /// Recognises drags. Its delegate is the scroll view, if it conforms to ``UIGestureRecognizerDelegate``. Setting another one
  /// raises an exception.
  open var panGestureRecognizer: UIPanGestureRecognizer { pan }
  final let pan: UIPanGestureRecognizer = ScrollPanGestureRecognizer()

  /// Whether a finger is on the contents, even if it has not moved them.
  open var isTracking: Bool { isDragging || pan.state == .possible && pan.numberOfTouches > 0 }

  /// Whether a finger is moving the contents.
  open var isDragging: Bool {
    if case .dragging = motion { return true }
    return false
  }

  /// Whether the contents keep moving after the finger lifted.
  open var isDecelerating: Bool {
    if case .decelerating = motion { return true }
    return false
  }

  // MARK: Zooming

  /// The smallest scale. Default 1. Raises an exception at 0 and below.
  open var minimumZoomScale: CGFloat {
    get { storedMinimumZoomScale }
    set { storedMinimumZoomScale = newValue }
  }
  private var storedMinimumZoomScale: CGFloat = 1 { didSet { zoomLimitsDidChange() } }
  /// The largest scale. Default 1: no zooming.
  open var maximumZoomScale: CGFloat {
    get { storedMaximumZoomScale }
    set { storedMaximumZoomScale = newValue }
  }
  private var storedMaximumZoomScale: CGFloat = 1 { didSet { zoomLimitsDidChange() } }
  /// Whether a pinch can go beyond the limits and bounce back. Default true.
  open var bouncesZoom = true
  /// The scale of the zooming view, which the delegate names. Clamped to the limits when it is set. Default 1.
  open var zoomScale: CGFloat {
    get { zooming.scale }
    set { setZoom(newValue, about: CGPoint(x: bounds.width / 2, y: bounds.height / 2)) }
  }
  /// Whether fingers are pinching or a zoom animation is running.
  open var isZooming: Bool { zooming.isPinching || zooming.animation != nil }
  /// Whether the scale is returning to a limit.
  open var isZoomBouncing: Bool { zooming.animation?.isBounce ?? false }
  /// Whether the scale is changing by itself: by an animated ``setZoomScale(_:animated:)`` or ``zoom(to:animated:)``, or back
  /// to a limit.
  open var isZoomAnimating: Bool { zooming.animation != nil }
  /// Recognises pinches, together with drags. Nil if the limits leave nothing to zoom. Its delegate is that of
  /// ``panGestureRecognizer``.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { zooming.pinch }

  var zooming = ZoomState()

  /// Sets ``zoomScale`` about the middle of the view, at once or in 0.3 seconds.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    guard animated, limitedZoom(scale) != zoomScale else { return zoomScale = scale }
    animateZoom(to: limitedZoom(scale), about: CGPoint(x: bounds.width / 2, y: bounds.height / 2))
  }

  /// Zooms until a rectangle of the zooming view fills the view.
  open func zoom(to rect: CGRect, animated: Bool) { zoomToShow(rect, animated: animated) }

  /// Where contents smaller than the view rest in it, in the unit square: (0, 0) at the top left, (1, 1) at the
  /// bottom right. Default (0, 0).
  open var contentAlignmentPoint = CGPoint.zero {
    didSet { if contentAlignmentPoint != oldValue { bringOffsetIntoRange() } }
  }

  // MARK: Moving

  /// What is moving the contents.
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

  /// The point of the contents at the top left of the view. As in UIKit, setting it does not clamp. Contents in
  /// motion continue from there.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      if isAskedElsewhere { return assume(newValue) }
      observed(.contentOffset) {
        movesByOffset = true
        // Not in one step: modifying a part of an open property allocates.
        bounds = CGRect(origin: newValue, size: bounds.size)
        movesByOffset = false
      }
    }
  }
  /// Whether the coming change of bounds is a change of the offset, of which the delegate is told. It is not
  /// told of bounds that are set directly (UIKit, recorded on iOS 26.1 by the offset probe of
  /// Vercantez/openuikit).
  final var movesByOffset = false
  /// Whether a layout is being asked as if the contents were scrolled elsewhere. Setting the offset then changes only what is assumed:
  /// nobody is told, and nothing stops.
  package final var isAskedElsewhere = false

  /// Sets ``contentOffset`` at once, which stops any motion, or animates to it in 0.3 seconds along half a wave of a cosine, and then calls
  /// `scrollViewDidEndScrollingAnimation(_:)`. An animated scroll that is under way ends with the same call first. Does nothing animated if
  /// the offset does not change. Does not clamp.
  open func setContentOffset(_ offset: CGPoint, animated: Bool) { goTo(offset, animated: animated) }

  /// Stops a drag, a deceleration or an animation at the present offset.
  open func stopScrollingAndZooming() { stopEverything() }

  /// Scrolls by the least that shows the rectangle. Does nothing if it is visible.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { showRect(rect, animated: animated) }

  // MARK: Touches of the contents

  /// Asked before the contents get a touch. With false, the touch can only scroll. Default true.
  @discardableResult
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
    true
  }

  /// Asked before scrolling cancels a touch of a view of the contents. Not asked if
  /// ``canCancelContentTouches`` is false. Default: true unless the view is a control.
  @discardableResult
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  // MARK: Safe area

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    adjustedInsetMayHaveChanged()
  }

  /// Out of windows there is no safe area: what the app has scrolled to there may lie beyond the edges here.
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
    // Under a transform, only the layer knows the new size. As in UIKit, the frame means little then.
    let size = CATransform3DIsIdentity(layer.transform) ? frame.size : layer.bounds.size
    changeBounds(to: CGRect(origin: bounds.origin, size: size)) { super.assignFrame(frame) }
  }

  override class func observedKey(for keyPath: AnyKeyPath) -> ObservedKey? {
    ObservedKey(keyPath, ofScrollView: Self.self) ?? super.observedKey(for: keyPath)
  }

  /// Where ``adjustedContentInset`` has the safe area in it already, subviews must not avoid that once more.
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
