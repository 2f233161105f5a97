import CollectionView
import LayoutEngine

extension SectionElement {
  /// What a layout says of the element. Headers and footers lie above the cells, as in UIKit's flow layout.
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
