import Foundation

extension UIScrollView {
  /// The delay of touches in the content, in seconds. Apple doesn't publish a value, but 0.15 is known from
  /// iOS.
  static let contentTouchDelay: TimeInterval = 0.15

  /// `true` while the contents decelerate. A finger that stops them isn't meant for the view under it.
  var withholdsTouchesFromContent: Bool { isDecelerating }
}
