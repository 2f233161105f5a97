import CollectionView
import LayoutEngine

extension UICollectionView {
  var shownElements: [SectionElement] {
    func sections(_ kind: String) -> [Int] {
      indexPathsForVisibleSupplementaryElements(ofKind: kind).compactMap(\.first)
    }
    return indexPathsForVisibleItems.map { .item($0.item, section: $0.section) }
      + sections(UICollectionView.elementKindSectionHeader).map { .header(section: $0) }
      + sections(UICollectionView.elementKindSectionFooter).map { .footer(section: $0) }
  }
}
