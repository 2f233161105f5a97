import CollectionView
import LayoutEngine

extension SectionMap {
  /// The counts of a collection view, asked once.
  init(_ collectionView: UICollectionView) {
    self.init(counts: (0..<collectionView.numberOfSections).map(collectionView.numberOfItems(inSection:)))
  }

  /// Nil for a path without section and item, too: UIKit sometimes hands out empty ones, as MagazineLayout found.
  func index(of indexPath: IndexPath) -> Int? {
    guard indexPath.count == 2 else { return nil }
    return index(section: indexPath.section, item: indexPath.item)
  }

  func indexPath(of index: Int) -> IndexPath {
    let (section, item) = position(of: index)
    return IndexPath(item: item, section: section)
  }

  /// The number that an item has after a batch of updates; for one that is gone that of the next that is left, else of the one
  /// before. Where the items loop, the first one follows the last.
  func index(
    of item: Int, after paths: PathsAfterUpdate, in newSections: SectionMap, loops: Bool = false
  ) -> Int? {
    func newIndex(_ old: Int) -> Int? { paths[indexPath(of: old)].flatMap(newSections.index) }
    let later = (item..<count).lazy.compactMap(newIndex).first
    let earlier = (0..<item).lazy
    if loops { return later ?? earlier.compactMap(newIndex).first }
    return later ?? earlier.reversed().compactMap(newIndex).first
  }
}
