#if !canImport(Darwin)
import Foundation

// Names that Foundation has on Apple's platforms only.

/// A whole number of Objective-C.
public typealias NSInteger = Int
/// A whole number of Objective-C that isn't negative.
public typealias NSUInteger = UInt

nonisolated extension NSAttributedString {
  /// Creates a text without characters: `NSAttributedString()`. An extension can't override `init()`.
  public convenience init(_empty: Void = ()) { self.init(string: "") }
}
#endif
