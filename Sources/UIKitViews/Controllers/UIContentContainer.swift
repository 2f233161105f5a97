import Foundation

/// A container of contents with a size: view controllers, and objects that present them.
@preconcurrency @MainActor public protocol UIContentContainer: NSObjectProtocol {
  /// The size that the contents prefer.
  var preferredContentSize: CGSize { get }
  /// Called after the preferred size of a child has changed.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// Never called: there are no constraints here that would change a child's fitting size.
  func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// The size of a child when its parent gets `parentSize`.
  @discardableResult
  func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize
  /// Called before the size changes.
  func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  /// Never called: UIKit calls it for size classes, which do not exist here.
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}
