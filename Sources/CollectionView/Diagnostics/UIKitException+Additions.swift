#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

// Not in UIKit, which raises Objective-C exceptions and writes to the system log.

/// What UIKit would raise as an exception: a mistake in the program that uses it.
public nonisolated struct UIKitException: Error, CustomStringConvertible, Sendable {
  /// The names that Foundation gives to exceptions.
  public nonisolated enum Name: String, Sendable {
    /// The state contradicts itself, or what was called.
    case internalInconsistency = "NSInternalInconsistencyException"
    /// What was given cannot be.
    case invalidArgument = "NSInvalidArgumentException"
    /// A layer's place or size that is not a number, or infinite.
    case invalidLayerGeometry = "CALayerInvalidGeometry"
  }

  /// What kind of mistake it is.
  public let name: Name
  /// The message, in the form UIKit gives it.
  public let reason: String

  /// The name and the reason, as the default ``handler`` traps with.
  public var description: String { "\(name.rawValue): \(reason)" }

  /// Called for every exception. The default traps. A test may record and return: what raised it then does nothing.
  @preconcurrency @MainActor public static var handler: (UIKitException) -> Void = {
    fatalError($0.description)
  }

  /// Called for what UIKit only logs. The default writes a line to standard error.
  @preconcurrency @MainActor public static var warningHandler: (String) -> Void = {
    FileHandle.standardError.write(Data(($0 + "\n").utf8))
  }

  /// Whether a collection view asks its data source for the counts again before it makes cells, and warns where they have
  /// changed without `reloadData()` or an update. UIKit does not ask. Default false.
  @MainActor public static var checksDataSourceCounts = false

  @MainActor static func raise(_ reason: String) { raise(.internalInconsistency, reason) }

  @MainActor static func raise(_ name: Name, _ reason: String) {
    handler(UIKitException(name: name, reason: reason))
  }

  @MainActor static func warn(_ message: String) { warningHandler(message) }
}
#endif
