import Foundation

/// Makes objects of classes that are only known at run time, with their `init()`.
///
/// Swift can call an initializer of a class value only if it is `required`, and a required one would have to be repeated in every subclass
/// with an initializer of its own. The method table of each class has `init()` at the same index, that of `NSObject`. It is `required`
/// here, so Swift calls the entry at that index. In a class without `init()`, the entry is Swift's own trap: "Use of unimplemented
/// initializer".
///
/// The class is open so that no optimization takes it for the only one.
nonisolated open class _ObjectTwin: NSObject {
  public required override init() { super.init() }

  nonisolated deinit {}

  /// Calls `init()` of the class.
  public static func make<Object: NSObject>(_ objectClass: Object.Type) -> Object {
    unsafeDowncast(unsafeBitCast(objectClass, to: _ObjectTwin.Type.self).init(), to: Object.self)
  }
}
