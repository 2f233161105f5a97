import UIKitViews
import TestSupport
import Testing
import UIKitTestSupport

@Suite("E Flicks")
struct FlickTests {
  let stage = ScrollStage()
  var scrollView: UIScrollView { stage.scrollView }

  @Test
  func `the delegate is called for a flick in UIKit's order (UIScrollViewDelegate)`() {
    stage.flickUp()
    expectEqual(
      (
        stage.log.log,
        [
          "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging(true)",
          "willBeginDecelerating",
        ]
      ),
      (scrollView.isDecelerating, true),
      (scrollView.isDragging, false),
      (scrollView.isTracking, false))
    stage.runToRest()
    #expect(stage.log.log.suffix(2) == ["didScroll", "didEndDecelerating"])
  }

  /// I. Lobanov, "Deceleration mechanics of UIScrollView".
  @Test(.fact("E1"), arguments: [60.0, 120, 7])
  func `every frame of a deceleration follows the closed form at any frame rate`(rate: Double) {
    stage.flickUp()
    let (start, begin) = (scrollView.contentOffset.y, FrameClock.main.time)
    for _ in 0..<Int(rate) where scrollView.isDecelerating {
      FrameClock.main.advance(by: 1 / rate)
      let milliseconds = (FrameClock.main.time - begin) * 1000
      let expected = start + 499 * CGFloat(1 - pow(0.998, milliseconds))
      #expect(abs(scrollView.contentOffset.y - expected) < 1e-6)
    }
  }

  @Test(.fact("E2"))
  func `the delegate receives the velocity in points per millisecond`() {
    stage.flickUp(speed: 1500)
    #expect(abs(stage.log.velocity.y - 1.5) < 1e-6)
    #expect(stage.log.velocity.x == 0)
  }

  @Test(.fact("E2"), arguments: [300.0, 900, 40] as [CGFloat])
  func `a flick ends at the delegate's target in either direction`(target: CGFloat) {
    stage.log.choose = { CGPoint(x: $0.x, y: target) }
    stage.flickUp()
    stage.runToRest()
    expectEqual((scrollView.contentOffset.y, target), (stage.log.log.last, "didEndDecelerating"))
  }

  @Test(.fact("E2", "E5"))
  func `a target past the end of the contents is clamped to the end`() {
    stage.log.choose = { _ in CGPoint(x: 0, y: 9000) }
    stage.flickUp()
    stage.runToRest()
    #expect(scrollView.contentOffset.y == 4520)
  }

  @Test func `a finger that rests before lifting starts no deceleration`() {
    stage.finger.down(at: CGPoint(x: 160, y: 400))
    stage.finger.move(to: CGPoint(x: 160, y: 300), duration: 0.2)
    FrameClock.main.advance(by: 0.2)
    stage.finger.lift()
    expectEqual(
      (stage.log.log.last, "didEndDragging(false)"),
      (scrollView.isDecelerating, false),
      (scrollView.contentOffset.y, 90))
  }

  enum LettingGo: CaseIterable {
    case assigned, set, shrunk, stopped

    /// - Returns: The resting offset.
    @MainActor func act(on view: UIScrollView) -> CGFloat {
      switch self {
      case .assigned:
        view.contentOffset.y = 480
        return 480
      case .set:
        view.setContentOffset(CGPoint(x: 0, y: 480), animated: false)
        return 480
      case .shrunk:
        view.contentSize = .zero
        return 0
      case .stopped:
        view.stopScrollingAndZooming()
        return view.contentOffset.y
      }
    }
  }

  @Test(arguments: LettingGo.allCases)
  func `when a resting finger lifts, the delegate can set the final offset`(way: LettingGo) {
    var end: CGFloat?
    stage.log.letGo = { end = way.act(on: $0) }
    stage.finger.down(at: CGPoint(x: 160, y: 400))
    stage.finger.move(to: CGPoint(x: 160, y: 300), duration: 0.2)
    FrameClock.main.advance(by: 0.2)
    stage.finger.lift()
    FrameClock.main.run(for: 1)
    expectEqual((scrollView.contentOffset.y, end), (stage.log.log.contains("willBeginDecelerating"), false))
  }

