/// What a page has asked to take away and has yet to get, one after the other.
struct PageExports {
  /// A page whose user presses a button ten times while the first picture is made gets some of them; of the others it is told that there is
  /// nothing.
  private static let limit = 4

  private var waiting = 0
  /// Ends with the one that was asked for last.
  var last: Task<Void, Never>?

  var isAnyWaiting: Bool { waiting > 0 }

  /// Returns whether it is made: not if too many wait already.
  mutating func begin() -> Bool {
    waiting += 1
    return waiting <= Self.limit
  }

  mutating func end() { waiting -= 1 }
}
