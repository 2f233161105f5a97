#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

/// Makes views of classes that are only known at run time.
///
/// Swift lets an initialiser be called on a class value only if it is `required`, and a required `init(frame:)` would have to be
/// written out in every subclass with an initialiser of its own: no code for iOS does that. The entry for it in the
/// class's table is there all the same. This class has the superclass of ``_ViewBase`` and, like that, one method of its
/// own, so both entries have one place; here, the initialiser is `required`, and Swift calls what stands in that
/// place. Where a class has no `init(frame:)`, Swift's own trap stands there: "Use of unimplemented initializer".
open class _ViewTwin: UIResponder {
  public required init(frame: CGRect) { super.init() }

  nonisolated deinit {}

  /// Calls `init(frame:)` of the class.
  static func make(_ viewClass: UIView.Type, frame: CGRect) -> UIView {
    unsafeBitCast(unsafeBitCast(viewClass, to: _ViewTwin.Type.self).init(frame: frame), to: UIView.self)
  }
}
#endif
