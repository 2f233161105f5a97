import TestSupport
import Testing
import UIKitTestSupport
import UIKitViews

@Suite(.serialized) struct SwipeTests {
  private let window = makeWindow()
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  init() { window.addSubview(view) }

  private nonisolated static let start = CGPoint(x: 160, y: 240)

  nonisolated struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    var direction = UISwipeGestureRecognizer.Direction.right
    /// The finger's positions relative to its start, with the elapsed seconds.
    let way: [(time: TimeInterval, x: CGFloat, y: CGFloat)]
    let fires: Bool
    var testDescription: String { name }
  }

  nonisolated static let cases = [
    Case(name: "at once, 50 points", way: [(0, 50, 0)], fires: true),
    Case(name: "at once, 49.9 points", way: [(0, 49.9, 0)], fires: false),
    Case(name: "0.1 s, 45.301 points", way: [(0.1, 45.301, 0)], fires: true),
    Case(name: "0.1 s, 45.299 points", way: [(0.1, 45.299, 0)], fires: false),
    Case(name: "0.3 s, 35.901 points", way: [(0.3, 35.901, 0)], fires: true),
    Case(name: "0.3 s, 35.899 points", way: [(0.3, 35.899, 0)], fires: false),
    Case(name: "0.5 s, 26.501 points", way: [(0.5, 26.501, 0)], fires: true),
    Case(name: "0.5 s, 26.499 points", way: [(0.5, 26.499, 0)], fires: false),
    Case(name: "0.501 s, 100 points", way: [(0.501, 100, 0)], fires: false),
    Case(name: "0.1 s, 45.101 across", way: [(0.1, 100, 45.101)], fires: false),
    Case(name: "0.1 s, 45.099 across", way: [(0.1, 100, 45.099)], fires: true),
    Case(name: "0.4 s, 30.399 across upward", way: [(0.4, 100, -30.399)], fires: true),
    Case(name: "0.4 s, 30.401 across upward", way: [(0.4, 100, -30.401)], fires: false),
    Case(name: "across and back", way: [(0.1, 20, 46), (0.2, 100, 0)], fires: false),
    Case(name: "in steps", way: [(0.1, 20, 5), (0.2, 40, 8), (0.25, 41, 8)], fires: true),
    Case(name: "0.1 backward, then forward", way: [(0, -0.1, 0), (0.1, 100, 0)], fires: false),
    Case(
      name: "forward, then 0.1 backward", way: [(0.1, 20, 0), (0.2, 19.9, 0), (0.3, 80, 0)], fires: false),
    Case(name: "left", direction: .left, way: [(0.1, -46, 3)], fires: true),
    Case(name: "left, to the right", direction: .left, way: [(0.1, 46, 3)], fires: false),
    Case(name: "up", direction: .up, way: [(0.1, 10, -46)], fires: true),
    Case(name: "down", direction: .down, way: [(0.1, -10, 46)], fires: true),
    Case(name: "up or down, upward", direction: [.up, .down], way: [(0.1, 0, -46)], fires: true),
    Case(
      name: "up or down, there and back", direction: [.up, .down], way: [(0, 0, 9), (0.1, 0, -46)],
      fires: true),
    Case(name: "left or right, to the left", direction: [.left, .right], way: [(0.1, -46, 0)], fires: true),
    Case(name: "right or down, to the right", direction: [.right, .down], way: [(0.1, 46, -9)], fires: true),
    Case(name: "right or down, downward", direction: [.right, .down], way: [(0.1, 0, 46)], fires: false),
    Case(
      name: "right or down, downward at once", direction: [.right, .down], way: [(0, 0, 50)], fires: false),
    Case(
      name: "all, along both axes", direction: [.left, .right, .up, .down], way: [(0, 50, 50)], fires: true),
    Case(name: "none", direction: [], way: [(0.1, 60, 0)], fires: false),
  ]

  @Test(.fact("S1"), arguments: cases)
  func `a swipe's length, duration and straightness match UIKit's`(one: Case) {
    let swipe = UISwipeGestureRecognizer()
    swipe.direction = one.direction
    var count = 0
    swipe.addAction { _ in count += 1 }
    view.addGestureRecognizer(swipe)
    let finger = Finger(in: window)
    finger.down(at: Self.start)
    var past = 0.0
    for place in one.way {
      FrameClock.main.advance(by: place.time - past)
      past = place.time
      finger.move(to: CGPoint(x: Self.start.x + place.x, y: Self.start.y + place.y))
    }
    #expect(count == (one.fires ? 1 : 0))
    finger.lift()
    expectEqual((count, one.fires ? 1 : 0), (swipe.state, .possible))
  }

  nonisolated static let pairs: [(name: String, first: CGSize, second: CGSize, fires: Bool)] = [
    ("both", CGSize(width: 46, height: 0), CGSize(width: 60, height: 9), true),
    ("one is too short", CGSize(width: 80, height: 0), CGSize(width: 45.2, height: 0), false),
    ("one goes across", CGSize(width: 80, height: 0), CGSize(width: 80, height: 45.2), false),
    ("one goes back", CGSize(width: 80, height: 0), CGSize(width: -0.1, height: 0), false),
  ]

  @Test(.fact("S1"), arguments: pairs)
  func `a swipe requires each of its fingers to swipe`(
    pair: (name: String, first: CGSize, second: CGSize, fires: Bool)
  ) {
    let swipe = UISwipeGestureRecognizer()
    swipe.numberOfTouchesRequired = 2
    var count = 0
    swipe.addAction { _ in count += 1 }
    view.addGestureRecognizer(swipe)
    let fingers = [Finger(in: window), Finger(in: window, number: 1)]
    for finger in fingers { finger.down(at: Self.start) }
    FrameClock.main.advance(by: 0.1)
    for (finger, way) in zip(fingers, [pair.first, pair.second]) {
      finger.move(to: CGPoint(x: Self.start.x + way.width, y: Self.start.y + way.height))
    }
    #expect(count == (pair.fires ? 1 : 0), "\(pair.name)")
    for finger in fingers { finger.lift() }
  }

  @Test(arguments: [1, 3])
  func `a swipe fails with fewer or more fingers than required`(required: Int) {
    let swipe = UISwipeGestureRecognizer()
    swipe.numberOfTouchesRequired = required
    var count = 0
    swipe.addAction { _ in count += 1 }
    view.addGestureRecognizer(swipe)
    let fingers = [Finger(in: window), Finger(in: window, number: 1)]
    for finger in fingers { finger.down(at: Self.start) }
    for finger in fingers { finger.move(to: CGPoint(x: Self.start.x + 100, y: Self.start.y)) }
    for finger in fingers { finger.lift() }
    #expect(count == 0)
  }
}
