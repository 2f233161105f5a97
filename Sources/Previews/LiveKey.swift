/// A key that a page forwards.
public enum LiveKey: UInt8, Sendable, CaseIterable {
  /// Scrolls by a line. A scene's commands take precedence.
  case left = 1, right, up, down
  /// Scrolls by a page, or to the beginning or the end.
  case pageUp, pageDown, home, end
  /// Rotates to the left with `[`, or to the right with `]`.
  case turnLeft, turnRight
  /// Enlarges the contents with `+`, or shrinks them with `-`.
  case larger, smaller
  /// Scrolls by a page with `space`, or closes a menu with `escape`. The other keys need a command.
  case delete, enter, space, escape
}
