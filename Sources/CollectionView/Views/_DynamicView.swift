#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

/// Gives every view class `init(_dynamic:)`. A protocol, because only in an extension of one can an initialiser assign `self`.
@preconcurrency @MainActor public protocol _DynamicView {}

extension UIView: _DynamicView {
  /// A view of the class that a variable holds; calls its `init(frame:)`.
  public static func _make<View: UIView>(_ viewClass: View.Type, frame: CGRect) -> View {
    unsafeDowncast(_ViewTwin.make(viewClass, frame: frame), to: View.self)
  }
}

extension _DynamicView {
  /// For classes only known at run time, such as a generic parameter; calls their `init(frame:)`. What is no view is an error.
  public init(_dynamic frame: CGRect) {
    guard let viewClass = Self.self as? UIView.Type,
      let view = _ViewTwin.make(viewClass, frame: frame) as? Self
    else {
      preconditionFailure("\(Self.self) is no UIView")
    }
    self = view
  }
}
#endif
