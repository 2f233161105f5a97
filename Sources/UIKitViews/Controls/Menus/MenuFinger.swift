import Foundation

/// A finger that opened a menu and is still down.
struct MenuFinger {
  /// The position at which the menu opened, in the window.
  let start: CGPoint
  /// `true` if the finger has moved away from the start. A resting finger chooses nothing, even if the menu
  /// opened under it.
  private(set) var hasMoved = false
  /// The row under the finger.
  weak var row: MenuRow?

  /// The distance that a press may stray, in points. This is our own value: Apple publishes no number.
  private static let slack: CGFloat = 10

  init(at start: CGPoint) { self.start = start }

  mutating func move(to point: CGPoint) {
    hasMoved = hasMoved || hypot(point.x - start.x, point.y - start.y) > Self.slack
  }
}
