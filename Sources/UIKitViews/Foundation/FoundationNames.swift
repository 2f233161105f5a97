#if !canImport(Darwin)
import Foundation

// Names that Foundation declares only on Apple's platforms.

/// Objective-C's signed integer.
public typealias NSInteger = Int
/// Objective-C's unsigned integer.
public typealias NSUInteger = UInt

nonisolated extension NSAttributedString {
  /// Creates an empty attributed string. An extension can't override `init()`.
  public convenience init(_empty: Void = ()) { self.init(string: "") }
}

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
