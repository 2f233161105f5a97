import CollectionView
import LayoutEngine

/// The first of several stacks in sight stays there when others come and go, when settings change and when the view turns. A stack is
/// known by its first photo.
extension PhotoStackLayout: AnchoredLayout {
  var preparedDirection: UICollectionView.ScrollDirection? {
    isPrepared ? shelf.map { .init($0.axis) } : nil
  }

  var keepsPlace: Bool { true }

  func forEachAnchor(in visible: ClosedRange<Double>, _ body: (ItemPath, ClosedRange<Double>) -> Void) {
    guard let shelf else { return }
    let area = shelf.axis.rect(visible, breadth: shelf.axis.breadth(of: shelf.viewport))
    for section in shelf.piles(near: area, reach: shelf.axis.extent(of: pile.photoSize) / 2) {
      let path = ItemPath(section: section, item: 0)
      if let range = range(ofAnchor: path) { body(path, range) }
    }
  }

  /// Where a photo of the stack lies that is not turned.
  func range(ofAnchor path: ItemPath) -> ClosedRange<Double>? {
    guard let shelf, path.section < shelf.count else { return nil }
    let extent = shelf.axis.extent(of: pile.photoSize)
    let start = shelf.axis.along(shelf.center(of: path.section)) - extent / 2
    return start...start + extent
  }
}
