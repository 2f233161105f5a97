#if !canImport(Darwin)
import Foundation

/// Seconds since the beginning of 2001, in UTC.
public typealias CFAbsoluteTime = CFTimeInterval

/// Seconds.
public typealias CFTimeInterval = Double

/// Returns the current time, in seconds since the beginning of 2001.
///
/// This time advances even while the ``FrameClock`` is stopped.
// Foundation's C library declares this function too. The attribute gives that declaration precedence in files
// that import both modules.
@_disfavoredOverload
public nonisolated func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }
#endif