  @Test(arguments: [LettingGo.set, .stopped])
  func `contents stopped by the delegate at the end of a flick stay there`(way: LettingGo) {
    var end: CGFloat?
    stage.log.letGo = { end = way.act(on: $0) }
    stage.flickUp()
    expectEqual((scrollView.isDecelerating, false), (stage.log.log.last == "willBeginDecelerating", false))
    FrameClock.main.run(for: 1)
    #expect(scrollView.contentOffset.y == end)
  }

  @Test func `contents stopped by the delegate past their edge return when the finger lifts`() {
    stage.log.letGo = { $0.stopScrollingAndZooming() }
    stage.finger.drag(from: CGPoint(x: 160, y: 100), to: CGPoint(x: 160, y: 300), duration: 0.4)
    expectEqual((scrollView.contentOffset.y, 0), (scrollView.isDecelerating, false))
  }

  @Test func `a finger stops moving contents, and they stay when it lifts`() {
    stage.flickUp()
    FrameClock.main.run(for: 0.2)
    let stopped = scrollView.contentOffset
    stage.log.log = []
    stage.finger.down(at: CGPoint(x: 160, y: 200))
    expectEqual((scrollView.isDecelerating, false), (scrollView.isDragging, true))
    FrameClock.main.run(for: 0.5)
    #expect(scrollView.contentOffset == stopped)
    stage.finger.lift()
    #expect(
      stage.log.log == [
        "didEndDecelerating", "willBeginDragging", "willEndDragging", "didEndDragging(false)",
      ])
  }

  @Test(.fact("E7"))
  func `setting contentOffset shifts a deceleration, and setContentOffset stops it`() {
    stage.flickUp()
    let rest = scrollView.contentOffset.y + (1000 - 10) * 0.499
    FrameClock.main.run(for: 0.2)
    scrollView.contentOffset.y += 1000
    stage.runToRest()
    #expect(abs(scrollView.contentOffset.y - rest - 1000) < 1e-6)
    stage.flickUp()
    scrollView.setContentOffset(CGPoint(x: 0, y: 700), animated: false)
    FrameClock.main.run(for: 1)
    #expect(scrollView.contentOffset.y == 700)
  }

  @Test func `contents that shrink during a flick come to rest at their new end`() {
    stage.flickUp()
    scrollView.contentSize.height = 700
    stage.runToRest()
    #expect(scrollView.contentOffset.y == 220)
  }

  @Test func `contents that shrink in the last step of a flick move to their new end`() {
    final class Shrinking: NSObject, UIScrollViewDelegate {
      var ends = 0
      func scrollViewDidScroll(_ scrollView: UIScrollView) { scrollView.contentSize.height = 700 }
      func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { ends += 1 }
    }
    let shrinking = Shrinking()
    stage.flickUp()
    scrollView.delegate = shrinking
    FrameClock.main.advance(by: 30)
    #expect(scrollView.isDecelerating)
    stage.runToRest()
    expectEqual((scrollView.contentOffset.y, 220), (scrollView.isDecelerating, false))
    #expect(shrinking.ends == 1)
  }

  @Test func `stopScrollingAndZooming stops a deceleration and a drag at once`() {
    stage.flickUp()
    FrameClock.main.run(for: 0.1)
    let offset = scrollView.contentOffset
    scrollView.stopScrollingAndZooming()
    FrameClock.main.run(for: 1)
    expectEqual((scrollView.contentOffset, offset), (scrollView.isDecelerating, false))
    stage.finger.down(at: CGPoint(x: 160, y: 400))
    stage.finger.move(to: CGPoint(x: 160, y: 350), duration: 0.1)
    scrollView.stopScrollingAndZooming()
    let stopped = scrollView.contentOffset
    stage.finger.move(to: CGPoint(x: 160, y: 200), duration: 0.1)
    expectEqual((scrollView.contentOffset, stopped), (scrollView.isDragging, false))
    stage.finger.lift()
  }

  @Test func `contents stopped past their edge return to it`() {
    stage.finger.down(at: CGPoint(x: 160, y: 200))
    stage.finger.move(to: CGPoint(x: 160, y: 350), duration: 0.1)
    #expect(scrollView.contentOffset.y < 0)
    scrollView.stopScrollingAndZooming()
    #expect(scrollView.contentOffset.y == 0)
    stage.finger.lift()
  }

  @Test func `a finger does not scroll while isScrollEnabled is false`() {
    scrollView.isScrollEnabled = false
    stage.flickUp()
    expectEqual((scrollView.contentOffset, .zero), (stage.log.log, []))
  }
}
