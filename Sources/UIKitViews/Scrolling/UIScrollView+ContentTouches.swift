import Foundation

extension UIScrollView {
  /// The delay of touches, in seconds. It's known from iOS, but unpublished.
  static let contentTouchDelay: TimeInterval = 0.15

  /// `true` while the contents decelerate. A finger that stops them isn't meant for the view under it.
  var withholdsTouchesFromContent: Bool { isDecelerating }
}
