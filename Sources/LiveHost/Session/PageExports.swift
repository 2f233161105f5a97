struct PageExports {
  /// The largest number of pending exports. Further requests get empty replies.
  private static let limit = 4

  private var waiting = 0
  var last: Task<Void, Never>?

  var isAnyWaiting: Bool { waiting > 0 }

  /// Returns `false` if too many exports are waiting.
  mutating func begin() -> Bool {
    waiting += 1
    return waiting <= Self.limit
  }

  mutating func end() { waiting -= 1 }
}
