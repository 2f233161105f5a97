import Foundation
import XCTest

// On Apple's platforms a test case is an NSObject, and so suites make it their delegate and data source.

/// Lets a test case conform to the protocols of delegates and data sources. One file of a test target imports this module; its other
/// files stay as they are.
extension XCTestCase: @retroactive NSObjectProtocol {
  /// `true` if `object` is this test case.
  public func isEqual(_ object: Any?) -> Bool { object as AnyObject? === self }
  /// Equal for equal objects.
  public var hash: Int { ObjectIdentifier(self).hashValue }
  /// This test case.
  public func `self`() -> Self { self }
  /// False.
  public func isProxy() -> Bool { false }
  /// The name of the class and of the test.
  public var description: String { name }
  /// The same as ``description``.
  public var debugDescription: String { name }
}
