#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

/// Calls back in every frame of the frame clock, from when it is added to a run loop until it is invalidated.
///
/// Made with a ``Selector`` that holds the method, or with a closure.
@preconcurrency @MainActor open class CADisplayLink: NSObject {
  private let action: (CADisplayLink) -> Void
  private var observer: FrameObserver?

  /// The time of the frame, in seconds on the frame clock.
  open private(set) var timestamp: TimeInterval = 0
  /// From one frame to the next, in seconds: how long the last one took, a sixtieth before there was one.
  open private(set) var duration: TimeInterval = 1 / 60
  /// When the next frame is expected.
  open var targetTimestamp: TimeInterval { timestamp + duration }
  /// Default false.
  open var isPaused = false { didSet { if isPaused != oldValue { updateObserver() } } }

  private var isAdded = false

  /// Calls the target's method with the link. The link keeps the target until it is invalidated.
  public convenience init(target: Any, selector sel: Selector) {
    self.init { link in sel.send(link, to: target) }
  }

  /// Not in UIKit.
  public init(action: @escaping (CADisplayLink) -> Void) {
    self.action = action
    super.init()
  }

  nonisolated deinit {}

  /// There is one clock: run loop and mode do not matter. Keeps the link alive until it is invalidated.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    isAdded = true
    updateObserver()
  }

  /// Ends the calls, whatever run loop and mode are given. Adding the link again goes on.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { invalidate() }

  /// Ends the calls and lets go of the link. Unlike UIKit's, it can be added again.
  open func invalidate() {
    isAdded = false
    updateObserver()
  }

  private func updateObserver() {
    observer?.cancel()
    observer = nil
    guard isAdded, !isPaused else { return }
    timestamp = FrameClock.main.time
    // Holds the link, which holds the observer, until one of them is cancelled.
    observer = FrameClock.main.observeFrames { time in
      if time > self.timestamp { self.duration = time - self.timestamp }
      self.timestamp = time
      self.action(self)
    }
  }
}
#endif
