import Dispatch
import Foundation

// An addition to UIKit. The exception handler is isolated to the main actor.

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
