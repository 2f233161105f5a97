import Foundation

/// Makes views of classes that are only known at run time.
///
/// Swift can call an initialiser on a class value only if it is `required`. But a required `init(frame:)` would
/// have to be repeated in every subclass with an initialiser of its own, which code for iOS does not do. Still,
/// the class's method table has an entry for it. This class has the same superclass as ``_ViewBase`` and, like
/// that, one method of its own, so their entries have the same index. Here the initialiser is `required`, so
/// Swift calls whatever has that index. In a class without `init(frame:)`, that is Swift's own trap: "Use
/// of unimplemented initializer".
open class _ViewTwin: UIResponder {
  public required init(frame: CGRect) { super.init() }

  nonisolated deinit {}

  /// Calls `init(frame:)` of the class.
  static func make(_ viewClass: UIView.Type, frame: CGRect) -> UIView {
    unsafeBitCast(unsafeBitCast(viewClass, to: _ViewTwin.Type.self).init(frame: frame), to: UIView.self)
  }
}
