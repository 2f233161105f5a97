import Foundation
import LayoutEngine

/// Where and how far a section scrolls by itself, in the layout's coordinates.
struct OrthogonalStrip: Equatable {
  /// Where its groups are seen.
  let frame: LayoutRect
  /// The direction in which they scroll.
  let axis: Axis
  /// The length of all groups.
  let contentExtent: Double
  /// How far they may have scrolled at rest.
  let range: ClosedRange<Double>
  /// Whether one flick moves one page or group.
  let isPaged: Bool
  let bounce: UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce
  let decelerationRate: UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate

  func clamped(_ distance: Double) -> Double { min(max(distance, range.lowerBound), range.upperBound) }
}
