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

/// A class that puts `init(frame:)` first in the method tables of all views: see ``_ViewTwin``.
open class _ViewBase: UIResponder {
  public init(frame: CGRect) { super.init() }

  nonisolated deinit {}
}

/// This is a protocol, because only a protocol extension can have an initializer that assigns `self`.
@preconcurrency @MainActor public protocol _DynamicView {}

extension UIView: _DynamicView {
  /// Calls the class's `init(frame:)`.
  public static func _make<View: UIView>(_ viewClass: View.Type, frame: CGRect) -> View {
    unsafeDowncast(_ViewTwin.make(viewClass, frame: frame), to: View.self)
  }
}

extension _DynamicView {
  /// Calls the `init(frame:)` of a class only known at run time. A class that isn't a view is an error.
  public init(_dynamic frame: CGRect) {
    guard let viewClass = Self.self as? UIView.Type,
      let view = _ViewTwin.make(viewClass, frame: frame) as? Self
    else {
      preconditionFailure("\(Self.self) is not a UIView")
    }
    self = view
  }
}
