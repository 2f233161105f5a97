import Foundation

/// A layout method whose overrides must call `super`.
nonisolated enum LayoutMethod: Hashable {
  case invalidateLayout, invalidateLayoutWithContext
  case prepareForUpdates, finalizeUpdates
  case finalizeTransition, finalizeAnimatedBoundsChange

  /// The method, and the effect of a missing call of `super`.
  fileprivate var names: (method: String, loss: String) {
    switch self {
    case .invalidateLayout: ("invalidateLayout()", "Nothing is invalidated when the app calls it.")
    case .invalidateLayoutWithContext: ("invalidateLayout(with:)", "The layout stays as it is.")
    case .prepareForUpdates:
      ("prepare(forCollectionViewUpdates:)", "Apple's layouts are then not told of the updates.")
    case .finalizeUpdates:
      ("finalizeCollectionViewUpdates()", "UIKit then keeps its records of the updates.")
    case .finalizeTransition:
      ("finalizeLayoutTransition()", "UIKit then keeps its records of the transition.")
    case .finalizeAnimatedBoundsChange:
      ("finalizeAnimatedBoundsChange()", "UIKit then keeps its records of the change.")
    }
  }
}

extension UICollectionViewLayout {
  /// Warns if the layout's override doesn't call `super`.
  private func expectSuper(_ method: LayoutMethod, _ call: () -> Void) {
    reachedMethods.remove(method)
    call()
    guard !reachedMethods.contains(method) else { return }
    LayoutWarning.missingSuper(method).give(
      about: self,
      "\(type(of: self)) overrides \(method.names.method) without calling super. \(method.names.loss)")
  }

  func callInvalidateLayout() { expectSuper(.invalidateLayout) { invalidateLayout() } }

  func callInvalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    expectSuper(.invalidateLayoutWithContext) { invalidateLayout(with: context) }
  }

  func callPrepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    expectSuper(.prepareForUpdates) { prepare(forCollectionViewUpdates: updateItems) }
  }

  func callFinalizeCollectionViewUpdates() {
    expectSuper(.finalizeUpdates) { finalizeCollectionViewUpdates() }
  }

  func callFinalizeLayoutTransition() { expectSuper(.finalizeTransition) { finalizeLayoutTransition() } }

  func callFinalizeAnimatedBoundsChange() {
    expectSuper(.finalizeAnimatedBoundsChange) { finalizeAnimatedBoundsChange() }
  }
}
