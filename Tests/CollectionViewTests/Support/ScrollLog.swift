import CollectionView

/// Writes down what a scroll view tells its delegate; scrolling itself once, however often it comes in a row.
final class ScrollLog: NSObject, UIScrollViewDelegate {
  var log: [String] = []
  var velocity = CGPoint.zero
  var proposed = CGPoint.zero
  var choose: (CGPoint) -> CGPoint = { $0 }

  private func add(_ entry: String) { if log.last != entry { log.append(entry) } }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { add("didScroll") }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.append("willBeginDragging") }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    log.append("willEndDragging")
    self.velocity = velocity
    proposed = targetContentOffset.pointee
    targetContentOffset.pointee = choose(proposed)
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    log.append("didEndDragging(\(decelerate))")
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { log.append("willBeginDecelerating") }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { log.append("didEndDecelerating") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { log.append("didEndAnimation") }
}

/// A scroll view of 320 × 480 that fills a window, its delegate, and a finger on it.
struct ScrollStage {
  let window = makeWindow()
  let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let log = ScrollLog()
  let finger: Finger

  init(contentSize: CGSize = CGSize(width: 320, height: 5000)) {
    scrollView.contentSize = contentSize
    scrollView.delegate = log
    window.addSubview(scrollView)
    finger = Finger(in: window)
  }

  /// Drags up by so many points a second for a tenth of a second, and lets go.
  func flickUp(speed: CGFloat = 1000) {
    finger.drag(from: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 400 - speed / 10), duration: 0.1)
  }

  func runToRest() { FrameClock.main.run(while: scrollView.isDecelerating) }
}
