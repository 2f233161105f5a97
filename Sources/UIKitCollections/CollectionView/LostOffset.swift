import Foundation

/// The distance by which a layout pass has moved the content offset toward the start, because the contents
/// ended earlier.
///
/// The end may have been an estimate. Once all cells are measured, the offset returns by as much as the
/// contents have grown since.
struct LostOffset {
  private var distance = CGVector.zero
  private var contentSize = CGSize.zero

  /// - Parameters:
  ///   - offset: The previous offset.
  ///   - clamped: The offset at the end of the contents.
  ///   - size: The size of the contents.
  mutating func note(_ offset: CGPoint, clampedTo clamped: CGPoint, in size: CGSize) {
    guard offset.x > clamped.x || offset.y > clamped.y else { return }
    distance.dx += max(0, offset.x - clamped.x)
    distance.dy += max(0, offset.y - clamped.y)
    contentSize = size
  }

  /// Returns the distance by which the offset can return.
  func regained(in size: CGSize) -> CGVector {
    CGVector(
      dx: min(distance.dx, max(0, size.width - contentSize.width)),
      dy: min(distance.dy, max(0, size.height - contentSize.height)))
  }
}
