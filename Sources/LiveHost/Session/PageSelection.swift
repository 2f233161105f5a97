import CollectionView
import Foundation

/// The selection known to a page, which restores it after a lost connection.
///
/// It's the selection of the first collection view. A selection unchanged by the user belongs to the scene
/// and isn't sent. After a reload, the source determines it.
struct PageSelection {
  /// The known selection, in the order of selection.
  private var known: [IndexPath] = []

  /// Called with a newly made scene.
  @MainActor mutating func begin(in view: UICollectionView?) { known = Self.paths(in: view) }

  /// Returns the selection to send if it has changed, and counts it as sent.
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
  /// Selects exactly these items, as far as they exist. There are no delegate calls, because this restores a
  /// state.
  func restoreSelection(_ items: [ClientMessage.Item]) {
    selectItem(at: nil, animated: false, scrollPosition: [])
    for item in items
    where item.section < numberOfSections && item.item < numberOfItems(inSection: item.section) {
      selectItem(
        at: IndexPath(item: item.item, section: item.section), animated: false, scrollPosition: [])
    }
  }
}
