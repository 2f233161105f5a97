import Foundation

/// Calls back in every frame of the frame clock, from when it is added to a run loop until it is invalidated.
///
/// Made with a ``Selector``, which has the method, or with a closure.
@preconcurrency @MainActor open class CADisplayLink: NSObject, ClockDependent {
  /// Nil after the end of its clock.
  private var action: ((CADisplayLink) -> Void)?
  private var observer: FrameObserver?

  /// The time of the frame, in seconds on the frame clock.
  open private(set) var timestamp: TimeInterval = 0
  /// The duration of the last frame, in seconds. Before the first one, a sixtieth.
  open private(set) var duration: TimeInterval = 1 / 60
  /// The time at which the next frame is expected.
  open var targetTimestamp: TimeInterval { timestamp + duration }
  /// Default false.
  open var isPaused = false { didSet { if isPaused != oldValue { updateObserver() } } }

  private var isAdded = false

  /// Calls the target's method with the link. The target is retained until the link is invalidated.
  public convenience init(target: Any, selector sel: Selector) {
    self.init { link in sel.send(link, to: target) }
  }

  /// Not in UIKit.
  public init(action: @escaping (CADisplayLink) -> Void) {
    self.action = action
    super.init()
  }

  nonisolated deinit {}

  /// Starts the calls. There is one clock, so run loop and mode do not matter. The clock retains the link until it
  /// is invalidated.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    isAdded = true
    FrameClock.main.add(self)
    updateObserver()
  }

  /// Stops the calls, for any run loop and mode. They continue when the link is added again.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { invalidate() }

  /// Stops the calls and releases the link. Unlike UIKit's, it can be added again.
  open func invalidate() {
    isAdded = false
    updateObserver()
  }

  package func clockDidEnd(_ clock: FrameClock) {
    observer?.cancel()
    (observer, action) = (nil, nil)
  }

  private func updateObserver() {
    observer?.cancel()
    observer = nil
    guard isAdded, !isPaused else { return }
    timestamp = FrameClock.main.time
    // Retains the link, which retains the observer, until one of them is cancelled.
    observer = FrameClock.main.observeFrames { time in
      if time > self.timestamp { self.duration = time - self.timestamp }
      self.timestamp = time
      self.action?(self)
    }
  }
}
