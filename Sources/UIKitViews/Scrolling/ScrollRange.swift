import Foundation

extension CGPoint {
  /// The same point with 0 instead of −0, which prints and divides differently.
  nonisolated var withoutNegativeZero: CGPoint { CGPoint(x: x + 0, y: y + 0) }
}

/// The range of resting offsets.
package struct ScrollRange: Equatable {
  package var x: ClosedRange<Double>
  package var y: ClosedRange<Double>

  func clamp(_ offset: CGPoint) -> CGPoint {
    CGPoint(
      x: min(max(offset.x, x.lowerBound), x.upperBound), y: min(max(offset.y, y.lowerBound), y.upperBound)
    ).withoutNegativeZero
  }

  /// Returns an offset that moves with the contents. An offset within the other range stays within this one.
  package func following(_ offset: CGPoint, in other: ScrollRange, movedBy shift: CGVector = .zero) -> CGPoint
  {
    if self == other, shift == .zero { return offset }
    let (allowed, moved) = (other.clamp(offset), CGPoint(x: offset.x + shift.dx, y: offset.y + shift.dy))
    let limited = clamp(moved)
    return CGPoint(
      x: allowed.x == offset.x ? limited.x : moved.x, y: allowed.y == offset.y ? limited.y : moved.y)
  }

  func moved(by shift: CGVector) -> ScrollRange {
    let (dx, dy) = (Double(shift.dx), Double(shift.dy))
    return ScrollRange(
      x: x.lowerBound + dx...x.upperBound + dx, y: y.lowerBound + dy...y.upperBound + dy)
  }
}
