import CollectionView
import LayoutEngine

/// Packs the cells of a ``MosaicLayout``.
final class MosaicPacker: @MainActor StackedPacker, @MainActor ValuePacker {
  typealias Items = MosaicGrid

  unowned let layout: MosaicLayout
  var sections: StackedSections<MosaicGrid>?

  init(_ layout: MosaicLayout) { self.layout = layout }

  func rules(breadth: Double) -> MosaicGrid.Rules { layout.rules(breadth: breadth) }

  func value(
    ofItemAt layoutPath: IndexPath, in view: UICollectionView, asking delegate: (any MosaicLayoutDelegate)?
  ) -> MosaicGrid.Span {
    guard let delegate else { return MosaicGrid.Span() }
    let path = layout.movingItem?.pathInData(layoutPath) ?? layoutPath
    let span = delegate.collectionView(view, layout: layout, spanForItemAt: path)
    // The fast way, for a million items: nothing to report.
    if span.columns >= 1, span.rows >= 1 { return MosaicGrid.Span(columns: span.columns, rows: span.rows) }
    return MosaicGrid.Span(
      columns: layout.inputCheck.accept(
        span.columns, in: 1...Int.max, of: "number of columns", at: path, in: layout),
      rows: layout.inputCheck.accept(span.rows, in: 1...Int.max, of: "number of rows", at: path, in: layout))
  }
}
