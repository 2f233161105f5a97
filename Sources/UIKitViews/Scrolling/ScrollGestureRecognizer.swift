import Foundation

/// A scroll view's own pan or pinch, recognized together, so that pinched contents stay under moving fingers.
protocol ScrollGestureRecognizer: UIGestureRecognizer {}

extension ScrollGestureRecognizer {
  var scrollViewAsDelegate: (any UIGestureRecognizerDelegate)? { view as? any UIGestureRecognizerDelegate }

  /// Raises UIKit's exception for a delegate other than the scroll view.
  func check(delegate: (any UIGestureRecognizerDelegate)?, ofBuiltIn name: String) {
    if let delegate, delegate === view { return }
    UIKitException.raise(
      .invalidArgument,
      "UIScrollView's built-in \(name) gesture recognizer must have its scroll view as its delegate.")
  }

  /// `false` for the pan and pinch of the same scroll view.
  func competes(with other: UIGestureRecognizer) -> Bool {
    other.view !== view || !(other is any ScrollGestureRecognizer)
  }
}
