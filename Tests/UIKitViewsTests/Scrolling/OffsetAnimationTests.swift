import UIKitViews
import TestSupport
import Testing
import UIKitTestSupport

/// Duration and curve are what is known of iOS; Apple publishes neither.
@Suite("E Animated offsets and the wheel")
struct OffsetAnimationTests {
  let stage = ScrollStage()
  var scrollView: UIScrollView { stage.scrollView }

  @Test(.fact("E7"))
  func `an animated offset arrives after 0.3 seconds, slow at both ends, and tells the delegate once`() {
    scrollView.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    #expect(scrollView.contentOffset == .zero)
    FrameClock.main.advance(by: 0.03)
    #expect(scrollView.contentOffset.y > 0)
    #expect(scrollView.contentOffset.y < 15)
    FrameClock.main.advance(by: 0.12)
    #expect(abs(scrollView.contentOffset.y - 150) < 1e-6)
    FrameClock.main.advance(by: 0.15)
    #expect(scrollView.contentOffset.y == 300)
    FrameClock.main.run(for: 1)
    #expect(stage.log.log == ["didScroll", "didEndAnimation"])
  }

  @Test(.fact("E7"))
  func `animated to where it is, nothing is told`() {
    scrollView.setContentOffset(.zero, animated: true)
    FrameClock.main.run(for: 1)
    #expect(stage.log.log == [])
  }

  @Test func `a finger that drags takes the contents out of an animation`() {
    scrollView.setContentOffset(CGPoint(x: 0, y: 3000), animated: true)
    FrameClock.main.advance(by: 0.1)
    stage.finger.down(at: CGPoint(x: 160, y: 300))
    stage.finger.move(to: CGPoint(x: 160, y: 280))
    let offset = scrollView.contentOffset
    FrameClock.main.run(for: 1)
    #expect(scrollView.contentOffset == offset)
    #expect(!stage.log.log.contains("didEndAnimation"))
    stage.finger.cancel()
  }

  @Test
  func `contents that become shorter take the end of an animated scroll along, wherever the other axis goes`()
  {
    scrollView.setContentOffset(CGPoint(x: -50, y: 3000), animated: true)
    FrameClock.main.advance(by: 0.1)
    scrollView.contentSize.height = scrollView.bounds.height + 500
    FrameClock.main.run(for: 1)
    #expect(scrollView.contentOffset.y == 500)
  }

  @Test(arguments: [100, 700, 1100, 5000] as [CGFloat])
  func `contents that change on their way, after a scroll that went on, never leave their range`(
    height: CGFloat
  ) {
    scrollView.contentSize.height = 100_000
    scrollView.setContentOffset(CGPoint(x: 0, y: 90_000), animated: true)
    FrameClock.main.advance(by: 0.12)
    scrollView.continueScrolling(to: CGPoint(x: 0, y: 80_000))
    for frame in 0..<30 {
      if frame == 4 {
        scrollView.contentSize.height = scrollView.contentOffset.y + scrollView.bounds.height + height
      }
      let range = scrollView.offsetRange
      FrameClock.main.advance(by: 1 / 60)
      #expect(range.y.contains(Double(scrollView.contentOffset.y)), "frame \(frame)")
    }
    #expect(abs(scrollView.contentOffset.y - min(80_000, scrollView.offsetRange.y.upperBound)) < 1e-6)
  }

  @Test func `a rectangle is shown by scrolling the least, animated too`() {
    scrollView.scrollRectToVisible(CGRect(x: 0, y: 600, width: 10, height: 50), animated: true)
    FrameClock.main.run(for: 0.5)
    #expect(scrollView.contentOffset.y == 170)
  }

  @Test func `a wheel scrolls the view under the pointer, within its edges`() {
    let point = CGPoint(x: 100, y: 100)
    #expect(stage.window.scrollWheel(at: point, by: CGVector(dx: 0, dy: 120)))
    #expect(scrollView.contentOffset.y == 120)
    stage.window.scrollWheel(at: point, by: CGVector(dx: 0, dy: -500))
    #expect(scrollView.contentOffset.y == 0)
    #expect(!stage.window.scrollWheel(at: point, by: CGVector(dx: 0, dy: -10)))
    #expect(!stage.window.scrollWheel(at: point, by: CGVector(dx: 30, dy: 0)))
  }

  @Test func `a wheel's axes go to the scroll views that can move along them`() {
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    inner.contentSize = CGSize(width: 1000, height: 100)
    scrollView.addSubview(inner)
    stage.window.scrollWheel(at: CGPoint(x: 50, y: 50), by: CGVector(dx: 40, dy: 30))
    expectEqual(
      (inner.contentOffset, CGPoint(x: 40, y: 0)),
      (scrollView.contentOffset, CGPoint(x: 0, y: 30)))
  }

  @Test func `after the wheel pages come to rest at one`() {
    scrollView.isPagingEnabled = true
    scrollView.scroll(byWheel: CGVector(dx: 0, dy: 300))
    FrameClock.main.run(for: 0.1)
    #expect(scrollView.contentOffset.y == 300)
    FrameClock.main.run(for: 0.6)
    #expect(scrollView.contentOffset.y == 480)
  }
}
