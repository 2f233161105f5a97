/// A key that a page passes on.
public enum LiveKey: UInt8, Sendable, CaseIterable {
  case left = 1, right, up, down
  case pageUp, pageDown, home, end
  /// `[` and `]`: a turn to the left and to the right.
  case turnLeft, turnRight
  /// `+` and `-`.
  case larger, smaller
  case delete, enter, space, escape
}
