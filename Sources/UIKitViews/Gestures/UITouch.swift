import Foundation

/// One finger, from when it comes down until it lifts. It is the same object throughout.
@preconcurrency @MainActor open class UITouch: NSObject {
  /// The stages of a touch. `stationary`: it is down, and another finger did something.
  public nonisolated enum Phase: Int, Sendable {
    /// In the order of a touch's life. `cancelled`: the system or the host cancelled it.
    case began, moved, stationary, ended, cancelled
    /// Phases of a pointer over the screen. They do not exist here.
    case regionEntered, regionMoved, regionExited
  }

  /// What touches. Here it is always `direct`, a finger.
  public nonisolated enum TouchType: Int, Sendable {
    /// Only `direct` exists here.
    case direct, indirect, pencil, indirectPointer

    /// The name of `pencil` before iOS 9.1.
    public static var stylus: TouchType { .pencil }
  }

  /// The time of the last change, in seconds on the frame clock.
  open internal(set) var timestamp: TimeInterval
  /// The last change of the touch.
  open internal(set) var phase = Phase.began
  /// Always `direct`.
  open internal(set) var type = TouchType.direct
  /// How many times in a row a finger came down here: 1 for the first touch.
  open internal(set) var tapCount = 1
  /// The window in which the finger came down.
  open var window: UIWindow? { windowReference.view as? UIWindow }
  private final let windowReference: ViewReference
  /// The view that was hit. It gets the whole touch, wherever the finger moves.
  open var view: UIView? { viewReference?.view }
  final var viewReference: ViewReference?
  /// The recognisers that get the touch: those of the hit view first, then those of its superviews.
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]? = []

  /// What the last event said of the touch, in the window's coordinates.
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
  /// When the finger came down.
  let beginning: Moment

  /// In the window's coordinates.
  final var point: CGPoint
  final var previousPoint: CGPoint
  /// What the view has been told of the touch.
  var delivery = TouchDelivery()

  /// - Parameter view: What it touches. `nil`: whatever it hits.
  init(window: UIWindow, view: UIView? = nil, point: CGPoint, timestamp: TimeInterval) {
    windowReference = window.reference
    viewReference = view?.reference
    self.timestamp = timestamp
    self.point = point
    previousPoint = point
    beginning = Moment(phase: .began, point: point, previousPoint: point, timestamp: timestamp)
    super.init()
  }

  /// The location in the view's coordinates; in the window's if `view` is nil. For a view rotated in space, it
  /// lies in the view's plane.
  @discardableResult
  open func location(in view: UIView?) -> CGPoint { convert(point, to: view) }

  /// The location in the previous event, in the same coordinates as ``location(in:)``.
  @discardableResult
  open func previousLocation(in view: UIView?) -> CGPoint { convert(previousPoint, to: view) }

  /// The distance from where the finger came down.
  var travel: CGFloat { hypot(point.x - beginning.point.x, point.y - beginning.point.y) }

  private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view else { return point }
    return view.convert(point, from: window)
  }
}
