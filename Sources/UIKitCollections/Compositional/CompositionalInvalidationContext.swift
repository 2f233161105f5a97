import Foundation
import LayoutEngine

/// Says what of a compositional layout is stale.
final class CompositionalInvalidationContext: UICollectionViewLayoutInvalidationContext {
  nonisolated deinit {}

  /// Whether the sections stay as they are: only pinned items move, or views have said their sizes.
  var preservesSections = false
  /// The sizes that cells prefer.
  var preferredSizes: [IndexPath: LayoutSize] = [:]
  /// The sizes that boundary items prefer, by kind. Those of the whole layout have no section.
  var preferredBoundaries: [(kind: String, section: Int?, size: LayoutSize)] = []
}
