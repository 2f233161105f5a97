import Foundation

/// The base of everything that handles events: views, view controllers, windows.
@preconcurrency @MainActor open class UIResponder: NSObject {
  /// The responder that gets an event if this one does not handle it.
  open var next: UIResponder? { nil }

  public override init() { super.init() }

  nonisolated deinit {}

  // MARK: Touches

  // The defaults pass the touches to the next responder. Override all four or none.

  /// Fingers came down. All `touches` belong to one view.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Fingers moved. All `touches` belong to one view.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Fingers lifted. All `touches` belong to one view.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// The view loses the fingers to a gesture, a scroll view or the system. It undoes what it began with them.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
}
