import Foundation

/// What the fingers did at one time.
@preconcurrency @MainActor open class UIEvent: NSObject {
  /// The type of an event. Here it is always `touches`.
  public nonisolated enum EventType: Int, Sendable {
    /// Only `touches` exists here.
    case touches, motion, remoteControl, presses
    /// Does not exist here.
    case scroll = 10
    /// Do not exist here.
    case hover, transform = 14
  }

  /// Always `touches`.
  open var type: EventType { .touches }
  /// In seconds on the frame clock.
  open internal(set) var timestamp: TimeInterval
  /// All fingers on the screen, and those that have just lifted.
  open internal(set) var allTouches: Set<UITouch>?

  init(touches: Set<UITouch>, timestamp: TimeInterval) {
    allTouches = touches
    self.timestamp = timestamp
    super.init()
  }

  /// The touches in the window. Nil if there are none.
  @discardableResult
  open func touches(for window: UIWindow) -> Set<UITouch>? { touches { $0.window === window } }

  /// The touches that hit the view itself, not its subviews. Nil if there are none.
  @discardableResult
  open func touches(for view: UIView) -> Set<UITouch>? { touches { $0.view === view } }

  /// The touches that the recogniser gets. Nil if there are none.
  @discardableResult
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    touches { $0.gestureRecognizers?.contains { $0 === gesture } ?? false }
  }

  private func touches(where belongs: (UITouch) -> Bool) -> Set<UITouch>? {
    let found = (allTouches ?? []).filter(belongs)
    return found.isEmpty ? nil : found
  }
}
