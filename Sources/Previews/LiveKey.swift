/// A key that a page forwards.
public enum LiveKey: UInt8, Sendable, CaseIterable {
  /// Scroll by a line. As for all keys, a command of the scene takes precedence.
  case left = 1, right, up, down
  /// Scroll by a page; to the beginning and to the end.
  case pageUp, pageDown, home, end
  /// `[` and `]`: rotate to the left and to the right.
  case turnLeft, turnRight
  /// `+` and `-`.
  case larger, smaller
  /// `space` scrolls by a page. The others do nothing unless a command uses them.
  case delete, enter, space, escape
}
