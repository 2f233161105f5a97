import Foundation

/// The view whose nonoptional form of `performBatchUpdates` has called the optional form. Reset when a batch
/// begins.
var viewCallingOverride: ObjectIdentifier?

// In UIKit, the two forms are one method, because an optional closure need not escape there. Swift can't
// declare such a method.
extension UICollectionView {
  /// Performs batch updates with a nonescaping closure, which can use the properties of `self` without naming
  /// it.
  ///
  /// Override the form with an optional closure, which this method calls. An override that passes another
  /// closure to super is called twice if its caller passes `nil` or a variable, because Swift can't
  /// distinguish its call of super from a call by the app.
  public final func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { updates in
      // An override that calls super with its own closure arrives here a second time.
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
