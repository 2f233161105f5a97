#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

/// One finger, from where it comes down until it lifts. The same object all the way.
@preconcurrency @MainActor open class UITouch: NSObject {
  /// Where a finger is in its life. `stationary`: it is down, and another one did something.
  public nonisolated enum Phase: Int, Sendable {
    /// In the order of a finger's life; `cancelled` where the system or the host takes it away.
    case began, moved, stationary, ended, cancelled
    /// Of a pointer over the screen. Do not exist here.
    case regionEntered, regionMoved, regionExited
  }

  /// What touches. Here it is a finger, `direct`, always.
  public nonisolated enum TouchType: Int, Sendable {
    /// Only the first exists here.
    case direct, indirect, pencil, indirectPointer

    /// The name of `pencil` before iOS 9.1.
    public static var stylus: TouchType { .pencil }
  }

  /// When the touch last changed, in seconds on the frame clock.
  open internal(set) var timestamp: TimeInterval
  /// What the finger did last.
  open internal(set) var phase = Phase.began
  /// Always `direct`.
  open internal(set) var type = TouchType.direct
  /// How many times in a row a finger came down here: 1 for a first touch.
  open internal(set) var tapCount = 1
  /// The one in which the finger came down.
  open private(set) weak var window: UIWindow?
  /// The view that was hit. It gets all of the touch, wherever the finger goes.
  open internal(set) weak var view: UIView?
  /// The recognisers that get the touch: those of the hit view first, then its superviews'.
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]? = []

  /// In the window.
  var point: CGPoint
  var previousPoint: CGPoint
  let startPoint: CGPoint
  /// What the view has had of the touch.
  var delivery = TouchDelivery()

  init(window: UIWindow, point: CGPoint, timestamp: TimeInterval) {
    self.window = window
    self.timestamp = timestamp
    self.point = point
    previousPoint = point
    startPoint = point
    super.init()
  }

  /// Where the finger is, in the view's coordinates: on the view's own plane where it is turned in space. The window's
  /// coordinates where `view` is nil.
  @discardableResult
  open func location(in view: UIView?) -> CGPoint { convert(point, to: view) }

  /// Where the finger was in the event before, in the same coordinates as ``location(in:)``.
  @discardableResult
  open func previousLocation(in view: UIView?) -> CGPoint { convert(previousPoint, to: view) }

  /// How far the finger is from where it came down.
  var travel: CGFloat { hypot(point.x - startPoint.x, point.y - startPoint.y) }

  private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view else { return point }
    return view.convert(point, from: window)
  }
}
#endif
