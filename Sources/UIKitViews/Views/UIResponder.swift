import Foundation

/// The base class of objects that handle events.
@preconcurrency @MainActor open class UIResponder: NSObject {
  /// The responder that receives unhandled events.
  open var next: UIResponder? { nil }

  public override init() { super.init() }

  nonisolated deinit {}

  // MARK: Touches

  // Override all four or none.

  /// Called when fingers come down on one view.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Called when fingers of one view move.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Called when fingers of one view lift.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Called when a gesture, a scroll view, or the system takes over. Overrides undo their response.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
}
