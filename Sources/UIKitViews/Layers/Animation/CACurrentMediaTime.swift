import Foundation

/// The time of ``FrameClock/main``, in seconds. On Apple's platforms, it is the time since the device started.
public nonisolated func CACurrentMediaTime() -> CFTimeInterval { MediaTime.now }

/// The time of the main clock, for other threads.
nonisolated enum MediaTime {
  private static let lock = NSLock()
  private nonisolated(unsafe) static var storage: TimeInterval = 0

  static var now: TimeInterval {
    get { lock.withLock { storage } }
    set { lock.withLock { storage = newValue } }
  }
}
