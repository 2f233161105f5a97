import Foundation

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
