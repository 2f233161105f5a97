#if !canImport(Darwin)
import Foundation

/// Seconds since the beginning of 2001, in UTC.
public typealias CFAbsoluteTime = CFTimeInterval

/// Seconds.
public typealias CFTimeInterval = Double

/// The time of day, in seconds since the beginning of 2001. It advances even while the ``FrameClock`` stands still: to
/// measure motion, use `CACurrentMediaTime()`.
// Foundation's C library declares it, too. The attribute makes a file that imports both use that one.
@_disfavoredOverload
public nonisolated func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }
#endif
