import Foundation

// Not in UIKit, which raises Objective-C exceptions and writes to the system log.

/// A mistake of the app for which UIKit would raise an exception.
public nonisolated struct UIKitException: Error, CustomStringConvertible, Sendable {
  /// Foundation's names of exceptions.
  public nonisolated enum Name: String, Sendable {
    /// The state is inconsistent, or a call does not fit it.
    case internalInconsistency = "NSInternalInconsistencyException"
    /// An argument is invalid.
    case invalidArgument = "NSInvalidArgumentException"
    /// A position or size of a layer is not finite.
    case invalidLayerGeometry = "CALayerInvalidGeometry"
    /// A layer would be part of a cycle.
    case invalidLayer = "CALayerInvalid"
  }

  /// The kind of mistake.
  public let name: Name
  /// The message, in UIKit's form.
  public let reason: String

  /// Name and reason. The default ``handler`` traps with this text.
  public var description: String { "\(name.rawValue): \(reason)" }

  /// Called for every exception. The default traps. A test may record the exception and return: the call that
  /// raised it then does nothing.
  @preconcurrency @MainActor public static var handler: (UIKitException) -> Void = {
    fatalError($0.description)
  }

  /// Called where UIKit only logs. The default writes a line to standard error.
  @preconcurrency @MainActor public static var warningHandler: (String) -> Void = {
    FileHandle.standardError.write(Data(($0 + "\n").utf8))
  }

  /// Whether a collection view asks its data source for the counts again before it makes cells in a frame of the clock. It
  /// warns if they changed without `reloadData()` or an update. Default true.
  ///
  /// UIKit does not ask, and neither does `layoutIfNeeded()`. Set this to false in tests that move the clock and count the
  /// calls of a data source.
  @preconcurrency @MainActor public static var checksDataSourceCounts = true

  /// Whether a collection view raises an exception for a view that the data source has dequeued and not returned. Default true.
  ///
  /// UIKit does so since iOS 18, at the end of the next layout. Set this to false in tests of an app for older systems only.
  @preconcurrency @MainActor public static var checksDequeuedViews = true

  @MainActor package static func raise(_ reason: String) { raise(.internalInconsistency, reason) }

  @MainActor package static func raise(_ name: Name, _ reason: String) {
    handler(UIKitException(name: name, reason: reason))
  }

  @MainActor package static func warn(_ message: String) { warningHandler(message) }
}
