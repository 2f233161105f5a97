import Foundation

/// What is attached to an item or a group of a compositional layout, such as a badge.
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind of its view. A section has each once.
  open private(set) var elementKind: String
  /// Where on the item.
  open private(set) var containerAnchor: NSCollectionLayoutAnchor
  /// Its own point that lies there. Nil: the one at the container anchor's edges, so that it lies inside.
  open private(set) var itemAnchor: NSCollectionLayoutAnchor?
  /// Higher is nearer; cells have 0. Default 1.
  open var zIndex = 1

  /// With its own edges at the container's.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
  ) { self.init(layoutSize, elementKind, containerAnchor, nil) }

  /// With its own anchor at the container's.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor
  ) { self.init(layoutSize, elementKind, containerAnchor, itemAnchor) }

  init(
    _ layoutSize: NSCollectionLayoutSize, _ elementKind: String, _ containerAnchor: NSCollectionLayoutAnchor,
    _ itemAnchor: NSCollectionLayoutAnchor?
  ) {
    (self.elementKind, self.containerAnchor, self.itemAnchor) = (elementKind, containerAnchor, itemAnchor)
    super.init(layoutSize, [])
  }

  nonisolated deinit {}

  @discardableResult
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutSupplementaryItem(layoutSize, elementKind, containerAnchor, itemAnchor)
    (copy.contentInsets, copy.edgeSpacing, copy.zIndex) = (contentInsets, edgeSpacing, zIndex)
    return copy
  }

  override func describesTheSame(as other: NSCollectionLayoutItem) -> Bool {
    guard let other = other as? NSCollectionLayoutSupplementaryItem else { return false }
    return super.describesTheSame(as: other) && elementKind == other.elementKind && zIndex == other.zIndex
      && containerAnchor == other.containerAnchor && itemAnchor == other.itemAnchor
  }
}
