#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

/// The numbers of sections and items. The data source is asked for them once; they hold until an invalidation
/// or an update says that they changed.
struct DataSourceCounts {
  /// Items in each section.
  let items: [Int]

  init(items: [Int]) { self.items = items }

  init(of collectionView: UICollectionView, from dataSource: UICollectionViewDataSource?) {
    guard let dataSource else {
      items = []
      return
    }
    let sections = dataSource.numberOfSections(in: collectionView)
    items = (0..<max(0, sections)).map { section in
      let count = dataSource.collectionView(collectionView, numberOfItemsInSection: section)
      if count < 0 {
        UIKitException.raise(
          "the data source returned \(count) for the number of items in section \(section).")
      }
      return max(0, count)
    }
  }

  /// True for supplementary and decoration views: the counts do not limit them.
  func haveElement(of attributes: UICollectionViewLayoutAttributes) -> Bool {
    attributes.representedElementCategory != .cell || contains(attributes.indexPath)
  }

  func contains(_ indexPath: IndexPath) -> Bool {
    guard indexPath.count == 2, items.indices.contains(indexPath.section) else { return false }
    return indexPath.item >= 0 && indexPath.item < items[indexPath.section]
  }
}
#endif
