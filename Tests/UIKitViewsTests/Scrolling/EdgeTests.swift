import UIKitViews
import TestSupport
import Testing
import UIKitTestSupport

@Suite("E Edges, pages and axes")
struct EdgeTests {
  /// b = (1 − 1 / (x · c / d + 1)) · d with c = 0.55 (gist originell/6961057). The first 10 points start the
  /// drag and don't count.
  @Test(.fact("E4"), arguments: [30.0, 110, 260] as [CGFloat])
  func `contents pulled past the edge follow the rubber band formula`(distance: CGFloat) {
    let stage = ScrollStage()
    stage.finger.down(at: CGPoint(x: 160, y: 100))
    stage.finger.move(to: CGPoint(x: 160, y: 100 + distance), duration: 0.3)
    let x = distance - 10
    let expected = (1 - 1 / (x * 0.55 / 480 + 1)) * 480
    #expect(abs(stage.scrollView.contentOffset.y + expected) < 1e-6)
    stage.finger.cancel()
  }

  enum InsetChange: CaseIterable { case atOnce, animated, withOffset }

  /// Simulates a refresh control.
  @Test(arguments: InsetChange.allCases)
  func `contents released past an edge rest at the inset set by the delegate`(
    change: InsetChange
  ) {
    let stage = ScrollStage()
    var offsets: [CGFloat] = []
    stage.log.letGo = { view in
      switch change {
      case .atOnce: view.contentInset.top = 60
      case .animated: UIView.animate(withDuration: 0.3) { view.contentInset.top = 60 }
      case .withOffset:
        UIView.animate(withDuration: 0.3) {
          view.contentInset.top = 60
          view.contentOffset.y = -60
        }
      }
    }
    stage.finger.down(at: CGPoint(x: 160, y: 100))
    stage.finger.move(to: CGPoint(x: 160, y: 400), duration: 0.3)
    FrameClock.main.advance(by: 0.2)
    stage.finger.lift()
    for _ in 1...120 {
      FrameClock.main.run(for: 1 / 60)
      offsets.append(stage.scrollView.contentOffset.y)
    }
    #expect(stage.scrollView.contentOffset.y == -60)
    #expect(offsets == offsets.sorted())
  }

  @Test(.fact("E7"))
  func `an assigned or animated offset is not clamped`() {
    let stage = ScrollStage()
    stage.scrollView.contentOffset.y = -500
    #expect(stage.scrollView.contentOffset.y == -500)
    stage.scrollView.setContentOffset(CGPoint(x: 0, y: 9000), animated: false)
    stage.window.layoutIfNeeded()
    #expect(stage.scrollView.contentOffset.y == 9000)
    stage.scrollView.setContentOffset(CGPoint(x: 0, y: -70), animated: true)
    FrameClock.main.run(for: 0.5)
    #expect(stage.scrollView.contentOffset.y == -70)
  }

  @Test func `contents placed past an edge by the app stay there when scrolling is disabled`() {
    let stage = ScrollStage()
    stage.scrollView.contentOffset.y = -50
    stage.log.log = []
    stage.scrollView.isScrollEnabled = false
    FrameClock.main.run(for: 0.5)
    expectEqual((stage.scrollView.contentOffset.y, -50), (stage.log.log, []))
    // However, contents that a finger holds past the edge return to the edge.
    stage.scrollView.isScrollEnabled = true
    stage.finger.down(at: CGPoint(x: 160, y: 100))
    stage.scrollView.isScrollEnabled = false
    FrameClock.main.run(for: 1)
    #expect(stage.scrollView.contentOffset.y == 0)
    stage.finger.lift()
  }

  @Test(.fact("E4"))
  func `released contents return to the edge without overshooting`() {
    let stage = ScrollStage()
    stage.finger.drag(from: CGPoint(x: 160, y: 100), to: CGPoint(x: 160, y: 300), duration: 0.4)
    #expect(stage.log.proposed == .zero)
    while stage.scrollView.isDecelerating {
      FrameClock.main.advance(by: 1 / 60)
      #expect(stage.scrollView.contentOffset.y <= 0)
    }
    expectEqual((stage.scrollView.contentOffset, .zero), (stage.log.log.last, "didEndDecelerating"))
  }

