import Foundation
import LayoutEngine

/// Describes the stale parts of a compositional layout.
final class CompositionalInvalidationContext: UICollectionViewLayoutInvalidationContext {
  nonisolated deinit {}

  /// `true` if the sections stay valid because only pinned items move or views reported their sizes.
  var preservesSections = false
  /// The preferred sizes of cells.
  var preferredSizes: [IndexPath: LayoutSize] = [:]
  /// The preferred sizes of boundary items, by kind. The section is `nil` for boundary items of the whole
  /// layout.
  var preferredBoundaries: [(kind: String, section: Int?, size: LayoutSize)] = []
}
