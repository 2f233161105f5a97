import Foundation

/// A timer that calls a closure or a ``Selector``'s method in every frame of the frame clock. The calls begin
/// when you add the link to a run loop, and end when you invalidate the link.
@preconcurrency @MainActor open class CADisplayLink: NSObject, ClockDependent {
  private var action: ((CADisplayLink) -> Void)?
  private var observer: FrameObserver?

  /// The time of the frame, in seconds.
  open private(set) var timestamp: TimeInterval = 0
  /// The duration of the last frame, in seconds. The default value is 1/60.
  open private(set) var duration: TimeInterval = 1 / 60
  /// The expected time of the next frame.
  open var targetTimestamp: TimeInterval { timestamp + duration }
  /// `true` if the calls are paused. The default value is `false`.
  open var isPaused = false { didSet { if isPaused != oldValue { updateObserver() } } }

  private var isAdded = false

  /// Creates a link that passes itself to the target's method. The link retains the target.
  public convenience init(target: Any, selector sel: Selector) {
    self.init { link in sel.send(link, to: target) }
  }

  /// Creates a link that calls a closure. This is an addition to UIKit.
  public init(action: @escaping (CADisplayLink) -> Void) {
    self.action = action
    super.init()
  }

  nonisolated deinit {}

  /// Starts the calls. The run loop and mode have no effect. The clock retains the link.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    isAdded = true
    FrameClock.main.add(self)
    updateObserver()
  }

  /// Stops the calls for any run loop and mode, until you add the link again.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { invalidate() }

  /// Stops the calls and releases the link, which can be added again.
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
    // The closure retains the link and its observer until the observer is canceled.
    observer = FrameClock.main.observeFrames { time in
      if time > self.timestamp { self.duration = time - self.timestamp }
      self.timestamp = time
      self.action?(self)
    }
  }
}

extension CADisplayLink {
  package static func everyFrame(_ action: @escaping (CADisplayLink) -> Void) -> CADisplayLink {
    CADisplayLink(action: action)
  }
}

/// Returns the time of ``FrameClock/main``, in seconds.
public nonisolated func CACurrentMediaTime() -> CFTimeInterval { MediaTime.now }

/// The main clock's time, which any thread can read.
nonisolated enum MediaTime {
  private static let lock = NSLock()
  private nonisolated(unsafe) static var storage: TimeInterval = 0

  static var now: TimeInterval {
    get { lock.withLock { storage } }
    set { lock.withLock { storage = newValue } }
  }
}
