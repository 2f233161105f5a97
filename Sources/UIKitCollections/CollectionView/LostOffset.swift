import Foundation

/// The distance by which shorter contents have moved the content offset. Their end may have been an estimate:
/// once all cells are measured, the offset returns by as much as the contents have grown.
struct LostOffset {
  private var distance = CGVector.zero
  private var contentSize = CGSize.zero

  mutating func note(_ offset: CGPoint, clampedTo clamped: CGPoint, in size: CGSize) {
    guard offset.x > clamped.x || offset.y > clamped.y else { return }
    distance.dx += max(0, offset.x - clamped.x)
    distance.dy += max(0, offset.y - clamped.y)
    contentSize = size
  }

  func regained(in size: CGSize) -> CGVector {
    CGVector(
      dx: min(distance.dx, max(0, size.width - contentSize.width)),
      dy: min(distance.dy, max(0, size.height - contentSize.height)))
  }
}
