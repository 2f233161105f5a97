import Foundation

/// Creates views of classes only known at run time.
///
/// Swift can call an initializer on a class value only if the initializer is `required`. Every subclass would
/// have to repeat it, but code for iOS doesn't do that. This class has the same superclass as ``_ViewBase``
/// and one method, so their entries in the method table have the same index. Here the initializer is
/// `required`, so Swift calls this entry. In a class without `init(frame:)`, the entry is Swift's own trap:
/// "Use of unimplemented initializer".
open class _ViewTwin: UIResponder {
  public required init(frame: CGRect) { super.init() }

  nonisolated deinit {}

  static func make(_ viewClass: UIView.Type, frame: CGRect) -> UIView {
    unsafeBitCast(unsafeBitCast(viewClass, to: _ViewTwin.Type.self).init(frame: frame), to: UIView.self)
  }
}
