#if !os(iOS) && !os(tvOS) && !os(visionOS)
#if !canImport(Darwin)
import Foundation

/// Seconds since the beginning of 2001, in UTC.
public typealias CFAbsoluteTime = CFTimeInterval

/// Seconds.
public typealias CFTimeInterval = Double

/// The time of day, in seconds since the beginning of 2001. It goes on while the ``FrameClock`` stands still: what moves is measured
/// by `CACurrentMediaTime()`.
// Foundation's C library declares it, too: where a file imports both, its own is meant.
@_disfavoredOverload
public nonisolated func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }
#endif
#endif
