import Foundation

extension CGPoint {
  /// The same point with 0 for −0, which prints and divides differently.
  nonisolated var withoutNegativeZero: CGPoint { CGPoint(x: x + 0, y: y + 0) }
}

/// The offsets at which the contents may rest.
package struct ScrollRange: Equatable {
  package var x: ClosedRange<Double>
  package var y: ClosedRange<Double>

  func clamp(_ offset: CGPoint) -> CGPoint {
    CGPoint(
      x: min(max(offset.x, x.lowerBound), x.upperBound), y: min(max(offset.y, y.lowerBound), y.upperBound)
    ).withoutNegativeZero
  }

  func moved(by shift: CGVector) -> ScrollRange {
    let (dx, dy) = (Double(shift.dx), Double(shift.dy))
    return ScrollRange(
      x: x.lowerBound + dx...x.upperBound + dx, y: y.lowerBound + dy...y.upperBound + dy)
  }
}
