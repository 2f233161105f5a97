/// An object that ends with its ``FrameClock``.
@MainActor package protocol ClockDependent: AnyObject {
  /// Called when a clock ends. Does nothing if the object has moved to another clock.
  func clockDidEnd(_ clock: FrameClock)
}

struct ClockDependents {
  private static let fewest = 64

  private var entries: [WeakDependent] = []
  /// The number of entries at which deallocated objects are removed.
  private var limit = fewest

  /// - Complexity: Amortized O(1).
  mutating func add(_ dependent: any ClockDependent) {
    if entries.count >= limit {
      entries.removeAll { $0.object == nil }
      limit = max(Self.fewest, 2 * entries.count)
    }
    entries.append(WeakDependent(object: dependent))
  }

  mutating func end(with clock: FrameClock) {
    let ending = entries
    entries = []
    for entry in ending { entry.object?.clockDidEnd(clock) }
  }
}

private struct WeakDependent {
  weak var object: (any ClockDependent)?
}
