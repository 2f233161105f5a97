import CollectionView
import Foundation

/// What a page knows of the selection in its scene: what it gives back after a connection that was lost.
///
/// It is that of the first collection view. A selection that nobody has changed is the scene's own, and the page is told nothing: after
/// a reload, it is whatever the source says then.
struct PageSelection {
  /// In the order of selection.
  private var known: [IndexPath] = []

  /// Called with a scene that has just been made.
  @MainActor mutating func begin(in view: UICollectionView?) { known = Self.paths(in: view) }

  /// The selection that the page is to be told of, because it has changed. From here on the page counts as having been told.
  @MainActor mutating func change(in view: UICollectionView?) -> [IndexPath]? {
    let paths = Self.paths(in: view)
    // Where nothing has changed, that is the same array, which is compared at once.
    guard paths != known else { return nil }
    known = paths
    return paths.count > LiveProtocol.limits.selection ? [] : paths
  }

  @MainActor private static func paths(in view: UICollectionView?) -> [IndexPath] {
    view?.indexPathsForSelectedItems ?? []
  }
}

extension UICollectionView {
  /// Selects these items and no other, as far as there are such. The delegate is not told: it is a state that comes back.
  func restoreSelection(_ items: [ClientMessage.Item]) {
    selectItem(at: nil, animated: false, scrollPosition: [])
    for item in items
    where item.section < numberOfSections && item.item < numberOfItems(inSection: item.section) {
      selectItem(
        at: IndexPath(item: item.item, section: item.section), animated: false, scrollPosition: [])
    }
  }
}
