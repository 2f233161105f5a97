#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

/// An object that is not kept, and can be told from others even when it is about to go.
nonisolated final class WeakTarget: @unchecked Sendable {
  let identity: ObjectIdentifier
  private(set) weak var object: AnyObject?

  init(_ object: AnyObject) {
    identity = ObjectIdentifier(object)
    self.object = object
  }
}

/// An observer that a notification center knows by a token.
nonisolated struct SelectorObserver {
  let center: ObjectIdentifier
  let target: WeakTarget
  let name: NSNotification.Name?
  let object: ObjectIdentifier?
  let token: any NSObjectProtocol
}

/// Who observes by selectors. Observers come and go on any thread.
nonisolated final class SelectorObservers: @unchecked Sendable {
  static let shared = SelectorObservers()

  private let lock = NSLock()
  private var entries: [SelectorObserver] = []

  /// Complexity: O(n) in the observers there are; those that have gone are dropped.
  func add(_ entry: SelectorObserver) {
    lock.withLock {
      entries.removeAll { $0.target.object == nil }
      entries.append(entry)
    }
  }

  /// Returns those removed.
  func remove(where isRemoved: (SelectorObserver) -> Bool) -> [SelectorObserver] {
    lock.withLock {
      let removed = entries.filter(isRemoved)
      entries.removeAll(where: isRemoved)
      return removed
    }
  }
}
#endif
