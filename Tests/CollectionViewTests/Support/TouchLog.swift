import CollectionView

/// A window as large as its view, on screen.
func makeWindow(width: CGFloat = 320, height: CGFloat = 480) -> UIWindow {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
  window.makeKeyAndVisible()
  return window
}

/// A view that writes down its touches and counts its layouts.
final class TouchLogView: UIView {
  var log: [String] = []
  var layoutCount = 0

  override func layoutSubviews() { layoutCount += 1 }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("began") }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("moved") }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("ended") }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("cancelled") }
}

/// Answers a gesture's questions with fixed answers.
final class GestureDelegate: NSObject, UIGestureRecognizerDelegate {
  var recognizesSimultaneously = false
  var begins = true
  var receives = true

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { recognizesSimultaneously }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    receives
  }
}
