import UIKitViews

/// Logs a scroll view's delegate calls. Consecutive scroll calls are logged once.
@MainActor package final class ScrollLog: NSObject, UIScrollViewDelegate {
  package var log: [String] = []
  package var velocity = CGPoint.zero
  package var proposed = CGPoint.zero
  package var choose: (CGPoint) -> CGPoint = { $0 }
  /// Called when the finger is lifted.
  package var letGo: (UIScrollView) -> Void = { _ in }

  private func add(_ entry: String) { if log.last != entry { log.append(entry) } }

  package func scrollViewDidScroll(_ scrollView: UIScrollView) { add("didScroll") }
  package func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.append("willBeginDragging") }
  package func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    log.append("willEndDragging")
    self.velocity = velocity
    proposed = targetContentOffset.pointee
    targetContentOffset.pointee = choose(proposed)
  }
  package func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    log.append("didEndDragging(\(decelerate))")
    letGo(scrollView)
  }
  package func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    log.append("willBeginDecelerating")
  }
  package func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { log.append("didEndDecelerating") }
  package func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    log.append("didEndAnimation")
  }
}

/// A scroll view of 320 × 480 points in a window, with its delegate and a finger.
@MainActor package struct ScrollStage {
  package let window = makeWindow()
  package let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  package let log = ScrollLog()
  package let finger: Finger

  package init(contentSize: CGSize = CGSize(width: 320, height: 5000)) {
    scrollView.contentSize = contentSize
    scrollView.delegate = log
    window.addSubview(scrollView)
    finger = Finger(in: window)
  }

  /// Drags up for a tenth of a second and lifts the finger.
  ///
  /// - Parameter speed: The speed in points per second. The default value is 1000.
  package func flickUp(speed: CGFloat = 1000) {
    finger.drag(from: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 400 - speed / 10), duration: 0.1)
  }

  package func runToRest() { FrameClock.main.run(while: scrollView.isDecelerating) }
}
