#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

/// What the fingers did at one moment.
@preconcurrency @MainActor open class UIEvent: NSObject {
  /// What an event is about. Here it is touches, always.
  public nonisolated enum EventType: Int, Sendable {
    /// Only the first exists here.
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
  /// Every finger on the screen, and those that just left it.
  open internal(set) var allTouches: Set<UITouch>?

  init(touches: Set<UITouch>, timestamp: TimeInterval) {
    allTouches = touches
    self.timestamp = timestamp
    super.init()
  }

  /// Nil where the window has none of them.
  @discardableResult
  open func touches(for window: UIWindow) -> Set<UITouch>? { touches { $0.window === window } }

  /// Those that hit the view itself, not its subviews. Nil where there are none.
  @discardableResult
  open func touches(for view: UIView) -> Set<UITouch>? { touches { $0.view === view } }

  /// Those that the recogniser gets. Nil where there are none.
  @discardableResult
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    touches { $0.gestureRecognizers?.contains { $0 === gesture } ?? false }
  }

  private func touches(where belongs: (UITouch) -> Bool) -> Set<UITouch>? {
    let found = (allTouches ?? []).filter(belongs)
    return found.isEmpty ? nil : found
  }
}
#endif
