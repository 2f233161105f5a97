#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

// Not in UIKit, where a hand does it.

/// A finger for tests and demonstrations: it touches a window and takes its time on the frame clock, sixty events a second.
///
/// ```swift
/// let finger = Finger(in: window)
/// finger.drag(from: CGPoint(x: 300, y: 200), to: CGPoint(x: 100, y: 200), duration: 0.15)   // a flick
/// FrameClock.main.run(while: !FrameClock.main.isIdle)                                        // and to rest
/// ```
@preconcurrency @MainActor public final class Finger {
  private let window: UIWindow
  private let number: Int
  /// In the window. Nil while the finger is up.
  public private(set) var location: CGPoint?

  /// Give fingers that are down together numbers that differ.
  public init(in window: UIWindow, number: Int = 0) {
    (self.window, self.number) = (window, number)
  }

  /// Touches the window at a point of it.
  public func down(at point: CGPoint) {
    location = point
    send(.began, point)
  }

  /// One event, at the clock's time.
  public func move(to point: CGPoint) {
    guard location != nil else { return }
    location = point
    send(.moved, point)
  }

  /// Moves evenly, one event a frame, while the clock advances by `duration`.
  public func move(to point: CGPoint, duration: TimeInterval) {
    guard let start = location else { return }
    let steps = max(1, Int((duration * 60).rounded()))
    for step in 1...steps {
      FrameClock.main.advance(by: duration / Double(steps))
      let part = CGFloat(step) / CGFloat(steps)
      move(to: CGPoint(x: start.x + (point.x - start.x) * part, y: start.y + (point.y - start.y) * part))
    }
  }

  /// Leaves the window where it is.
  public func lift() {
    guard let point = location else { return }
    location = nil
    send(.ended, point)
  }

  /// Ends the touch as the system does, for a call that comes in: nobody takes it for a tap or a flick.
  public func cancel() {
    guard let point = location else { return }
    location = nil
    send(.cancelled, point)
  }

  /// Down, an even move, and up without a rest: a flick where `duration` is short.
  public func drag(from start: CGPoint, to end: CGPoint, duration: TimeInterval) {
    down(at: start)
    move(to: end, duration: duration)
    lift()
  }

  /// Down and up, a twentieth of a second later.
  public func tap(at point: CGPoint) {
    down(at: point)
    FrameClock.main.advance(by: 0.05)
    lift()
  }

  private func send(_ phase: UITouch.Phase, _ point: CGPoint) {
    window.sendTouches([UIWindow.TouchSample(finger: number, phase: phase, location: point)])
  }
}
#endif
