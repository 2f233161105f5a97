import Dispatch
import Foundation

// An addition to UIKit.

/// A programmer error for which UIKit would raise an exception.
public nonisolated struct UIKitException: Error, CustomStringConvertible, Sendable {
  /// The names of exceptions, as in Foundation.
  public nonisolated enum Name: String, Sendable {
    /// An inconsistent state, or a call that isn't valid in the current state.
    case internalInconsistency = "NSInternalInconsistencyException"
    /// An argument is invalid.
    case invalidArgument = "NSInvalidArgumentException"
    /// A layer's position or size isn't finite.
    case invalidLayerGeometry = "CALayerInvalidGeometry"
    /// A layer would be added in a cycle.
    case invalidLayer = "CALayerInvalid"
  }

  /// The kind of error.
  public let name: Name
  /// The message, in UIKit's form.
  public let reason: String

  /// The name and reason. The default ``handler`` traps with this text.
  public var description: String { "\(name.rawValue): \(reason)" }

  /// Called for every exception. The default closure traps. In a test, a closure can record the exception.
  /// The invalid call then has no effect.
  @preconcurrency @MainActor public static var handler: (UIKitException) -> Void = {
    fatalError($0.description)
  }

  /// Called for messages that UIKit only logs. By default, writes to standard error.
  @preconcurrency @MainActor public static var warningHandler: (String) -> Void = {
    FileHandle.standardError.write(Data(($0 + "\n").utf8))
  }

  /// `true` if a collection view checks the data source's counts before it creates cells in a frame of the
  /// clock. The default value is `true`.
  ///
  /// Unlike UIKit, the view warns if the counts have changed without `reloadData()` or an update. Use `false`
  /// in tests that count the calls to a data source.
  @preconcurrency @MainActor public static var checksDataSourceCounts = true

  /// `true` if a collection view raises an exception for a view that the data source dequeued but didn't
  /// return. The default value is `true`.
  ///
  /// UIKit has done so since iOS 18. Use `false` only in tests of an app for older systems.
  @preconcurrency @MainActor public static var checksDequeuedViews = true

  @MainActor package static func raise(_ reason: String) { raise(.internalInconsistency, reason) }

  @MainActor package static func raise(_ name: Name, _ reason: String) {
    handler(UIKitException(name: name, reason: reason))
  }

  @MainActor package static func warn(_ message: String) { warningHandler(message) }
}

extension UIKitException {
  private nonisolated struct Told: Hashable {
    let mistake: AnyHashable
    let type: ObjectIdentifier
  }

  @MainActor private static var told: Set<Told> = []

  /// Warns once about each mistake for each class of culprit.
  @MainActor package static func warnOnce(
    _ mistake: some Hashable, about culprit: AnyObject, _ message: @autoclosure () -> String
  ) {
    guard told.insert(Told(mistake: mistake, type: ObjectIdentifier(type(of: culprit)))).inserted else {
      return
    }
    warn(message())
  }
}

// The exception handler is isolated to the main actor.
extension UIKitException {
  /// Raises an exception. Off the main actor, traps.
  package nonisolated static func raiseOnAnyThread(name: Name = .internalInconsistency, _ reason: String) {
    guard isOnMainActor else { fatalError(UIKitException(name: name, reason: reason).description) }
    MainActor.assumeIsolated { raise(name, reason) }
  }

  package nonisolated static func warnOnAnyThread(_ message: String) {
    guard isOnMainActor else {
      return FileHandle.standardError.write(Data((message + "\n").utf8))
    }
    MainActor.assumeIsolated { warn(message) }
  }

  package nonisolated static func onMainActor(_ action: @MainActor () -> Void) {
    if isOnMainActor { MainActor.assumeIsolated(action) }
  }

  /// Runs the action immediately on the main actor. Off the main actor, enqueues it on the main queue.
  package nonisolated static func performOnMainActor(_ action: @escaping @MainActor () -> Void) {
    if isOnMainActor { return MainActor.assumeIsolated(action) }
    DispatchQueue.main.async { onMainActor(action) }
  }

  package nonisolated static func answerOnMainActor(_ answer: @MainActor () -> Bool) -> Bool? {
    isOnMainActor ? MainActor.assumeIsolated(answer) : nil
  }

  nonisolated static var isOnMainActor: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueueMark) != nil
  }

  /// Marks the main queue, which can run on a thread other than the main thread.
  private nonisolated static let mainQueueMark: DispatchSpecificKey<Void> = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
  }()
}

/// Thrown by the default implementation of an optional requirement that can't return a value. `port-from-ios`
/// writes such implementations.
public nonisolated struct RequirementNotImplemented: Error {
  /// Creates an error.
  public init() {}
}
