#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

// Not in UIKit, where the hardware makes the touches.

extension UIWindow {
  /// What a finger, or a mouse button that stands for one, did.
  public nonisolated struct TouchSample: Hashable, Sendable {
    /// Tells fingers that are down at the same time apart.
    public var finger: Int
    /// `stationary` needs no sample: fingers that have none rest.
    public var phase: UITouch.Phase
    /// In the window.
    public var location: CGPoint

    /// One finger, number 0, unless `finger` says otherwise; `location` is in the window.
    public init(finger: Int = 0, phase: UITouch.Phase, location: CGPoint) {
      (self.finger, self.phase, self.location) = (finger, phase, location)
    }
  }

  /// Makes the event in which fingers did all this at once, and sends it.
  ///
  /// A sample of a finger that is not down is ignored, unless it comes down; one that comes down twice has its first touch
  /// cancelled. `timestamp` counts as the frame clock does, and is its time by default. The clock is not moved.
  public func sendTouches(_ samples: [TouchSample], at timestamp: TimeInterval = FrameClock.main.time) {
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
          window: self, point: sample.location, timestamp: timestamp)
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

  /// Cancels every touch, as when the window leaves the screen or its host loses the pointer.
  public func cancelTouches() {
    let samples = touches.fingers.map {
      TouchSample(finger: $0.key, phase: .cancelled, location: $0.value.point)
    }
    sendTouches(samples)
  }
}
#endif
