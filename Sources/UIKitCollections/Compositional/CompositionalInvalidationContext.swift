import Foundation
import LayoutEngine

final class CompositionalInvalidationContext: UICollectionViewLayoutInvalidationContext {
  nonisolated deinit {}

  /// `true` if the sections stay valid, for example if the contents scroll or views report their sizes.
  var preservesSections = false
  var preferredSizes: [IndexPath: LayoutSize] = [:]
  /// A `nil` section means the whole layout.
  var preferredBoundaries: [(kind: String, section: Int?, size: LayoutSize)] = []
}
