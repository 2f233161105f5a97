#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

/// The base of everything that can take an event: views, view controllers, windows.
@preconcurrency @MainActor open class UIResponder: NSObject {
  /// Who is asked next when this responder does not handle an event.
  open var next: UIResponder? { nil }

  public override init() { super.init() }

  nonisolated deinit {}

  // MARK: Touches

  // The defaults pass the touches on to the next responder. Who overrides one overrides all four.

  /// Fingers came down: `touches`, all of one view.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Fingers moved: `touches`, all of one view.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Fingers were lifted: `touches`, all of one view.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// The view loses the fingers to a gesture, a scroll view or the system, and undoes what it began with them.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
}
#endif
