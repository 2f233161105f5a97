import Foundation

/// A nonfatal mistake in a layout or an app, reported once per class.
enum LayoutWarning: Hashable {
  case noElements
  case repeatedPath
  case changedAttributes
  case differentItem
  case changedCounts
  case absentElements
  case missingSuper(LayoutMethod)
  case attributesNotCopied
  case attributesNotCompared
  case retainedView
  case unknownScrollTarget

  /// - Parameter culprit: An object of the class with the mistake, usually the layout.
  func give(about culprit: AnyObject, _ message: @autoclosure () -> String) {
    UIKitException.warnOnce(self, about: culprit, message())
  }
}

/// A layout method whose overrides must call `super`.
nonisolated enum LayoutMethod: Hashable {
  case invalidateLayout, invalidateLayoutWithContext
  case prepareForUpdates, finalizeUpdates
  case finalizeTransition, finalizeAnimatedBoundsChange

  /// The method, and the effect of a missing call of `super`.
  fileprivate var names: (method: String, loss: String) {
    switch self {
    case .invalidateLayout:
      ("invalidateLayout()", "Calls from the app do not invalidate the layout.")
    case .invalidateLayoutWithContext: ("invalidateLayout(with:)", "The layout is not invalidated.")
    case .prepareForUpdates:
      ("prepare(forCollectionViewUpdates:)", "UIKit's layouts do not receive the updates.")
    case .finalizeUpdates:
      ("finalizeCollectionViewUpdates()", "UIKit does not discard its records of the updates.")
    case .finalizeTransition:
      ("finalizeLayoutTransition()", "UIKit does not discard its records of the transition.")
    case .finalizeAnimatedBoundsChange:
      ("finalizeAnimatedBoundsChange()", "UIKit does not discard its records of the change.")
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
