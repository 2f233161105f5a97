import Foundation

/// A factory that creates objects of classes known only at run time, with their `init()`.
///
/// Swift can call an initializer on a class value only if the initializer is `required`. Each class has
/// `init()` at the same index in its method table as `NSObject`. The initializer is `required` here, so Swift
/// calls the entry at that index. In a class without `init()`, the entry is Swift's own trap.
///
/// The class is open, so that the optimizer doesn't assume that it has no subclasses.
nonisolated open class _ObjectTwin: NSObject {
  public required override init() { super.init() }

  nonisolated deinit {}

  /// Creates an object with the class's `init()`.
  public static func make<Object: NSObject>(_ objectClass: Object.Type) -> Object {
    unsafeDowncast(unsafeBitCast(objectClass, to: _ObjectTwin.Type.self).init(), to: Object.self)
  }
}

/// Creates views of classes only known at run time.
///
/// Swift can call an initializer on a class value only if the initializer is `required`. Every subclass would
/// have to repeat it, but code for iOS doesn't do that. Like ``_ViewBase``, this class inherits from
/// `UIResponder` and adds only `init(frame:)`, so both initializers have the same index in the method table.
/// Here the initializer is `required`, so Swift calls the entry at that index. In a class without
/// `init(frame:)`, the entry is Swift's own trap: "Use of unimplemented initializer".
///
/// Swift doesn't guarantee equal indexes. Debug builds check them before the first use: see
/// ``MethodTables/faultOfViewTwin``.
open class _ViewTwin: UIResponder {
  public required init(frame: CGRect) { super.init() }

  nonisolated deinit {}

  static func make(_ viewClass: UIView.Type, frame: CGRect) -> UIView {
    assert(MethodTables.faultOfViewTwin == nil, MethodTables.faultOfViewTwin ?? "")
    return unsafeBitCast(
      unsafeBitCast(viewClass, to: _ViewTwin.Type.self).init(frame: frame), to: UIView.self)
  }
}
