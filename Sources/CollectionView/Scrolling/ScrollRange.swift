#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

/// The offsets at which the contents rest.
struct ScrollRange: Equatable {
  var x: ClosedRange<Double>
  var y: ClosedRange<Double>

  func clamp(_ offset: CGPoint) -> CGPoint {
    CGPoint(
      x: min(max(offset.x, x.lowerBound), x.upperBound), y: min(max(offset.y, y.lowerBound), y.upperBound))
  }
}
#endif
