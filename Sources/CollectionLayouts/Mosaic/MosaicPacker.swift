import CollectionView
import LayoutEngine

/// Packs the cells of a ``MosaicLayout``.
final class MosaicPacker: StackedPacker<MosaicGrid, MosaicSpan> {
  private unowned let layout: MosaicLayout

  init(_ layout: MosaicLayout) {
    self.layout = layout
    super.init(of: layout)
  }

  override func pack(
    _ count: Int, ofSection section: Int, breadth: Double, in view: UICollectionView, _ known: Known?
  ) -> MosaicGrid {
    let delegate = view.delegate as? any MosaicLayoutDelegate
    var grid = MosaicGrid(layout.rules(breadth: breadth))
    var path = IndexPath(item: 0, section: section)
    grid.append(count: count) { item in
      if let span = known?(item) { return span }
      path.item = item
      return span(ofItemAt: path, in: view, delegate)
    }
    return grid
  }

  override func packAgain(_ items: inout MosaicGrid, breadth: Double) {
    items.repack(by: layout.rules(breadth: breadth))
  }

  override func askForItem(at path: IndexPath, in view: UICollectionView) -> MosaicSpan {
    span(ofItemAt: path, in: view, view.delegate as? any MosaicLayoutDelegate)
  }

  override func value(of item: Int, among items: MosaicGrid) -> MosaicSpan { items.span(ofItem: item) }

  override func resize(
    _ changes: [(item: Int, value: MosaicSpan)], ofSection section: Int, in items: inout MosaicGrid
  ) { items.resize(changes.map { ($0.item, $0.value) }) }

  private func span(
    ofItemAt place: IndexPath, in view: UICollectionView, _ delegate: (any MosaicLayoutDelegate)?
  ) -> MosaicSpan {
    guard let delegate else { return MosaicSpan() }
    let path = layout.carried?.pathInData(place) ?? place
    let span = delegate.collectionView(view, layout: layout, spanForItemAt: path)
    // The fast way, for a million items: nothing to report.
    if span.columns >= 1, span.rows >= 1 { return span }
    return MosaicSpan(
      columns: layout.lengthCheck.accept(
        span.columns, atLeast: 1, of: "number of columns", at: path, in: layout),
      rows: layout.lengthCheck.accept(span.rows, atLeast: 1, of: "number of rows", at: path, in: layout))
  }
}
