#if !canImport(Darwin)
import Foundation

/// A time in seconds since the beginning of 2001, in UTC.
public typealias CFAbsoluteTime = CFTimeInterval

/// Seconds.
public typealias CFTimeInterval = Double

/// Returns the current time, in seconds since the beginning of 2001.
///
/// This time advances even while the ``FrameClock`` is stopped. Use `CACurrentMediaTime()` to measure motion.
// Foundation's C library declares this function too. A file that imports both uses that one because of the
// attribute.
@_disfavoredOverload
public nonisolated func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }
#endif
