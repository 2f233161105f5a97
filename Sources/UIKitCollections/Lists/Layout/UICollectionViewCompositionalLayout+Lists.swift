import Foundation

extension UICollectionViewCompositionalLayout {
  func list(inSection section: Int) -> ListSection? {
    guard let packing, packing.descriptions.indices.contains(section) else { return nil }
    return packing.descriptions[section].section.list
  }

  func contextInList(of element: ElementKey) -> ListContext? {
    guard element.indexPath.count == 2, let list = list(inSection: element.indexPath.section) else {
      return nil
    }
    switch element.category {
    case .cell:
      let count = packing?.sections[element.indexPath.section].run.count ?? 0
      let path = element.indexPath
      return list.context(
        ofRow: path, of: count, dataSourcePath: collectionView?.dataSourcePath(for: path) ?? path)
    case .supplementaryView: return list.context(ofSupplementaryKind: element.kind)
    case .decorationView: return nil
    }
  }
}
