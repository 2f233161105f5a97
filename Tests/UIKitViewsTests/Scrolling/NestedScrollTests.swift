import UIKitViews
import TestSupport
import Testing
import UIKitTestSupport

@Suite("E Scroll views in scroll views, and touches of the contents")
struct NestedScrollTests {
  let stage = ScrollStage()
  let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
  var outer: UIScrollView { stage.scrollView }

  init() { outer.addSubview(inner) }

  private func drag(by way: CGPoint) {
    stage.finger.drag(
      from: CGPoint(x: 160, y: 200), to: CGPoint(x: 160 + way.x, y: 200 + way.y), duration: 0.2)
  }

  @Test func `a drag scrolls the view that can move along the drag's axis`() {
    inner.contentSize = CGSize(width: 2000, height: 300)
    drag(by: CGPoint(x: -100, y: 20))
    #expect(inner.contentOffset.x > 0)
    #expect(outer.contentOffset.y == 0)
    inner.stopScrollingAndZooming()
    let x = inner.contentOffset.x
    drag(by: CGPoint(x: -20, y: -100))
    #expect(inner.contentOffset.x == x)
    #expect(outer.contentOffset.y > 0)
  }

  @Test func `the inner scroll view scrolls first; at its edge, a drag scrolls the outer one`() {
    inner.contentSize = CGSize(width: 320, height: 400)
    drag(by: CGPoint(x: 0, y: -80))
    #expect(inner.contentOffset.y > 0)
    #expect(outer.contentOffset.y == 0)
    inner.setContentOffset(CGPoint(x: 0, y: 100), animated: false)
    drag(by: CGPoint(x: 0, y: -80))
    #expect(inner.contentOffset.y == 100)
    #expect(outer.contentOffset.y > 0)
  }

  @Test func `the inner scroll view bounces if the outer one cannot scroll either`() {
    inner.contentSize = CGSize(width: 320, height: 400)
    stage.finger.down(at: CGPoint(x: 160, y: 100))
    stage.finger.move(to: CGPoint(x: 160, y: 200), duration: 0.2)
    #expect(inner.contentOffset.y < 0)
    #expect(outer.contentOffset.y == 0)
    stage.finger.cancel()
  }

  @Test func `a disabled inner scroll view leaves the drag to the outer one`() {
    inner.contentSize = CGSize(width: 320, height: 900)
    inner.isScrollEnabled = false
    drag(by: CGPoint(x: 0, y: -80))
    #expect(inner.contentOffset.y == 0)
    #expect(outer.contentOffset.y > 0)
  }

  @Test
  func `a scroll view's pan and pinch accept only the scroll view as their delegate`() {
    final class Page: UIScrollView, UIGestureRecognizerDelegate {
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
      ) -> Bool { true }
    }
    let page = Page(frame: outer.frame)
    page.contentSize = CGSize(width: 320, height: 5000)
    page.maximumZoomScale = 2
    inner.contentSize = CGSize(width: 320, height: 900)
    page.addSubview(inner)
    stage.window.addSubview(page)
    drag(by: CGPoint(x: 0, y: -80))
    #expect(inner.contentOffset.y > 0)
    #expect(page.contentOffset.y > 0)
    let recognizers: [(UIGestureRecognizer?, name: String)] = [
      (page.panGestureRecognizer, "pan"), (page.pinchGestureRecognizer, "pinch"),
    ]
    for (recognizer, name) in recognizers {
      #expect(recognizer?.delegate === page)
      let raised = exceptions {
        recognizer?.delegate = page
        recognizer?.delegate = GestureDelegate()
      }
      #expect(
        raised == [
          "UIScrollView's built-in \(name) gesture recognizer must have its scroll view as its delegate."
        ])
      #expect(recognizer?.delegate === page)
    }
  }

  // MARK: Content touches

  private func addContents() -> TouchLogView {
    inner.removeFromSuperview()
    let view = TouchLogView(frame: CGRect(x: 0, y: 0, width: 320, height: 5000))
    outer.addSubview(view)
    return view
  }

  /// The 0.15 seconds are known behavior of iOS.
  @Test func `contents receive a touch after 0.15 seconds and lose it when scrolling begins`() {
    let view = addContents()
    stage.finger.down(at: CGPoint(x: 160, y: 200))
    FrameClock.main.advance(by: 0.1)
    #expect(view.log == [])
    FrameClock.main.advance(by: 0.05)
    #expect(view.log == ["began"])
    stage.finger.move(to: CGPoint(x: 160, y: 150), duration: 0.1)
    expectEqual((view.log.last, "cancelled"), (outer.isDragging, true))
    stage.finger.cancel()
  }

  @Test func `contents receive a tap but not a touch that scrolls at once`() {
    let view = addContents()
    drag(by: CGPoint(x: 0, y: -80))
    #expect(view.log == [])
    outer.stopScrollingAndZooming()
    stage.finger.tap(at: CGPoint(x: 160, y: 200))
    #expect(view.log == ["began", "ended"])
  }

  @Test(arguments: [0.1, 0.3])
  func `a delayed touch reaches the contents at its original location`(duration: Double) {
    final class Follower: UIView {
      var points: [CGFloat] = []
      private func note(_ touches: Set<UITouch>) {
        for touch in touches { points += [touch.previousLocation(in: self).x, touch.location(in: self).x] }
      }
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
    }
    inner.removeFromSuperview()
    let view = Follower(frame: CGRect(x: 0, y: 0, width: 320, height: 5000))
    outer.addSubview(view)
    stage.finger.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 190, y: 200), duration: duration)
    expectEqual((Array(view.points.prefix(3)), [100, 100, 100]), (view.points.last, 190))
  }

  @Test func `a touch that stops a deceleration does not reach the contents`() {
    let view = addContents()
    stage.flickUp()
    stage.finger.tap(at: CGPoint(x: 160, y: 200))
    #expect(view.log == [])
  }

  @Test func `without canCancelContentTouches, a touch in the contents prevents scrolling`() {
    let view = addContents()
    outer.delaysContentTouches = false
    outer.canCancelContentTouches = false
    drag(by: CGPoint(x: 0, y: -80))
    expectEqual((view.log.first, "began"), (view.log.last, "ended"), (outer.contentOffset, .zero))
  }

  @Test func `touchesShouldCancel and touchesShouldBegin control the touches in the contents`() {
    final class Strict: UIScrollView {
      var begins = true
      override func touchesShouldCancel(in view: UIView) -> Bool { false }
      override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool
      { begins }
    }
    let strict = Strict(frame: outer.frame)
    strict.contentSize = CGSize(width: 320, height: 5000)
    strict.delaysContentTouches = false
    let view = TouchLogView(frame: CGRect(x: 0, y: 0, width: 320, height: 5000))
    strict.addSubview(view)
    stage.window.addSubview(strict)
    drag(by: CGPoint(x: 0, y: -80))
    expectEqual((strict.contentOffset, .zero), (view.log.last, "ended"))
    strict.begins = false
    view.log = []
    drag(by: CGPoint(x: 0, y: -80))
    #expect(strict.contentOffset.y > 0)
    #expect(view.log == [])
  }
}
