import Foundation

/// Gives every view class `init(_dynamic:)`. It is a protocol because only a protocol extension can have an
/// initialiser that assigns `self`.
@preconcurrency @MainActor public protocol _DynamicView {}

extension UIView: _DynamicView {
  /// Makes a view of the class that a variable has, with its `init(frame:)`.
  public static func _make<View: UIView>(_ viewClass: View.Type, frame: CGRect) -> View {
    unsafeDowncast(_ViewTwin.make(viewClass, frame: frame), to: View.self)
  }
}

extension _DynamicView {
  /// Makes a view of a class that is only known at run time, such as a generic parameter, with its
  /// `init(frame:)`. A class that is not a view is an error.
  public init(_dynamic frame: CGRect) {
    guard let viewClass = Self.self as? UIView.Type,
      let view = _ViewTwin.make(viewClass, frame: frame) as? Self
    else {
      preconditionFailure("\(Self.self) is not a UIView")
    }
    self = view
  }
}
