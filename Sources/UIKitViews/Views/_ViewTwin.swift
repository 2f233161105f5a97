import Foundation

/// Creates views of classes only known at run time.
///
/// Swift can call an initializer on a class value only if it is `required`. But every subclass with its own
/// initializer would have to repeat a required `init(frame:)`, which code for iOS doesn't do. The class's
/// method table still has an entry for it. This class has the same superclass as ``_ViewBase`` and, like it,
/// one method of its own, so their entries have the same index. Here the initializer is `required`, so Swift
/// calls the entry at this index. In a class without `init(frame:)`, the entry is Swift's own trap: "Use of
/// unimplemented initializer".
open class _ViewTwin: UIResponder {
  public required init(frame: CGRect) { super.init() }

  nonisolated deinit {}

  /// Calls `init(frame:)` of the class.
  static func make(_ viewClass: UIView.Type, frame: CGRect) -> UIView {
    unsafeBitCast(unsafeBitCast(viewClass, to: _ViewTwin.Type.self).init(frame: frame), to: UIView.self)
  }
}
