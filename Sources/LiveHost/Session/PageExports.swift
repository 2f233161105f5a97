/// A page's pending exports, made one after the other.
struct PageExports {
  /// The largest number of pending exports. If a user presses a button ten times during the first export, the
  /// page gets some results, and empty replies for the others.
  private static let limit = 4

  private var waiting = 0
  /// The task of the most recent request.
  var last: Task<Void, Never>?

  var isAnyWaiting: Bool { waiting > 0 }

  /// Returns `true` if the export is made, or `false` if too many are waiting.
  mutating func begin() -> Bool {
    waiting += 1
    return waiting <= Self.limit
  }

  mutating func end() { waiting -= 1 }
}
