import Foundation

// An addition to UIKit, which raises Objective-C exceptions and writes to the system log.

/// A programmer error for which UIKit would raise an exception.
public nonisolated struct UIKitException: Error, CustomStringConvertible, Sendable {
  /// The names of exceptions, as in Foundation.
  public nonisolated enum Name: String, Sendable {
    /// The state is inconsistent, or a call isn't valid in it.
    case internalInconsistency = "NSInternalInconsistencyException"
    /// An argument is invalid.
    case invalidArgument = "NSInvalidArgumentException"
    /// A layer's position or size is not finite.
    case invalidLayerGeometry = "CALayerInvalidGeometry"
    /// Adding a layer would create a cycle.
    case invalidLayer = "CALayerInvalid"
  }

  /// The kind of error.
  public let name: Name
  /// The message, in the same form as UIKit's.
  public let reason: String

  /// The name and reason. The default ``handler`` traps with this text.
  public var description: String { "\(name.rawValue): \(reason)" }

  /// The closure called for every exception.
  ///
  /// The default closure traps. In a test, the closure can record the exception and return; the call that
  /// raised it then does nothing.
  @preconcurrency @MainActor public static var handler: (UIKitException) -> Void = {
    fatalError($0.description)
  }

  /// The closure called for messages that UIKit only logs.
  ///
  /// The default closure writes a line to standard error.
  @preconcurrency @MainActor public static var warningHandler: (String) -> Void = {
    FileHandle.standardError.write(Data(($0 + "\n").utf8))
  }

  /// A Boolean value that indicates whether a collection view checks the data source's counts before it
  /// creates cells in a frame of the clock.
  ///
  /// The collection view warns if the counts have changed without `reloadData()` or an update. Neither UIKit
  /// nor `layoutIfNeeded()` makes this check. Set this property to `false` in tests that advance the clock
  /// and count the calls to a data source. The default value is `true`.
  @preconcurrency @MainActor public static var checksDataSourceCounts = true

  /// A Boolean value that indicates whether a collection view raises an exception for a view that the data
  /// source dequeued but didn't return.
  ///
  /// UIKit has done so since iOS 18, at the end of the next layout pass. Set this property to `false` only in
  /// tests of an app for older systems. The default value is `true`.
  @preconcurrency @MainActor public static var checksDequeuedViews = true

  @MainActor package static func raise(_ reason: String) { raise(.internalInconsistency, reason) }

  @MainActor package static func raise(_ name: Name, _ reason: String) {
    handler(UIKitException(name: name, reason: reason))
  }

  @MainActor package static func warn(_ message: String) { warningHandler(message) }
}
