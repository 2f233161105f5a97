#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

/// A view whose bounds move over contents larger than itself. `contentOffset` is the origin of the bounds.
///
/// A finger drags, and lets go into deceleration or a bounce; the program moves at once or in an animation. All of it
/// happens on ``FrameClock/main``. A view that the delegate names can be zoomed. There is no status bar to tap for the
/// top.
open class UIScrollView: UIView, _UIScrollViewDelegating {
  weak var scrollDelegate: UIScrollViewDelegate? { didSet { delegateDidChange() } }

  /// The area the contents take, in points. When it shrinks, an offset that no longer scrolls is brought back in range.
  /// Traps where it is not finite.
  open var contentSize: CGSize {
    get { currentContentSize }
    set { if isPossible(contentSize: newValue) { observed(.contentSize) { currentContentSize = newValue } } }
  }
  private var currentContentSize = CGSize.zero {
    didSet { if currentContentSize != oldValue { extentDidChange() } }
  }

  /// While true, a content size that shrinks leaves the offset alone: someone else is about to move it.
  var holdsOffset = false

  /// Extra room around the contents, in points. Contents at rest at their very beginning stay there: the offset follows.
  /// Traps where it is not finite.
  open var contentInset: UIEdgeInsets {
    get { currentContentInset }
    set {
      if isPossible(contentInset: newValue) { observed(.contentInset) { currentContentInset = newValue } }
    }
  }
  private var currentContentInset = UIEdgeInsets.zero {
    didSet { if contentInset != oldValue { adjustedInsetMayHaveChanged() } }
  }

  /// ``contentInset`` and, by the adjustment behaviour, the safe area.
  open var adjustedContentInset: UIEdgeInsets { insetWithSafeArea }

  /// Called after ``adjustedContentInset`` changed, before the delegate is. Call super.
  open func adjustedContentInsetDidChange() {}
  var knownInsets = KnownInsets()

