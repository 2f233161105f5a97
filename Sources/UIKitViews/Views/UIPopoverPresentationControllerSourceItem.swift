import Foundation

/// What a popover may point at.
@preconcurrency @MainActor public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
  /// Where it is, in the coordinates of a view.
  @discardableResult
  func frame(in referenceView: UIView) -> CGRect
}
