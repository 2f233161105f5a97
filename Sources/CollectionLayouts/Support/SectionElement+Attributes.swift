import CollectionView
import LayoutEngine

extension SectionElement {
  /// Creates an element from attributes. Returns `nil` for decoration views and other supplementary views.
  init?(_ attributes: UICollectionViewLayoutAttributes) {
    let path = attributes.indexPath
    guard path.count == 2 else { return nil }
    switch (attributes.representedElementCategory, attributes.representedElementKind) {
    case (.cell, _): self = .item(path.item, section: path.section)
    case (.supplementaryView, UICollectionView.elementKindSectionHeader):
      self = .header(section: path.section)
    case (.supplementaryView, UICollectionView.elementKindSectionFooter):
      self = .footer(section: path.section)
    default: return nil
    }
  }

  /// Returns the element's attributes. Headers and footers lie above the cells, as in UIKit's flow layout.
  func attributes(frame: LayoutRect) -> UICollectionViewLayoutAttributes {
    let attributes: UICollectionViewLayoutAttributes
    switch self {
    case .item(let item, let section):
      attributes = .init(forCellWith: IndexPath(item: item, section: section))
    case .header(let section):
      attributes = .init(
        forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
        with: IndexPath(item: 0, section: section))
      attributes.zIndex = Self.boundaryZIndex
    case .footer(let section):
      attributes = .init(
        forSupplementaryViewOfKind: UICollectionView.elementKindSectionFooter,
        with: IndexPath(item: 0, section: section))
      attributes.zIndex = Self.boundaryZIndex
    }
    attributes.frame = CGRect(frame)
    return attributes
  }

  private static var boundaryZIndex: Int { 10 }
}
