#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

/// What has contents of a size of its own: view controllers, and what presents them.
@preconcurrency @MainActor public protocol UIContentContainer: NSObjectProtocol {
  /// The size that the contents would like to have.
  var preferredContentSize: CGSize { get }
  /// The preferred size of a child has changed.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// Not called: there are no constraints here that would change a child's fitting size.
  func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// The size that a child gets when its parent gets `parentSize`.
  @discardableResult
  func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize
  /// The size is about to change.
  func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  /// Not called: UIKit calls it for size classes, which are not there.
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}
#endif
