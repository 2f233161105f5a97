struct PageExports {
  /// The maximum number of pending exports. Further requests get empty replies.
  private static let limit = 4

  private var waiting = 0
  var last: Task<Void, Never>?

  var isAnyWaiting: Bool { waiting > 0 }

  /// Counts another pending export. Returns `false` if there are too many.
  mutating func begin() -> Bool {
    waiting += 1
    return waiting <= Self.limit
  }

  mutating func end() { waiting -= 1 }
}
