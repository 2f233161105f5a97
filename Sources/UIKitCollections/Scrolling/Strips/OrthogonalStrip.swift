import Foundation
import LayoutEngine

struct OrthogonalStrip: Equatable {
  let frame: LayoutRect
  let axis: Axis
  let contentExtent: Double
  let range: ClosedRange<Double>
  let isPaged: Bool
  let bounce: UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce
  let decelerationRate: UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate

  func clamped(_ distance: Double) -> Double { min(max(distance, range.lowerBound), range.upperBound) }
}
