/// A key that a page passes on.
public enum LiveKey: UInt8, Sendable, CaseIterable {
  /// Scroll by a line. For these keys and all others, a command of the scene goes before.
  case left = 1, right, up, down
  /// Scroll by a page; to the beginning and to the end.
  case pageUp, pageDown, home, end
  /// `[` and `]`: a turn to the left and to the right.
  case turnLeft, turnRight
  /// `+` and `-`.
  case larger, smaller
  /// `space` scrolls by a page; the others do nothing unless a command names them.
  case delete, enter, space, escape
}
