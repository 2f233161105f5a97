import Foundation

/// A protocol, because only a protocol extension can have an initializer that assigns `self`.
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
