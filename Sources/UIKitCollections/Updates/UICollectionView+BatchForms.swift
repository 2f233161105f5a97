import Foundation

/// The view whose other form of `performBatchUpdates` has called the one with an optional closure, until a
/// batch begins.
var viewCallingOverride: ObjectIdentifier?

// In UIKit, the two forms are one method: an optional closure need not escape there. Swift cannot declare that.
extension UICollectionView {
  /// As the form that also accepts nil. It calls that form, which is the one to override. `updates` does not
  /// escape, so it may use the properties of a `self` without naming it.
  ///
  /// If an override passes another closure to super and is called with nil or a variable, it is called twice:
  /// Swift cannot tell its call of super from a call of the view. An override that passes on its own argument
  /// is called once.
  public final func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { updates in
      // An override that calls super with a closure of its own comes here a second time. This time, the base is
      // called.
      if viewCallingOverride == ObjectIdentifier(self) {
        return performBatch(updates, completion: completion)
      }
      let outer = viewCallingOverride
      viewCallingOverride = ObjectIdentifier(self)
      defer { viewCallingOverride = outer }
      let optional: (() -> Void)? = updates
      performBatchUpdates(optional, completion: completion)
    }
  }
}
