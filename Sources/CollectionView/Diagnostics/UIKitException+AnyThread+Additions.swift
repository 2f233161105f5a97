#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Dispatch
import Foundation

// Not in UIKit: snapshots are values of any thread, while those who listen to exceptions are on the main actor.

extension UIKitException {
  /// Traps where it is not the main actor that is mistaken.
  nonisolated static func raiseOnAnyThread(name: Name = .internalInconsistency, _ reason: String) {
    guard isOnMainActor else { fatalError(UIKitException(name: name, reason: reason).description) }
    MainActor.assumeIsolated { raise(name, reason) }
  }

  nonisolated static func warnOnAnyThread(_ message: String) {
    guard isOnMainActor else {
      return FileHandle.standardError.write(Data((message + "\n").utf8))
    }
    MainActor.assumeIsolated { warn(message) }
  }

  /// Runs it if the main actor is the caller's; else not at all.
  nonisolated static func onMainActor(_ action: @MainActor () -> Void) {
    if isOnMainActor { MainActor.assumeIsolated(action) }
  }

  private nonisolated static var isOnMainActor: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueueMark) != nil
  }

  /// Outside Darwin the main queue may run on another thread than the main one.
  private nonisolated static let mainQueueMark: DispatchSpecificKey<Void> = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
  }()
}
#endif
