/// What a page has asked to take away and has yet to get, one after the other.
struct PageExports {
  /// A page whose user presses a button ten times while the first picture is made gets some of them.
  private static let limit = 4

  private var waiting = 0
  /// Ends with the one that was asked for last.
  var last: Task<Void, Never>?

  var isAnyWaiting: Bool { waiting > 0 }

  /// Returns false if too many wait already.
  mutating func begin() -> Bool {
    guard waiting < Self.limit else { return false }
    waiting += 1
    return true
  }

  mutating func end() { waiting -= 1 }
}
