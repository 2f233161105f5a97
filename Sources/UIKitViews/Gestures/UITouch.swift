import Foundation

/// A finger, from the moment it comes down until it lifts. The same object represents it throughout.
@preconcurrency @MainActor open class UITouch: NSObject {
  /// The stages of a touch. In `stationary`, the finger is down while another finger changes.
  public nonisolated enum Phase: Int, Sendable {
    /// A phase, in the order of a touch's life. `cancelled` is set by the system or the host.
    case began, moved, stationary, ended, cancelled
    /// Phases of a pointer over the screen. They don't occur.
    case regionEntered, regionMoved, regionExited
  }

  /// The types of touches. The type is always `direct`, a finger.
  public nonisolated enum TouchType: Int, Sendable {
    /// A type. Only `direct` occurs.
    case direct, indirect, pencil, indirectPointer

    /// The name of `pencil` before iOS 9.1.
    public static var stylus: TouchType { .pencil }
  }

  /// The time of the last change, in seconds on the frame clock.
  open internal(set) var timestamp: TimeInterval
  /// The last change of the touch.
  open internal(set) var phase = Phase.began
  /// The type of the touch, which is always `direct`.
  open internal(set) var type = TouchType.direct
  /// The number of successive touches at this location, starting with 1.
  open internal(set) var tapCount = 1
  /// The window in which the finger came down.
  open var window: UIWindow? { windowReference.view as? UIWindow }
  private final let windowReference: ViewReference
  /// The hit view. It receives the whole touch, even if the finger leaves it.
  open var view: UIView? { viewReference?.view }
  final var viewReference: ViewReference?
  /// The recognizers that receive the touch: the hit view's first, then those of its superviews.
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]? = []

  /// The touch's state in the last event, in the window's coordinates.
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
  /// The state when the finger came down.
  let beginning: Moment

  /// The location in the window's coordinates.
  final var point: CGPoint
  final var previousPoint: CGPoint
  /// The delivery of the touch to its view.
  var delivery = TouchDelivery()

  /// Creates a touch.
  ///
  /// - Parameter view: The touched view. If it's `nil`, the touch is hit-tested.
  init(window: UIWindow, view: UIView? = nil, point: CGPoint, timestamp: TimeInterval) {
    windowReference = window.reference
    viewReference = view?.reference
    self.timestamp = timestamp
    self.point = point
    previousPoint = point
    beginning = Moment(phase: .began, point: point, previousPoint: point, timestamp: timestamp)
    super.init()
  }

  /// Returns the location in the view's coordinates, or in the window's if `view` is `nil`. For a view
  /// rotated in space, the location is in the view's plane.
  @discardableResult
  open func location(in view: UIView?) -> CGPoint { convert(point, to: view) }

  /// Returns the location in the previous event, in the same coordinates as ``location(in:)``.
  @discardableResult
  open func previousLocation(in view: UIView?) -> CGPoint { convert(previousPoint, to: view) }

  /// The distance from the first location of the touch.
  var travel: CGFloat { hypot(point.x - beginning.point.x, point.y - beginning.point.y) }

  private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view else { return point }
    return view.convert(point, from: window)
  }
}
