import Foundation

/// A scroll view's own pan or pinch recognizer. Both can recognize together, so that pinched contents stay
/// under moving fingers.
protocol ScrollGestureRecognizer: UIGestureRecognizer {}

extension ScrollGestureRecognizer {
  var scrollViewAsDelegate: (any UIGestureRecognizerDelegate)? { view as? any UIGestureRecognizerDelegate }

  /// Raises UIKit's exception if the delegate isn't the scroll view.
  func check(delegate: (any UIGestureRecognizerDelegate)?, ofBuiltIn name: String) {
    if let delegate, delegate === view { return }
    UIKitException.raise(
      .invalidArgument,
      "UIScrollView's built-in \(name) gesture recognizer must have its scroll view as its delegate.")
  }

  /// Returns `false` for the pan and pinch recognizers of the same scroll view.
  func competes(with other: UIGestureRecognizer) -> Bool {
    other.view !== view || !(other is any ScrollGestureRecognizer)
  }
}
