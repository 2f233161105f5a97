import Foundation

// An addition to UIKit.

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
