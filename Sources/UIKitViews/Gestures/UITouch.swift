import Foundation

/// A finger, represented by the same object until it lifts.
@preconcurrency @MainActor open class UITouch: NSObject {
  /// The stages of a touch.
  public nonisolated enum Phase: Int, Sendable {
    /// A stage. `stationary` fingers rest while another finger changes.
    case began, moved, stationary, ended, cancelled
    /// Phases of a pointer, which don't occur.
    case regionEntered, regionMoved, regionExited
  }

  /// The types of touches.
  public nonisolated enum TouchType: Int, Sendable {
    /// A type, of which only `direct` occurs.
    case direct, indirect, pencil, indirectPointer

    /// The name of `pencil` before iOS 9.1.
    public static var stylus: TouchType { .pencil }
  }

  /// The time of the last change, in seconds.
  open internal(set) var timestamp: TimeInterval
  /// The current stage.
  open internal(set) var phase = Phase.began
  /// The type of the touch, always `direct`.
  open internal(set) var type = TouchType.direct
  /// The number of successive touches in this place, including this one.
  open internal(set) var tapCount = 1
  /// The window in which the finger came down.
  open var window: UIWindow? { windowReference.view as? UIWindow }
  private final let windowReference: ViewReference
  /// The hit view. It receives the whole touch, even outside its bounds.
  open var view: UIView? { viewReference?.view }
  final var viewReference: ViewReference?
  /// The recognizers that receive the touch, beginning with those of the hit view.
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]? = []

  /// The state of a touch at one point in time, in the window's coordinates.
  struct Moment {
    var phase: Phase
    var point: CGPoint
    var previousPoint: CGPoint
    var timestamp: TimeInterval
  }

  final var moment: Moment {
    get { Moment(phase: phase, point: point, previousPoint: previousPoint, timestamp: timestamp) }
    set {
      (phase, point) = (newValue.phase, newValue.point)
      (previousPoint, timestamp) = (newValue.previousPoint, newValue.timestamp)
    }
  }
  let beginning: Moment

  /// The location in the window's coordinates.
  final var point: CGPoint
  final var previousPoint: CGPoint
  var delivery = TouchDelivery()

  /// Creates a touch, which is hit-tested later if `view` is `nil`.
  init(window: UIWindow, view: UIView? = nil, point: CGPoint, timestamp: TimeInterval) {
    windowReference = window.reference
    viewReference = view?.reference
    self.timestamp = timestamp
    self.point = point
    previousPoint = point
    beginning = Moment(phase: .began, point: point, previousPoint: point, timestamp: timestamp)
    super.init()
  }

  /// Returns the location in the view's coordinates and plane, or in the window's if `view` is `nil`.
  @discardableResult
  open func location(in view: UIView?) -> CGPoint { convert(point, to: view) }

  /// Returns the location in the previous event, as in ``location(in:)``.
  @discardableResult
  open func previousLocation(in view: UIView?) -> CGPoint { convert(previousPoint, to: view) }

  var travel: CGFloat { hypot(point.x - beginning.point.x, point.y - beginning.point.y) }

  private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view else { return point }
    return view.convert(point, from: window)
  }
}

/// The changes of all fingers at one point in time.
@preconcurrency @MainActor open class UIEvent: NSObject {
  /// The type of an event, always `touches`.
  public nonisolated enum EventType: Int, Sendable {
    /// Only `touches` occurs.
    case touches, motion, remoteControl, presses
    /// A type that doesn't occur.
    case scroll = 10
    /// Types that don't occur.
    case hover, transform = 14
  }

  /// Always `touches`.
  open var type: EventType { .touches }
  /// The time, in seconds on the frame clock.
  open internal(set) var timestamp: TimeInterval
  /// All fingers that are down or have just lifted.
  open internal(set) var allTouches: Set<UITouch>?

  init(touches: Set<UITouch>, timestamp: TimeInterval) {
    allTouches = touches
    self.timestamp = timestamp
    super.init()
  }

  /// The touches in the window, or `nil` if there are none.
  @discardableResult
  open func touches(for window: UIWindow) -> Set<UITouch>? { touches { $0.window === window } }

  /// The touches that hit the view itself, or `nil` if there are none.
  @discardableResult
  open func touches(for view: UIView) -> Set<UITouch>? { touches { $0.view === view } }

  /// The touches that the recognizer receives, or `nil` if there are none.
  @discardableResult
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    touches { $0.gestureRecognizers?.contains { $0 === gesture } ?? false }
  }

  private func touches(where belongs: (UITouch) -> Bool) -> Set<UITouch>? {
    let found = (allTouches ?? []).filter(belongs)
    return found.isEmpty ? nil : found
  }
}

struct TouchDelivery {
  enum Progress {
    /// The view hasn't been notified.
    case withheld
    /// The view has been notified of the beginning.
    case begun
    /// The view has been notified of the end, or never will be.
    case over
  }

  var progress = Progress.withheld
  var contentDelay: FrameTimer?
}

extension UITouch {
  var isDown: Bool { phase != .ended && phase != .cancelled }

  /// Ends the delivery, with a cancellation only if the view received the beginning.
  func cancelDelivery() {
    let progress = delivery.progress
    endDelivery()
    guard progress == .begun, let view else { return }
    view.touchesCancelled([self], with: UIEvent(touches: [self], timestamp: timestamp))
  }

  func endDelivery() {
    delivery.progress = .over
    delivery.contentDelay?.cancel()
    delivery.contentDelay = nil
  }

  /// The scroll views around the touched view, from the inside out.
  var enclosingScrollViews: [UIScrollView] {
    var found: [UIScrollView] = []
    var ancestor = view?.superview
    while let view = ancestor {
      if let scrollView = view as? UIScrollView { found.append(scrollView) }
      ancestor = view.superview
    }
    return found
  }

  /// `true` if an ongoing gesture withholds the touch from views.
  var belongsToGesture: Bool {
    gestureRecognizers?.contains { $0.isOngoing && $0.cancelsTouchesInView } ?? false
  }

  /// `true` if no pending recognizer or delay withholds the touch from the view.
  var mayBeginDelivery: Bool {
    guard !isAwaited(where: \.delaysTouchesBegan) else { return false }
    return delivery.contentDelay == nil || !isDown
  }

  var mayEndDelivery: Bool { !isAwaited { $0.delaysTouchesBegan || $0.delaysTouchesEnded } }

  private func isAwaited(where delays: (UIGestureRecognizer) -> Bool) -> Bool {
    gestureRecognizers?.contains { $0.isPending && delays($0) } ?? false
  }
}
