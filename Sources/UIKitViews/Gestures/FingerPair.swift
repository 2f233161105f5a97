import Foundation

struct FingerPair {
  private let first: CGPoint
  private let second: CGPoint

  private init(_ first: CGPoint, _ second: CGPoint) { (self.first, self.second) = (first, second) }

  var distance: CGFloat { hypot(second.x - first.x, second.y - first.y) }

  /// The direction in radians, clockwise on screen.
  var angle: CGFloat { atan2(second.y - first.y, second.x - first.x) }

  static func change(of touches: [UITouch]) -> (from: FingerPair, to: FingerPair)? {
    guard touches.count >= 2 else { return nil }
    return (
      FingerPair(touches[0].previousPoint, touches[1].previousPoint),
      FingerPair(touches[0].point, touches[1].point)
    )
  }
}
