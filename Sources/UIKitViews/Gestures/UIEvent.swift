import Foundation

/// The changes of all fingers at one time.
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
