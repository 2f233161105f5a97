import Foundation

/// The changes of all fingers at one time.
@preconcurrency @MainActor open class UIEvent: NSObject {
  /// The type of an event, which is always `touches`.
  public nonisolated enum EventType: Int, Sendable {
    /// The event types. Only `touches` occurs.
    case touches, motion, remoteControl, presses
    /// An event type that doesn't occur.
    case scroll = 10
    /// Event types that don't occur.
    case hover, transform = 14
  }

  /// The type of the event, which is always `touches`.
  open var type: EventType { .touches }
  /// The time of the event, in seconds on the frame clock.
  open internal(set) var timestamp: TimeInterval
  /// All fingers on the screen, and those that have just lifted.
  open internal(set) var allTouches: Set<UITouch>?

  init(touches: Set<UITouch>, timestamp: TimeInterval) {
    allTouches = touches
    self.timestamp = timestamp
    super.init()
  }

  /// Returns the touches in the window, or `nil` if there are none.
  @discardableResult
  open func touches(for window: UIWindow) -> Set<UITouch>? { touches { $0.window === window } }

  /// Returns the touches that hit the view itself, not its subviews, or `nil` if there are none.
  @discardableResult
  open func touches(for view: UIView) -> Set<UITouch>? { touches { $0.view === view } }

  /// Returns the touches that the recognizer receives, or `nil` if there are none.
  @discardableResult
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    touches { $0.gestureRecognizers?.contains { $0 === gesture } ?? false }
  }

  private func touches(where belongs: (UITouch) -> Bool) -> Set<UITouch>? {
    let found = (allTouches ?? []).filter(belongs)
    return found.isEmpty ? nil : found
  }
}
