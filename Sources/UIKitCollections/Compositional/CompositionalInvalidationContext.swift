import Foundation
import LayoutEngine

final class CompositionalInvalidationContext: UICollectionViewLayoutInvalidationContext {
  nonisolated deinit {}

  /// `true` if only pinned items move or views reported their sizes.
  var preservesSections = false
  var preferredSizes: [IndexPath: LayoutSize] = [:]
  /// A `nil` section means the whole layout.
  var preferredBoundaries: [(kind: String, section: Int?, size: LayoutSize)] = []
}
