import Foundation

// An addition to UIKit.

/// A finger for tests and demonstrations. It moves with the frame clock at sixty events per second.
///
/// ```swift
/// let finger = Finger(in: window)
/// finger.drag(from: CGPoint(x: 300, y: 200), to: CGPoint(x: 100, y: 200), duration: 0.15)   // a flick
/// FrameClock.main.run(while: collectionView.isDecelerating)                                  // and to rest
/// ```
@preconcurrency @MainActor public final class Finger {
  private let window: UIWindow
  private let number: Int
  /// The location in the window, or `nil` while the finger is up.
  public private(set) var location: CGPoint?

  /// Creates a finger. Simultaneous fingers need different numbers.
  public init(in window: UIWindow, number: Int = 0) {
    (self.window, self.number) = (window, number)
  }

  /// Touches the window.
  public func down(at point: CGPoint) {
    location = point
    send(.began, point)
  }

  /// Moves in one event, at the clock's current time.
  public func move(to point: CGPoint) {
    guard location != nil else { return }
    location = point
    send(.moved, point)
  }

  /// Moves at a constant speed, with one event per frame, while the clock advances by `duration`.
  ///
  /// An invalid `duration` (negative, infinite, or NaN) raises an exception.
  public func move(to point: CGPoint, duration: TimeInterval) {
    guard let start = location else { return }
    guard duration >= 0, let frames = Int(exactly: (duration * 60).rounded()) else {
      UIKitException.raise(
        .invalidArgument,
        "Finger.move(to:duration:): the duration must be finite and at least 0, not \(duration). "
          + "The finger moves immediately.")
      return move(to: point)
    }
    let steps = max(1, frames)
    for step in 1...steps {
      FrameClock.main.advance(by: duration / Double(steps))
      let part = CGFloat(step) / CGFloat(steps)
      move(to: CGPoint(x: start.x + (point.x - start.x) * part, y: start.y + (point.y - start.y) * part))
    }
  }

  /// Lifts the finger.
  public func lift() {
    guard let point = location else { return }
    location = nil
    send(.ended, point)
  }

  /// Cancels the touch, so that it's neither a tap nor a flick.
  public func cancel() {
    guard let point = location else { return }
    location = nil
    send(.cancelled, point)
  }

  /// Touches, moves at a constant speed, and lifts.
  public func drag(from start: CGPoint, to end: CGPoint, duration: TimeInterval) {
    down(at: start)
    move(to: end, duration: duration)
    lift()
  }

  /// Touches the window and lifts a twentieth of a second later.
  public func tap(at point: CGPoint) {
    down(at: point)
    FrameClock.main.advance(by: 0.05)
    lift()
  }

  private func send(_ phase: UITouch.Phase, _ point: CGPoint) {
    window.sendTouches([UIWindow.TouchSample(finger: number, phase: phase, location: point)])
  }
}

extension UIWindow {
  /// A change of a finger, or of a mouse button.
  public nonisolated struct TouchSample: Hashable, Sendable {
    /// The number that distinguishes fingers that are down at the same time.
    public var finger: Int
    /// The phase. Fingers without a sample are `stationary`.
    public var phase: UITouch.Phase
    /// The location in the window's coordinates.
    public var location: CGPoint

    /// Creates a sample. `finger` is 0 by default.
    public init(finger: Int = 0, phase: UITouch.Phase, location: CGPoint) {
      (self.finger, self.phase, self.location) = (finger, phase, location)
    }
  }

  /// Sends one event with changes of several fingers.
  ///
  /// Samples of fingers that aren't down are ignored, except for `began`. If a finger comes down twice, its
  /// first touch is canceled. The clock doesn't advance.
  public func sendTouches(_ samples: [TouchSample], at timestamp: TimeInterval = FrameClock.main.time) {
    sendTouches(samples, to: nil, at: timestamp)
  }

  /// Sends one event like ``sendTouches(_:at:)``. New fingers touch `view`, even if it's covered. If `view`
  /// is `nil`, they are hit-tested.
  package func sendTouches(
    _ samples: [TouchSample], to view: UIView?, at timestamp: TimeInterval = FrameClock.main.time
  ) {
    let lost = samples.filter { $0.phase == .began && touches.fingers[$0.finger] != nil }
    if !lost.isEmpty {
      sendTouches(lost.map { TouchSample(finger: $0.finger, phase: .cancelled, location: $0.location) })
    }
    for touch in touches.fingers.values {
      touch.phase = .stationary
      touch.previousPoint = touch.point
    }
    var changed: Set<UITouch> = []
    for sample in samples {
      if sample.phase == .began {
        touches.fingers[sample.finger] = UITouch(
          window: self, view: view, point: sample.location, timestamp: timestamp)
      }
      guard let touch = touches.fingers[sample.finger] else { continue }
      touch.phase = sample.phase
      touch.point = sample.location
      touch.timestamp = timestamp
      changed.insert(touch)
    }
    guard !changed.isEmpty else { return }
    let event = UIEvent(touches: changed.union(touches.fingers.values), timestamp: timestamp)
    for sample in samples where sample.phase == .ended || sample.phase == .cancelled {
      touches.fingers[sample.finger] = nil
    }
    sendEvent(event)
  }

  /// Cancels all touches, for example when the host loses the pointer.
  public func cancelTouches() {
    let samples = touches.fingers.map {
      TouchSample(finger: $0.key, phase: .cancelled, location: $0.value.point)
    }
    sendTouches(samples)
  }
}
