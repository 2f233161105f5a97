import CollectionView
import LayoutEngine

extension SectionMap {
  /// The counts of a collection view, asked once.
  init(_ collectionView: UICollectionView) {
    self.init(counts: (0..<collectionView.numberOfSections).map(collectionView.numberOfItems(inSection:)))
  }

  func index(of indexPath: IndexPath) -> Int? {
    index(section: indexPath.section, item: indexPath.item)
  }

  func indexPath(of index: Int) -> IndexPath {
    let (section, item) = position(of: index)
    return IndexPath(item: item, section: section)
  }
}
