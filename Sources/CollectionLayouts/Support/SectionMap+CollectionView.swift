import CollectionView
import LayoutEngine

extension SectionMap {
  init(_ collectionView: UICollectionView) {
    self.init(counts: (0..<collectionView.numberOfSections).map(collectionView.numberOfItems(inSection:)))
  }

  /// Returns an item's index, or `nil` for a path without a section and an item. UIKit sometimes passes empty
  /// paths, as MagazineLayout found.
  func index(of indexPath: IndexPath) -> Int? {
    guard indexPath.count == 2 else { return nil }
    return index(section: indexPath.section, item: indexPath.item)
  }

  func indexPath(of index: Int) -> IndexPath {
    IndexPath(path(of: index))
  }
}

extension CarouselLine {
  func indexPath(at slot: Int) -> IndexPath { sections.indexPath(of: item(at: slot)) }
}
