import Foundation

/// The distance that the content offset has moved because the contents became shorter. Their length may have
/// been an estimate. Once all cells are measured, the offset returns by as much as the contents have grown.
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
