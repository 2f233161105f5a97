import UIKitViews
import TestSupport
import Testing
import UIKitTestSupport

@Suite("E Animated offsets and the wheel")
struct OffsetAnimationTests {
  let stage = ScrollStage()
  var scrollView: UIScrollView { stage.scrollView }

  @Test(.fact("E7"))
  func `an animated offset eases for 0.3 seconds and notifies the delegate once`() {
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

  /// Vercantez/openuikit, iOS 26.1: 18 frames at 60 per second, (1 − cos πx) / 2 of the distance. The
  /// recorded offsets are rounded to half points.
  @Test(.fact("E12"), arguments: [(400.0, 8, 165.5), (375, 6, 94)], ScrollWay.allCases)
  func `an animated offset follows half a cosine wave in every direction`(
    recorded: (way: Double, frames: Int, offset: Double), way: ScrollWay
  ) {
    let start = CGPoint(x: 1000, y: 1000)
    scrollView.contentSize = CGSize(width: 5000, height: 5000)
    scrollView.contentOffset = start
    scrollView.setContentOffset(way.point(from: start, by: CGFloat(recorded.way)), animated: true)
    for frame in 1...18 {
      FrameClock.main.advance(by: 1 / 60)
      let share = (1 - cos(.pi * Double(frame) / 18)) / 2
      #expect(
        abs(way.distance(from: start, to: scrollView.contentOffset) - CGFloat(recorded.way * share)) < 1e-6)
      if frame == recorded.frames {
        #expect(
          abs(way.distance(from: start, to: scrollView.contentOffset) - CGFloat(recorded.offset)) <= 0.25
            + 1e-6)
      }
      #expect(stage.log.log.contains("didEndAnimation") == (frame == 18))
    }
  }

  @Test(arguments: ScrollWay.allCases)
  func `scrollRectToVisible follows the same curve as an animated offset`(way: ScrollWay) {
    let start = CGPoint(x: 1000, y: 1000)
    scrollView.contentSize = CGSize(width: 5000, height: 5000)
    scrollView.contentOffset = start
    let rect = CGRect(origin: way.point(from: start, by: 300), size: scrollView.bounds.size)
    scrollView.scrollRectToVisible(rect, animated: true)
    for _ in 0..<6 { FrameClock.main.advance(by: 1 / 60) }
    #expect(abs(way.distance(from: start, to: scrollView.contentOffset) - 75) < 1e-6)
  }

  /// Records the final offsets of animated scrolls.
  private final class Ends: NSObject, UIScrollViewDelegate {
    var offsets: [CGFloat] = []
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
      offsets.append(scrollView.contentOffset.y)
    }
  }

  enum Replacement: CaseIterable { case animated, atOnce, toPresentOffset, rectangle }

  /// From the tests of square/Listable (pull request 582) on iOS, and from jverkoey/nimbus pull request 623
  /// for a scroll without an animation.
  @Test(.fact("E13"), arguments: Replacement.allCases)
  func `a scroll that replaces an animated one ends it before the contents move`(replacement: Replacement) {
    let ends = Ends()
    scrollView.delegate = ends
    scrollView.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
    FrameClock.main.advance(by: 0.1)
    let present = scrollView.contentOffset
    switch replacement {
    case .animated: scrollView.setContentOffset(CGPoint(x: 0, y: 700), animated: true)
    case .atOnce: scrollView.setContentOffset(CGPoint(x: 0, y: 700), animated: false)
    case .toPresentOffset: scrollView.setContentOffset(present, animated: true)
    case .rectangle:
      scrollView.scrollRectToVisible(CGRect(x: 0, y: 700, width: 10, height: 480), animated: true)
    }
    #expect(ends.offsets == [present.y])
    FrameClock.main.run(for: 1)
    let last = replacement == .toPresentOffset ? present.y : 700
    let isAnimated = replacement == .animated || replacement == .rectangle
    expectEqual(
      (scrollView.contentOffset.y, last), (ends.offsets, isAnimated ? [present.y, 700] : [present.y]))
  }

  /// From the tests of square/Listable (pull request 582) on iOS.
  @Test(.fact("E13"))
  func `five consecutive animated scrolls end five times, the last at its target`() {
    let ends = Ends()
    scrollView.delegate = ends
    for _ in 0..<5 { scrollView.setContentOffset(CGPoint(x: 0, y: 2000), animated: true) }
    #expect(ends.offsets == [0, 0, 0, 0])
    FrameClock.main.run(for: 1)
    #expect(ends.offsets == [0, 0, 0, 0, 2000])
  }

  @Test func `a delegate cannot start another scroll as a replaced one ends`() {
    final class Restless: NSObject, UIScrollViewDelegate {
      var ends = 0
      func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        ends += 1
        if ends < 20 { scrollView.setContentOffset(CGPoint(x: 0, y: 3000), animated: true) }
      }
    }
    let restless = Restless()
    scrollView.delegate = restless
    scrollView.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
    FrameClock.main.advance(by: 0.1)
    scrollView.setContentOffset(CGPoint(x: 0, y: 700), animated: true)
    #expect(restless.ends == 1)
    restless.ends = 20
    FrameClock.main.run(for: 1)
    #expect(scrollView.contentOffset.y == 700)
  }

  @Test(.fact("E7"))
  func `animating to the current offset notifies nothing`() {
    scrollView.setContentOffset(.zero, animated: true)
    FrameClock.main.run(for: 1)
    #expect(stage.log.log == [])
  }

  @Test func `a drag interrupts an animated offset`() {
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
  func `an animated scroll ends at the edge of contents that have become shorter`() {
    scrollView.setContentOffset(CGPoint(x: -50, y: 3000), animated: true)
    FrameClock.main.advance(by: 0.1)
    scrollView.contentSize.height = scrollView.bounds.height + 500
    FrameClock.main.run(for: 1)
    #expect(scrollView.contentOffset.y == 500)
  }

  @Test(arguments: [100, 700, 1100, 5000] as [CGFloat])
  func `contents that change during a continued scroll never leave their range`(
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

  @Test func `scrollRectToVisible scrolls by the least distance`() {
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

  @Test func `each axis of a wheel event scrolls the view that can move along it`() {
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    inner.contentSize = CGSize(width: 1000, height: 100)
    scrollView.addSubview(inner)
    stage.window.scrollWheel(at: CGPoint(x: 50, y: 50), by: CGVector(dx: 40, dy: 30))
    expectEqual(
      (inner.contentOffset, CGPoint(x: 40, y: 0)),
      (scrollView.contentOffset, CGPoint(x: 0, y: 30)))
  }

  @Test func `a paging scroll view comes to rest at a page after a wheel event`() {
    scrollView.isPagingEnabled = true
    scrollView.scroll(byWheel: CGVector(dx: 0, dy: 300))
    FrameClock.main.run(for: 0.1)
    #expect(scrollView.contentOffset.y == 300)
    FrameClock.main.run(for: 0.6)
    #expect(scrollView.contentOffset.y == 480)
  }
}
