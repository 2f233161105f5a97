import Foundation

/// A factory that creates objects of classes known only at run time, with their `init()`.
///
/// Swift can call an initializer of a class value only if it's `required`. Each class's method table has
/// `init()` at the same index as `NSObject`. The initializer is `required` here, so Swift calls the entry at
/// that index. In a class without `init()`, the entry is Swift's own trap.
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
