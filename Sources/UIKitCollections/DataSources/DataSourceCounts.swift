import Foundation

/// The numbers of sections and items. The data source is asked for them once; they count until an invalidation
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
    attributes.representedElementCategory != .cell || contains(attributes.path)
  }

  func contains(_ indexPath: IndexPath) -> Bool {
    indexPath.count == 2 && contains(ElementPath(indexPath))
  }

  private func contains(_ path: ElementPath) -> Bool {
    guard case .item(let path) = path, items.indices.contains(path.section) else { return false }
    return path.item >= 0 && path.item < items[path.section]
  }
}
