import Foundation

/// A weak reference that identifies its object even while that is being released.
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

/// The observers with selectors. They may be added and removed on any thread.
nonisolated final class SelectorObservers: @unchecked Sendable {
  static let shared = SelectorObservers()

  private let lock = NSLock()
  private var entries: [SelectorObserver] = []

  /// O(n) in the observers. Those that have been released are removed.
  func add(_ entry: SelectorObserver) {
    lock.withLock {
      entries.removeAll { $0.target.object == nil }
      entries.append(entry)
    }
  }

  /// Returns the removed ones.
  func remove(where isRemoved: (SelectorObserver) -> Bool) -> [SelectorObserver] {
    lock.withLock {
      let removed = entries.filter(isRemoved)
      entries.removeAll(where: isRemoved)
      return removed
    }
  }
}
