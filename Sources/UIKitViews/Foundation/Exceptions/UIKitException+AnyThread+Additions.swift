import Dispatch
import Foundation

// Not in UIKit: snapshots are values that any thread may use, but the exception handler is on the main actor.

extension UIKitException {
  /// Raises the exception on the main actor. Traps on any other.
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

  /// Runs the action if the caller is on the main actor. Otherwise it does nothing.
  package nonisolated static func onMainActor(_ action: @MainActor () -> Void) {
    if isOnMainActor { MainActor.assumeIsolated(action) }
  }

  /// Runs the action on the main actor: at once if the caller is on it. Otherwise on the main queue, in the order of the calls.
  package nonisolated static func performOnMainActor(_ action: @escaping @MainActor () -> Void) {
    if isOnMainActor { return MainActor.assumeIsolated(action) }
    DispatchQueue.main.async { onMainActor(action) }
  }

  /// The answer if the caller is on the main actor. Otherwise nil.
  package nonisolated static func answerOnMainActor(_ answer: @MainActor () -> Bool) -> Bool? {
    isOnMainActor ? MainActor.assumeIsolated(answer) : nil
  }

  nonisolated static var isOnMainActor: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueueMark) != nil
  }

  /// Outside Darwin, the main queue may run on another thread than the main one.
  private nonisolated static let mainQueueMark: DispatchSpecificKey<Void> = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
  }()
}
