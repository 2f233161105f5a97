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
#endif
