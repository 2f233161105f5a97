import Foundation
import XCTest

// On Apple's platforms a test case is an NSObject, so suites use it as their delegate and data source.

/// Lets a test case conform to delegate and data source protocols. Import this module in one file.
extension XCTestCase: @retroactive NSObjectProtocol {
  /// Returns `true` if `object` is this test case.
  public func isEqual(_ object: Any?) -> Bool { object as AnyObject? === self }
  /// The hash value. Equal objects have equal hashes.
  public var hash: Int { ObjectIdentifier(self).hashValue }
  /// Returns this test case.
  public func `self`() -> Self { self }
  /// Returns `false`.
  public func isProxy() -> Bool { false }
  /// The names of the class and the test.
  public var description: String { name }
  /// The same text as ``description``.
  public var debugDescription: String { name }
}
