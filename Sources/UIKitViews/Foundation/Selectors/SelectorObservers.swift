import Foundation

/// A weak reference that identifies its object even during the object's deallocation.
nonisolated final class WeakTarget: @unchecked Sendable {
  let identity: ObjectIdentifier
  private(set) weak var object: AnyObject?

  init(_ object: AnyObject) {
    identity = ObjectIdentifier(object)
    self.object = object
  }
}

nonisolated struct SelectorObserver {
  let center: ObjectIdentifier
  let target: WeakTarget
  let name: NSNotification.Name?
  let object: ObjectIdentifier?
  let token: any NSObjectProtocol
}

/// The observers with selectors. This class is thread-safe.
nonisolated final class SelectorObservers: @unchecked Sendable {
  static let shared = SelectorObservers()

  private let lock = NSLock()
  private var entries: [SelectorObserver] = []

  /// - Complexity: O(n), where n is the number of observers.
  func add(_ entry: SelectorObserver) {
    lock.withLock {
      entries.removeAll { $0.target.object == nil }
      entries.append(entry)
    }
  }

  func remove(where isRemoved: (SelectorObserver) -> Bool) -> [SelectorObserver] {
    lock.withLock {
      let removed = entries.filter(isRemoved)
      entries.removeAll(where: isRemoved)
      return removed
    }
  }
}
