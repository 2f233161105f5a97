import Foundation

extension UICollectionViewDiffableDataSource: OutlineSource {
  var hasOutlines: Bool { !outlines.isEmpty }

  func outlineRow(at indexPath: IndexPath) -> OutlineRow? {
    guard let section = sectionIdentifier(for: indexPath.section), let outline = outlines[section],
      let item = itemIdentifier(for: indexPath), outline.contains(item)
    else { return nil }
    return OutlineRow(level: outline.level(of: item), isExpanded: outline.isExpanded(item))
  }

  func toggleOutlineRow(at indexPath: IndexPath) {
    guard let row = outlineRow(at: indexPath), let item = itemIdentifier(for: indexPath) else { return }
    setExpanded(!row.isExpanded, for: item)
  }
}
