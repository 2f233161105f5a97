import Foundation

/// The base class of objects that handle events: views, view controllers, and windows.
@preconcurrency @MainActor open class UIResponder: NSObject {
  /// The responder that receives an event if this one doesn't handle it.
  open var next: UIResponder? { nil }

  public override init() { super.init() }

  nonisolated deinit {}

  // MARK: Touches

  // The default implementations pass touches to the next responder. Override all four or none.

  /// Called when fingers come down. All `touches` belong to one view.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Called when fingers move. All `touches` belong to one view.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Called when fingers lift. All `touches` belong to one view.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Called when a gesture, a scroll view, or the system takes over the fingers. Overrides undo their
  /// response to the touches.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
}
