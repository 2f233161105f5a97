import UIKitViews

@MainActor package func makeWindow(width: CGFloat = 320, height: CGFloat = 480) -> UIWindow {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
  window.makeKeyAndVisible()
  return window
}

/// A view that logs its touches and counts its layout passes.
@MainActor package final class TouchLogView: UIView {
  package var log: [String] = []
  package var layoutCount = 0

  package override func layoutSubviews() { layoutCount += 1 }

  package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("began") }
  package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("moved") }
  package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("ended") }
  package override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.append("cancelled")
  }
}

/// A gesture delegate with fixed answers.
@MainActor package final class GestureDelegate: NSObject, UIGestureRecognizerDelegate {
  package var recognizesSimultaneously = false
  package var begins = true
  package var receives = true

  package func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }

  package func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { recognizesSimultaneously }

  package func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch)
    -> Bool
  {
    receives
  }
}
