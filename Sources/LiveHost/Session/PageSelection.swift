import CollectionView
import Foundation

/// The first collection view's selection, which the page restores after a lost connection. A selection that
/// the user hasn't changed isn't sent, because the scene's source determines it after a reload.
struct PageSelection {
  private var known: [IndexPath] = []

  @MainActor mutating func begin(in view: UICollectionView?) { known = Self.paths(in: view) }

  /// Returns the selection if it has changed, and counts it as sent.
  @MainActor mutating func change(in view: UICollectionView?) -> [IndexPath]? {
    let paths = Self.paths(in: view)
    // An unchanged selection is the same array, so the comparison is immediate.
    guard paths != known else { return nil }
    known = paths
    return paths.count > LiveProtocol.limits.selection ? [] : paths
  }

  @MainActor private static func paths(in view: UICollectionView?) -> [IndexPath] {
    view?.indexPathsForSelectedItems ?? []
  }
}

extension UICollectionView {
  /// Selects only these items, without delegate calls. Ignores items that don't exist.
  func restoreSelection(_ items: [ClientMessage.Item]) {
    selectItem(at: nil, animated: false, scrollPosition: [])
    for item in items
    where item.section < numberOfSections && item.item < numberOfItems(inSection: item.section) {
      selectItem(
        at: IndexPath(item: item.item, section: item.section), animated: false, scrollPosition: [])
    }
  }
}
