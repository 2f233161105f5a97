import Foundation

/// An item for a popover to point at.
@preconcurrency @MainActor public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
  /// Returns the item's frame in the coordinates of a view.
  @discardableResult
  func frame(in referenceView: UIView) -> CGRect
}
