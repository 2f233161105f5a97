import Foundation

/// A finger that has opened a menu and is still down.
struct MenuFinger {
  /// Where the menu opened, in the window.
  let start: CGPoint
  /// Whether the finger has gone on from there. One that rests chooses nothing, even if the menu has opened under it.
  private(set) var hasMoved = false
  /// The row under the finger.
  weak var row: MenuRow?

  /// As far as a press may stray. Ours: Apple publishes no number.
  private static let slack: CGFloat = 10

  init(at start: CGPoint) { self.start = start }

  mutating func move(to point: CGPoint) {
    hasMoved = hasMoved || hypot(point.x - start.x, point.y - start.y) > Self.slack
  }
}
