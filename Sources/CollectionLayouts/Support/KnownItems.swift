import CollectionView
import LayoutEngine

/// Where the items of a section were before a batch of updates: those need not be asked for.
struct KnownItems {
  let section: Int
  /// The number of the section then. Nil for one that came or was reloaded.
  let source: Int?
  /// What became of its items. Nil where nothing did.
  let shift: IndexShift?
  fileprivate let moved: [IndexPath: IndexPath]

  init(section: Int, source: Int?, shift: IndexShift?, moved: [IndexPath: IndexPath]) {
    (self.section, self.source, self.shift, self.moved) = (section, source, shift, moved)
  }

  /// Nil for an item that came.
  func path(of item: Int) -> IndexPath? {
    if let source, let old = shift.map({ $0.oldIndex(of: item) }) ?? item {
      return IndexPath(item: old, section: source)
    }
    return moved.isEmpty ? nil : moved[IndexPath(item: item, section: section)]
  }
}
