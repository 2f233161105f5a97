import Foundation

/// A scroll view's own pan or pinch. Both are recognized at the same time, so that pinched contents stay
/// under moving fingers.
protocol ScrollGestureRecognizer: UIGestureRecognizer {}

extension ScrollGestureRecognizer {
  /// The scroll view, if it conforms to the gesture delegate protocol.
  var scrollViewAsDelegate: (any UIGestureRecognizerDelegate)? { view as? any UIGestureRecognizerDelegate }

  /// Raises UIKit's exception for a delegate other than the scroll view.
  func check(delegate: (any UIGestureRecognizerDelegate)?, ofBuiltIn name: String) {
    if let delegate, delegate === view { return }
    UIKitException.raise(
      .invalidArgument,
      "UIScrollView's built-in \(name) gesture recognizer must have its scroll view as its delegate.")
  }

  /// Returns `true` unless the other recognizer is the pan or pinch of the same scroll view.
  func competes(with other: UIGestureRecognizer) -> Bool {
    other.view !== view || !(other is any ScrollGestureRecognizer)
  }
}
