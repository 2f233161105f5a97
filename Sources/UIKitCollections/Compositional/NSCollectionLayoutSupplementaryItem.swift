import Foundation

/// A view attached to an item or a group, such as a badge.
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The view's kind, unique in a section.
  open private(set) var elementKind: String
  /// The anchor on the item or group.
  open private(set) var containerAnchor: NSCollectionLayoutAnchor
  /// The point of the view that is at the container anchor. If `nil`, this point has the container anchor's
  /// edges.
  open private(set) var itemAnchor: NSCollectionLayoutAnchor?
  /// The view's z-index. The default value is 1, above cells.
  open var zIndex = 1

  /// Creates an item with its edges at the container's edges.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
  ) { self.init(layoutSize, elementKind, containerAnchor, nil) }

  /// Creates an item with its own anchor at the container's anchor.
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
