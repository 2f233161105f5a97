#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

/// What the fingers did at one moment.
@MainActor open class UIEvent: NSObject {
  public nonisolated enum EventType: Int, Sendable {
    case touches, motion, remoteControl, presses
    case scroll = 10
    case hover, transform = 14
  }

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

  open func touches(for window: UIWindow) -> Set<UITouch>? { touches { $0.window === window } }

  open func touches(for view: UIView) -> Set<UITouch>? { touches { $0.view === view } }

  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    touches { $0.gestureRecognizers?.contains { $0 === gesture } ?? false }
  }

  private func touches(where belongs: (UITouch) -> Bool) -> Set<UITouch>? {
    let found = (allTouches ?? []).filter(belongs)
    return found.isEmpty ? nil : found
  }
}
#endif