  @Test func `a flick past the end overshoots and comes to rest at the end`() {
    let stage = ScrollStage(contentSize: CGSize(width: 320, height: 700))
    stage.flickUp(speed: 2000)
    var highest: CGFloat = 0
    while stage.scrollView.isDecelerating {
      FrameClock.main.advance(by: 1 / 60)
      highest = max(highest, stage.scrollView.contentOffset.y)
    }
    #expect(highest > 230)
    #expect(stage.scrollView.contentOffset.y == 220)
  }

  @Test func `a finger catches bouncing contents without a jump`() {
    let stage = ScrollStage()
    stage.finger.drag(from: CGPoint(x: 160, y: 100), to: CGPoint(x: 160, y: 300), duration: 0.4)
    FrameClock.main.run(for: 0.05)
    let caught = stage.scrollView.contentOffset.y
    #expect(caught < -10)
    stage.finger.down(at: CGPoint(x: 160, y: 200))
    stage.finger.move(to: CGPoint(x: 160, y: 200.5))
    #expect(abs(stage.scrollView.contentOffset.y - caught) < 0.5)
    FrameClock.main.advance(by: 0.2)
    stage.finger.lift()
    stage.runToRest()
    #expect(stage.scrollView.contentOffset == .zero)
  }

  @Test(.fact("E5"))
  func `without bouncing, drags and flicks stop at the edges`() {
    let stage = ScrollStage(contentSize: CGSize(width: 320, height: 700))
    stage.scrollView.bounces = false
    stage.finger.drag(from: CGPoint(x: 160, y: 100), to: CGPoint(x: 160, y: 300), duration: 0.4)
    #expect(stage.scrollView.contentOffset == .zero)
    stage.flickUp(speed: 2000)
    while stage.scrollView.isDecelerating {
      FrameClock.main.advance(by: 1 / 60)
      #expect(stage.scrollView.contentOffset.y <= 220)
    }
    #expect(stage.scrollView.contentOffset.y == 220)
  }

  @Test
  func `contents that fit do not scroll unless alwaysBounceVertical is set`() {
    let stage = ScrollStage(contentSize: CGSize(width: 320, height: 100))
    stage.flickUp()
    #expect(stage.log.log == [])
    stage.scrollView.alwaysBounceVertical = true
    stage.flickUp()
    #expect(stage.scrollView.contentOffset.y > 0)
    stage.runToRest()
    #expect(stage.scrollView.contentOffset == .zero)
  }

  /// According to WWDC19 session 215, the page size is the view's size. A flick turns at most one page.
  @Test(.fact("E3"), arguments: [(800.0, 480.0), (3500, 480), (150, 0)])
  func `a flick turns one page at any speed, and a short drag snaps back`(speed: Double, offset: Double) {
    let stage = ScrollStage(contentSize: CGSize(width: 320, height: 480 * 5))
    stage.scrollView.isPagingEnabled = true
    stage.flickUp(speed: CGFloat(speed))
    stage.runToRest()
    #expect(stage.scrollView.contentOffset.y == CGFloat(offset))
  }

  @Test(
    arguments: [
      (CGPoint(x: 60, y: 8), false, true), (CGPoint(x: 8, y: 60), true, false),
      (CGPoint(x: 60, y: 60), true, true),
    ], [false, true])
  func `with isDirectionalLockEnabled, a drag keeps to its axis unless it is diagonal`(
    drag: (way: CGPoint, movesVertically: Bool, movesHorizontally: Bool), catchesMoving: Bool
  ) {
    let stage = ScrollStage(contentSize: CGSize(width: 2000, height: 2000))
    stage.scrollView.isDirectionalLockEnabled = true
    stage.scrollView.contentOffset = CGPoint(x: 500, y: 500)
    if catchesMoving {
      stage.flickUp()
      FrameClock.main.run(for: 0.2)
    }
    let start = stage.scrollView.contentOffset
    stage.finger.down(at: CGPoint(x: 160, y: 200))
    stage.finger.move(to: CGPoint(x: 160 + drag.way.x, y: 200 + drag.way.y), duration: 0.2)
    expectEqual(
      (stage.scrollView.contentOffset.y != start.y, drag.movesVertically),
      (stage.scrollView.contentOffset.x != start.x, drag.movesHorizontally))
    stage.finger.cancel()
  }

