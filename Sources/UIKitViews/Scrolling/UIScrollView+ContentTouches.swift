import Foundation

extension UIScrollView {
  /// A delay in seconds, known from iOS, but unpublished.
  static let contentTouchDelay: TimeInterval = 0.15

  /// A finger that stops contents isn't meant for the view under it.
  var withholdsTouchesFromContent: Bool { isDecelerating }
}
