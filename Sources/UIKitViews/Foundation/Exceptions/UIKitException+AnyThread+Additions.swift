import Dispatch
import Foundation

// An addition to UIKit. Snapshots are values for any thread, but the exception handler is isolated to the
// main actor.

extension UIKitException {
  /// Raises the exception on the main actor, or traps if the caller isn't on it.
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

  /// Runs the action if the caller is on the main actor, and otherwise does nothing.
  package nonisolated static func onMainActor(_ action: @MainActor () -> Void) {
    if isOnMainActor { MainActor.assumeIsolated(action) }
  }

  /// Runs the action on the main actor: immediately if the caller is on it, or otherwise on the main queue,
  /// in the order of the calls.
  package nonisolated static func performOnMainActor(_ action: @escaping @MainActor () -> Void) {
    if isOnMainActor { return MainActor.assumeIsolated(action) }
    DispatchQueue.main.async { onMainActor(action) }
  }

  /// Returns the closure's result if the caller is on the main actor, and otherwise `nil`.
  package nonisolated static func answerOnMainActor(_ answer: @MainActor () -> Bool) -> Bool? {
    isOnMainActor ? MainActor.assumeIsolated(answer) : nil
  }

  nonisolated static var isOnMainActor: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueueMark) != nil
  }

  /// A mark that identifies the main queue. Outside Darwin, the main queue can run on a thread other than the
  /// main thread.
  private nonisolated static let mainQueueMark: DispatchSpecificKey<Void> = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
  }()
}