  /// Default automatic: the safe area counts vertically, and where the contents scroll sideways there, too.
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { adjustedInsetMayHaveChanged() } }
  }

  /// Whether fingers and flicks go beyond the edges and come back. Default true.
  open var bounces = true
  /// Whether contents bounce vertically that fit. Default false.
  open var alwaysBounceVertical = false
  /// Whether contents bounce sideways that fit. Default false.
  open var alwaysBounceHorizontal = false
  /// Whether scrolling rests on multiples of the view's size, one a flick. Default false.
  open var isPagingEnabled = false
  /// False lets no finger scroll, and ends a drag. Default true.
  open var isScrollEnabled = true { didSet { panGestureRecognizer.isEnabled = isScrollEnabled } }
  /// Keeps a drag that begins along one axis to that axis. Default false.
  open var isDirectionalLockEnabled = false
  /// Kept, and without effect: there is no status bar.
  open var scrollsToTop = true
  /// Kept, and without effect: nothing draws indicators here.
  open var showsVerticalScrollIndicator = true
  /// Kept, and without effect: nothing draws indicators here.
  open var showsHorizontalScrollIndicator = true
  /// Kept, and without effect: nothing draws indicators here. Default: dark on light contents and light on dark ones.
  open var indicatorStyle: IndicatorStyle = .default
  /// Kept, and without effect: nothing draws indicators here. Default zero.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Kept, and without effect: nothing draws indicators here. Default zero.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Kept, and without effect: nothing draws indicators here. Default true.
  open var automaticallyAdjustsScrollIndicatorInsets = true
  /// Kept, and without effect: there is no keyboard. Default none.
  open var keyboardDismissMode: KeyboardDismissMode = .none

  /// Sets ``verticalScrollIndicatorInsets`` and ``horizontalScrollIndicatorInsets``. Reads the vertical ones.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
  }

  /// Does nothing: nothing draws indicators here.
  open func flashScrollIndicators() {}

  /// What is left of the speed after each millisecond. Above 0 and below 1, anything else is an error. Default normal.
  open var decelerationRate = DecelerationRate.normal

  /// Whether a touch waits for 0.15 seconds before the contents get it, in case the finger scrolls. Default true.
  open var delaysContentTouches = true
  /// Whether scrolling may take a touch away from the contents. Default true.
  open var canCancelContentTouches = true

  /// Follows the finger. Its delegate is for the scroll view alone.
  open var panGestureRecognizer: UIPanGestureRecognizer { pan }
  final let pan: UIPanGestureRecognizer = ScrollPanGestureRecognizer()

  /// Whether a finger is on the contents, whether or not it has moved them.
  open var isTracking: Bool { isDragging || pan.state == .possible && pan.numberOfTouches > 0 }

  /// Whether a finger moves the contents.
  open var isDragging: Bool {
    if case .dragging = motion { return true }
    return false
  }

  /// Whether the contents move on after the finger has gone.
  open var isDecelerating: Bool {
    if case .decelerating = motion { return true }
    return false
  }

  // MARK: Zooming

  /// Default 1. Traps at 0 and below.
  open var minimumZoomScale: CGFloat = 1 { didSet { zoomLimitsDidChange() } }
  /// Default 1: no zooming.
  open var maximumZoomScale: CGFloat = 1 { didSet { zoomLimitsDidChange() } }
  /// Whether a pinch may go past the limits and come back. Default true.
  open var bouncesZoom = true
  /// The scale of the view the delegate names; kept within the limits when set. Default 1.
  open var zoomScale: CGFloat {
    get { zooming.scale }
    set { applyZoom(limitedZoom(newValue), about: CGPoint(x: bounds.width / 2, y: bounds.height / 2)) }
  }
  /// Whether fingers are pinching, or a zoom animation runs.
  open var isZooming: Bool { zooming.isPinching || zooming.animation != nil }
  /// Whether the scale is on its way back to a limit.
  open var isZoomBouncing: Bool { zooming.animation?.isBounce ?? false }
  /// Nil where the limits leave nothing to zoom.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { zooming.pinch }

  var zooming = ZoomState()

  /// Sets ``zoomScale``, at once or in 0.3 seconds, about the middle of the view.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    guard animated, limitedZoom(scale) != zoomScale else { return zoomScale = scale }
    animateZoom(to: limitedZoom(scale), about: CGPoint(x: bounds.width / 2, y: bounds.height / 2))
  }

  /// Shows a rectangle of the zooming view as large as it fits.
  open func zoom(to rect: CGRect, animated: Bool) { zoomToShow(rect, animated: animated) }

  /// Where contents smaller than the view rest in it, in the unit square: (0, 0) at the top left, (1, 1) at the bottom
  /// right. Default (0, 0).
  open var contentAlignmentPoint = CGPoint.zero {
    didSet { if contentAlignmentPoint != oldValue { bringOffsetIntoRange() } }
  }

  // MARK: Moving

  /// What moves the contents.
  var motion = ScrollMotion.resting
  var frames: FrameObserver?
  var wheelTimer: FrameTimer?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    followPan()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
    followPan()
  }

  nonisolated deinit {}

  /// The point of the contents at the top left of the view. Assigning does not clamp, as in UIKit; contents that move
  /// go on moving from there.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      observed(.contentOffset) {
        movesByOffset = true
        // Not in place: access to an open property in parts allocates.
        bounds = CGRect(origin: newValue, size: bounds.size)
        movesByOffset = false
      }
    }
  }
  /// Whether the change of bounds to come is one of the offset, of which the delegate hears. It does not hear of bounds that
  /// are set directly (UIKit, recorded on iOS 26.1 by the offset probe of Vercantez/openuikit).
  final var movesByOffset = false

  /// Assigns ``contentOffset``, which stops what moves it, or moves there in 0.3 seconds, in and out, and then calls
  /// `scrollViewDidEndScrollingAnimation(_:)`. Animated to where it is already, nothing happens. Does not clamp.
  open func setContentOffset(_ offset: CGPoint, animated: Bool) { goTo(offset, animated: animated) }

  /// Ends scrolling where it is: a finger's, a deceleration, an animation.
  open func stopScrollingAndZooming() { stopEverything() }

  /// Scrolls by the least that shows the rectangle; not at all where it is visible.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { showRect(rect, animated: animated) }

  func delegateDidChange() {}

  /// Where scrolling is to end that would end at `offset`; asked before the delegate is. `velocity` is in points per
  /// millisecond. Not asked where ``isPagingEnabled``.
  func restingOffset(forProposed offset: CGPoint, velocity: CGPoint) -> CGPoint { offset }

  // MARK: Touches of the contents

  /// Asked before the contents get a touch. False keeps it for scrolling. Default true.
  @discardableResult
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
    true
  }

  /// Asked when scrolling would take a touch away from a view of the contents; not asked where ``canCancelContentTouches``
  /// is false. Default true.
  @discardableResult
  open func touchesShouldCancel(in view: UIView) -> Bool { true }

  // MARK: Safe area

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    adjustedInsetMayHaveChanged()
  }

  /// Call super: it notices a safe area that has changed.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if knownInsets.takeSafeArea(safeAreaInsets) { safeAreaInsetsDidChange() }
  }

  // MARK: Bounds

  override func assignBounds(_ bounds: CGRect) {
    let bounds = CGRect(origin: bounds.origin.withoutNegativeZero, size: bounds.size)
    changeBounds(to: bounds) { super.assignBounds(bounds) }
  }

  override func assignFrame(_ frame: CGRect) {
    // Under a transform only the layer knows the new size; the frame means little then, in UIKit too.
    let size = CATransform3DIsIdentity(layer.transform) ? frame.size : layer.bounds.size
    changeBounds(to: CGRect(origin: bounds.origin, size: size)) { super.assignFrame(frame) }
  }

  override class func observedKey(for keyPath: AnyKeyPath) -> ObservedKey? {
    ObservedKey(keyPath, ofScrollView: Self.self) ?? super.observedKey(for: keyPath)
  }

  /// Called with the new bounds before they apply.
  func boundsWillChange(to newBounds: CGRect) {}

  /// Called after the bounds changed.
  ///
  /// - Parameter byOffset: Whether somebody set the offset, not the bounds.
  func boundsDidChange(from oldBounds: CGRect, byOffset: Bool) {
    tellOfBounds(from: oldBounds, byOffset: byOffset)
  }

  /// Called before the offset is set by ``setContentOffset(_:animated:)``, or animated to.
  func offsetWillBeSet(to offset: CGPoint) {}
}
#endif
