import Foundation

/// A popover's target.
@preconcurrency @MainActor public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
  /// Returns the frame in a view's coordinates.
  @discardableResult
  func frame(in referenceView: UIView) -> CGRect
}
