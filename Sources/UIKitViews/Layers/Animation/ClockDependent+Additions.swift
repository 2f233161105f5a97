/// An object that depends on a ``FrameClock`` and ends with it.
@MainActor package protocol ClockDependent: AnyObject {
  /// Called when the clock ends. An object that has moved to another clock does nothing.
  func clockDidEnd(_ clock: FrameClock)
}

/// The objects that end with a clock, in the order of their registration.
struct ClockDependents {
  /// The minimum number of entries for removing deallocated objects.
  private static let fewest = 64

  private var entries: [WeakDependent] = []
  /// The number of entries at which deallocated objects are removed next.
  private var limit = fewest

  /// Adds an object.
  ///
  /// Adds an object.
  ///
  /// - Complexity: Amortized O(1).
  mutating func add(_ dependent: any ClockDependent) {
    if entries.count >= limit {
      entries.removeAll { $0.object == nil }
      limit = max(Self.fewest, 2 * entries.count)
    }
    entries.append(WeakDependent(object: dependent))
  }

  /// Removes all objects and notifies each of them that the clock has ended.
  mutating func end(with clock: FrameClock) {
    let ending = entries
    entries = []
    for entry in ending { entry.object?.clockDidEnd(clock) }
  }
}

private struct WeakDependent {
  weak var object: (any ClockDependent)?
}
