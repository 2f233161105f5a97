import Foundation

/// A scroll view's own pan or pinch. The two go on together: contents that are pinched stay under fingers that move.
protocol ScrollGestureRecognizer: UIGestureRecognizer {}

extension ScrollGestureRecognizer {
  /// The scroll view, if it is a delegate of gestures.
  var scrollViewAsDelegate: (any UIGestureRecognizerDelegate)? { view as? any UIGestureRecognizerDelegate }

  /// Raises UIKit's exception for a delegate that is not the scroll view.
  func check(delegate: (any UIGestureRecognizerDelegate)?, ofBuiltIn name: String) {
    if let delegate, delegate === view { return }
    UIKitException.raise(
      .invalidArgument,
      "UIScrollView's built-in \(name) gesture recognizer must have its scroll view as its delegate.")
  }

  /// Whether the other one is not the pan or pinch of the same scroll view.
  func competes(with other: UIGestureRecognizer) -> Bool {
    other.view !== view || !(other is any ScrollGestureRecognizer)
  }
}
