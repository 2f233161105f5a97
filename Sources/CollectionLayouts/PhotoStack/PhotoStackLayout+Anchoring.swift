import CollectionView
import LayoutEngine

/// If there are several stacks, the first visible one stays in place.
extension PhotoStackLayout: AnchoredLayout {
  var preparedDirection: UICollectionView.ScrollDirection? {
    isPrepared ? piles.shelf.map { .init($0.axis) } : nil
  }

  var maintainsAnchor: Bool { true }

  func presentScrollAnchor(at edge: ScrollAnchor.Edge) -> ScrollAnchor? {
    let sections = piles.sections
    guard piles.shelf != nil else {
      return sections.count > 0 ? ScrollAnchor(indexPath: sections.indexPath(of: 0)) : nil
    }
    return scrollAnchor(at: edge) { part, body in
      forEachAnchor(in: part) { path, range in if sections.index(path) != nil { body(path, range) } }
    }
  }

  func forEachAnchor(in visible: ClosedRange<Double>, _ body: (ItemPath, ClosedRange<Double>) -> Void) {
    for section in piles.sections(meeting: visible) {
      let path = ItemPath(section: section, item: 0)
      if let range = range(ofAnchor: path) { body(path, range) }
    }
  }

  /// Returns the range of a stack's photo without its turn.
  func range(ofAnchor path: ItemPath) -> ClosedRange<Double>? { piles.range(ofSection: path.section) }
}
