import Foundation

/// A finger that opened a menu and is still down.
struct MenuFinger {
  let start: CGPoint
  private(set) var hasMoved = false
  weak var row: MenuRow?

  /// The distance that a press may stray, in points. Apple publishes no number.
  private static let slack: CGFloat = 10

  init(at start: CGPoint) { self.start = start }

  mutating func move(to point: CGPoint) {
    hasMoved = hasMoved || hypot(point.x - start.x, point.y - start.y) > Self.slack
  }
}
