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

  /// The state of a touch at one time, in the window's coordinates.
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