  @Test(arguments: [false, true])
  func `a locked drag on moving contents follows the finger after 10 points`(
    inOneStep: Bool
  ) {
    let stage = ScrollStage(contentSize: CGSize(width: 2000, height: 2000))
    stage.scrollView.isDirectionalLockEnabled = true
    stage.scrollView.contentOffset = CGPoint(x: 500, y: 500)
    stage.flickUp()
    FrameClock.main.run(for: 0.2)
    stage.finger.down(at: CGPoint(x: 160, y: 200))
    let start = stage.scrollView.contentOffset
    if inOneStep {
      stage.finger.move(to: CGPoint(x: 160, y: 260))
    } else {
      for step in 1...60 { stage.finger.move(to: CGPoint(x: 160, y: 200 + CGFloat(step))) }
    }
    #expect(abs(stage.scrollView.contentOffset.y - (start.y - 50)) < 1e-6)
    stage.finger.cancel()
  }

  @Test func `a negative zero is never stored as an offset`() {
    func isPlain(_ point: CGPoint) -> Bool {
      point.x.sign == .plus && point.y.sign == .plus
    }
    let stage = ScrollStage()
    let view = stage.scrollView
    view.contentOffset = CGPoint(x: -0.0, y: -0.0)
    #expect(isPlain(view.contentOffset))
    view.bounds.origin = CGPoint(x: -0.0, y: -0.0)
    #expect(isPlain(view.bounds.origin))
    view.setContentOffset(CGPoint(x: -0.0, y: 10), animated: false)
    view.scrollRectToVisible(CGRect(x: 0, y: 0, width: 1, height: 1), animated: false)
    #expect(isPlain(view.contentOffset))
    #expect(view.contentOffset == .zero)
    stage.finger.drag(from: CGPoint(x: 160, y: 100), to: CGPoint(x: 160, y: 300), duration: 0.4)
    #expect(stage.log.proposed == .zero)
    #expect(isPlain(stage.log.proposed))
    stage.runToRest()
    #expect(isPlain(view.contentOffset))
    #expect(view.contentOffset == .zero)
  }

  /// The tests of brickkit-ios expect this behavior of iOS.
  @Test(.fact("E8"))
  func `a view scrolled to the start stays at the start when the inset changes`() {
    let view = ScrollStage().scrollView
    view.contentInset = UIEdgeInsets(top: 30, left: 0, bottom: 0, right: 0)
    #expect(view.contentOffset == CGPoint(x: 0, y: -30))
    view.contentInset.top = 50
    #expect(view.contentOffset.y == -50)
    view.contentInset.top = 0
    #expect(view.contentOffset.y == 0)
  }

  @Test(.fact("E8"))
  func `a view scrolled elsewhere keeps an offset in range when the inset changes`() {
    let stage = ScrollStage(contentSize: CGSize(width: 320, height: 700))
    let view = stage.scrollView
    view.contentOffset.y = 40
    view.contentInset = UIEdgeInsets(top: 30, left: 0, bottom: 60, right: 0)
    #expect(view.contentOffset.y == 40)
    // The contents are at their end, and the bottom inset grows as for a keyboard.
    view.contentOffset.y = 280
    view.contentInset.bottom = 200
    #expect(view.contentOffset.y == 280)
    view.contentInset.bottom = 0
    #expect(view.contentOffset.y == 220)
    stage.finger.down(at: CGPoint(x: 160, y: 100))
    stage.finger.move(to: CGPoint(x: 160, y: 90), duration: 0.1)
    view.contentOffset.y = -30
    view.contentInset.top = 80
    #expect(view.contentOffset.y == -30)
    stage.finger.cancel()
  }

  /// MaherKSantina/MSPeekCollectionViewDelegateImplementation pull request 33: with paging, the offset is a
  /// multiple of the width, regardless of the delegate's target.
  @Test(.fact("E9"))
  func `with paging, a target set by the delegate is ignored with a warning`() {
    let stage = ScrollStage()
    stage.scrollView.isPagingEnabled = true
    stage.log.choose = { CGPoint(x: $0.x, y: 100) }
    let messages = warnings { stage.flickUp() }
    expectEqual((messages.count, 1), (messages.first?.contains("isPagingEnabled"), true))
    stage.runToRest()
    #expect(stage.scrollView.contentOffset.y == 480)
    stage.log.choose = { $0 }
    #expect(warnings { stage.flickUp() } == [])
  }
}
