import CollectionView
import Foundation

/// The fingers on a page: those of the page, of a trackpad's pinch, and of a rotation or scaling with the
/// keyboard. This is a class, because touched views can re-enter it.
@MainActor
final class PageTouches {
  var pinch: PinchFingers?
  var keyGesture: KeyGesture?
  private var fingersDown: Set<Int> = []
  private var clock = PageClock()

  /// `true` if a finger of the page or of a pinch is down. Those of the keyboard don't count.
  var areDown: Bool { !fingersDown.isEmpty || pinch != nil }

  func track(_ finger: ClientMessage.Finger) {
    switch finger.phase {
    case .began: fingersDown.insert(finger.number)
    case .moved: break
    case .ended, .cancelled: fingersDown.remove(finger.number)
    }
  }

  /// Returns the frame clock's time for input at the page's `time`, reported at `now`, all in seconds.
  func time(of time: TimeInterval, at now: TimeInterval) -> TimeInterval {
    if !areDown { clock.adjust(to: now, at: time) }
    return clock.time(of: time)
  }

  /// Forgets all fingers without reporting their end. Called when the touched views are gone or can't be
  /// touched.
  func removeAll() { (keyGesture, pinch, fingersDown) = (nil, nil, []) }
}

/// Converts the times of a page's input to the frame clock.
///
/// The intervals between input times stay the same, because velocities depend on them. The frame clock falls
/// behind when frames take long. Therefore, the difference between the clocks is measured when fingers come
/// down, and stays the same until they lift.
struct PageClock {
  /// The longest plausible delay of a message, in seconds. A longer delay means that the clocks have drifted.
  private static let longestDelay: TimeInterval = 0.5
  /// The fraction of a message's delay counted as drift.
  private static let drift = 0.05

  /// The frame clock's time minus the page's, in seconds, according to the message with the smallest delay.
  private var difference: TimeInterval?
  private var last = -TimeInterval.infinity

  /// Measures the difference between the clocks. Called when fingers come down. Both times are in seconds.
  mutating func adjust(to now: TimeInterval, at pageTime: TimeInterval) {
    last = -.infinity
    let measured = now - pageTime
    guard let difference, (difference...difference + Self.longestDelay).contains(measured) else {
      self.difference = measured
      return
    }
    self.difference = difference + (measured - difference) * Self.drift
  }

  /// Returns seconds on the frame clock, never earlier than the last result.
  mutating func time(of pageTime: TimeInterval) -> TimeInterval {
    last = max(last, pageTime + (difference ?? 0))
    return last
  }
}

@MainActor
struct PinchFingers {
  private static let distance: CGFloat = 64

  /// The fingers' initial distance from each other, in points.
  let span = 2 * distance

  private let middle: CGPoint
  private let firstFinger: Int
  private var scale: CGFloat = 1
  private var rotation: CGFloat = 0

  init(around middle: CGPoint, firstFinger: Int) {
    (self.middle, self.firstFinger) = (middle, firstFinger)
  }

  func touch(_ window: UIWindow, at time: TimeInterval) {
    send(.began, to: window, at: time)
  }

  /// - Parameters:
  ///   - scale: The fingers' distance relative to the initial one.
  ///   - rotation: The clockwise rotation in radians.
  mutating func move(
    in window: UIWindow, scale: CGFloat, rotation: CGFloat, at time: TimeInterval
  ) {
    (self.scale, self.rotation) = (scale, rotation)
    send(.moved, to: window, at: time)
  }

  func lift(from window: UIWindow, at time: TimeInterval) {
    send(.ended, to: window, at: time)
  }

  private func send(_ phase: UITouch.Phase, to window: UIWindow, at time: TimeInterval) {
    let arm = CGPoint(x: cos(rotation) * Self.distance * scale, y: sin(rotation) * Self.distance * scale)
    window.sendTouches(
      [
        .init(finger: firstFinger, phase: phase, location: CGPoint(x: middle.x + arm.x, y: middle.y + arm.y)),
        .init(
          finger: firstFinger + 1, phase: phase, location: CGPoint(x: middle.x - arm.x, y: middle.y - arm.y)),
      ], at: time)
  }
}
