import Foundation

extension UIScrollView {
  /// In seconds. Apple publishes no number; 0.15 is the one known of iOS.
  static let contentTouchDelay: TimeInterval = 0.15

  /// A finger that stops scrolling contents is not meant for the view that happens to be under it.
  var withholdsTouchesFromContent: Bool { isDecelerating }
}
