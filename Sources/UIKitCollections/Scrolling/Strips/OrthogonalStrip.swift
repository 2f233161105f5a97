import Foundation
import LayoutEngine

/// The scroll area and limits of an orthogonal section, in layout coordinates.
struct OrthogonalStrip: Equatable {
  /// The visible area of the groups.
  let frame: LayoutRect
  /// The scroll axis.
  let axis: Axis
  /// The length of all groups.
  let contentExtent: Double
  /// The scroll distances possible at rest.
  let range: ClosedRange<Double>
  /// `true` if one flick moves one page or group.
  let isPaged: Bool
  let bounce: UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce
  let decelerationRate: UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate

  func clamped(_ distance: Double) -> Double { min(max(distance, range.lowerBound), range.upperBound) }
}
