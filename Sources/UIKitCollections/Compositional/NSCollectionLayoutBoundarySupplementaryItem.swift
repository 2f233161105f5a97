import Foundation
import LayoutEngine

/// A header, a footer, or what else lies at the edge of a section.
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// The edge or corner it lies at.
  open private(set) var alignment: NSRectAlignment
  /// From there, to the trailing edge and down, in points. It moves this item alone.
  open private(set) var offset: CGPoint
  /// Whether there is room of its own for it. Otherwise it lies over the contents. Default true.
  open var extendsBoundary = true
  /// Whether it stays in sight for as long as any of its section does. Default false.
  open var pinToVisibleBounds = false

  /// Without offset.
  public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment)
  {
    self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
  }

  /// Moved by an offset.
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
