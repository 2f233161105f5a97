import Foundation

final class ScrollPinchGestureRecognizer: UIPinchGestureRecognizer, ScrollGestureRecognizer {
  override weak var delegate: UIGestureRecognizerDelegate? {
    get { scrollViewAsDelegate }
    set { check(delegate: newValue, ofBuiltIn: "pinch") }
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    competes(with: preventedGestureRecognizer)
  }
}
