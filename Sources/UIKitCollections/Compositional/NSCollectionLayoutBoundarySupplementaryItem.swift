import Foundation
import LayoutEngine

/// A header, a footer, or another view at the edge of a section.
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// The item's edge or corner.
  open private(set) var alignment: NSRectAlignment
  /// The distance from the edge or corner, toward the trailing edge and down, in points.
  open private(set) var offset: CGPoint
  /// `true` if the item takes up space instead of overlaying the contents. The default value is `true`.
  open var extendsBoundary = true
  /// `true` if the item stays in view while its section is visible. The default value is `false`.
  open var pinToVisibleBounds = false

  /// Creates a boundary item without an offset.
  public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment)
  {
    self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
  }

  /// Creates a boundary item with an offset.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint
  ) {
    (self.alignment, offset) = (alignment, absoluteOffset)
    super.init(layoutSize, elementKind, NSCollectionLayoutAnchor(edges: []), nil)
  }

  nonisolated deinit {}

  @discardableResult
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: offset)
    (copy.contentInsets, copy.edgeSpacing, copy.zIndex) = (contentInsets, edgeSpacing, zIndex)
    (copy.extendsBoundary, copy.pinToVisibleBounds) = (extendsBoundary, pinToVisibleBounds)
    return copy
  }

  func value(id: Int) -> Compositional.Boundary {
    Compositional.Boundary(
      id: id, size: layoutSize.value, x: alignment.x, y: alignment.y, insets: LayoutInsets(contentInsets),
      offset: LayoutPoint(offset), extends: extendsBoundary, pins: pinToVisibleBounds)
  }

  override func describesTheSame(as other: NSCollectionLayoutItem) -> Bool {
    guard let other = other as? NSCollectionLayoutBoundarySupplementaryItem else { return false }
    return super.describesTheSame(as: other) && alignment == other.alignment && offset == other.offset
      && extendsBoundary == other.extendsBoundary && pinToVisibleBounds == other.pinToVisibleBounds
  }
}
