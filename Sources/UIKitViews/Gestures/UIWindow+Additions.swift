import Foundation

// Not in UIKit, where the hardware makes the touches.

extension UIWindow {
  /// A change of a finger, or of a mouse button that acts as one.
  public nonisolated struct TouchSample: Hashable, Sendable {
    /// Distinguishes fingers that are down at the same time.
    public var finger: Int
    /// `stationary` needs no sample: fingers without a sample rest.
    public var phase: UITouch.Phase
    /// In the window's coordinates.
    public var location: CGPoint

    /// A change of finger number 0, unless `finger` says otherwise. `location` is in the window's coordinates.
    public init(finger: Int = 0, phase: UITouch.Phase, location: CGPoint) {
      (self.finger, self.phase, self.location) = (finger, phase, location)
    }
  }

  /// Sends one event with changes of several fingers.
  ///
  /// A sample of a finger that is not down is ignored, unless the finger comes down with it. If a finger comes
  /// down twice, its first touch is cancelled. `timestamp` is in the frame clock's time, and by default is its
  /// current time. The clock does not advance.
  public func sendTouches(_ samples: [TouchSample], at timestamp: TimeInterval = FrameClock.main.time) {
    sendTouches(samples, to: nil, at: timestamp)
  }

  /// As ``sendTouches(_:at:)``, with fingers that come down on the view, whatever is in front of it. `nil`: on the view that they hit.
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

  /// Cancels all touches, as when the window leaves the screen or its host loses the pointer.
  public func cancelTouches() {
    let samples = touches.fingers.map {
      TouchSample(finger: $0.key, phase: .cancelled, location: $0.value.point)
    }
    sendTouches(samples)
  }
}
