#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

/// The view whose `performBatchUpdates` with an optional closure has been called by the other form, until a batch begins.
weak var viewCallingOverride: UICollectionView?

// In UIKit these are one method with the other: there an optional closure need not escape, which Swift has no way to write.
extension UICollectionView {
  /// As the form that takes nil, which is called and which subclasses override. `updates` does not escape: it may use the
  /// properties of a `self` without naming it.
  ///
  /// An override that hands super a closure of its own, and is called with nil or a variable, is called twice: Swift cannot
  /// tell such a call of super from one of the view. One that hands on what it was given is called once.
  public final func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { updates in
      // An override that calls super with a closure of its own comes here a second time: from there it goes on to the base.
      if viewCallingOverride === self { return performBatch(updates, completion: completion) }
      let outer = viewCallingOverride
      viewCallingOverride = self
      defer { viewCallingOverride = outer }
      let optional: (() -> Void)? = updates
      performBatchUpdates(optional, completion: completion)
    }
  }

  /// As the form with a completion, and answers what that is told: whether the animation ran to its end.
  @discardableResult
  public final func performBatchUpdates(_ updates: (() -> Void)?) async -> Bool {
    await withCheckedContinuation { continuation in
      performBatchUpdates(updates) { continuation.resume(returning: $0) }
    }
  }

  /// As the form with a completion, and answers what that is told: whether the animation ran to its end.
  @discardableResult
  public final func performBatchUpdates(_ updates: () -> Void) async -> Bool {
    await withCheckedContinuation { continuation in
      performBatchUpdates(updates) { continuation.resume(returning: $0) }
    }
  }

  /// As the form with a completion, and answers what that is told: whether the movement ran to its end.
  @discardableResult
  public final func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) async -> Bool {
    await withCheckedContinuation { continuation in
      setCollectionViewLayout(layout, animated: animated) { continuation.resume(returning: $0) }
    }
  }
}
#endif
