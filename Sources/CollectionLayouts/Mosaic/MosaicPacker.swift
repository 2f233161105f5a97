import CollectionView
import LayoutEngine

final class MosaicPacker: @MainActor StackedPacker, @MainActor ValuePacker {
  typealias Items = MosaicGrid

  unowned let layout: MosaicLayout
  var sections: StackedSections<MosaicGrid>?

  init(_ layout: MosaicLayout) { self.layout = layout }

  nonisolated deinit {}

  func rules(breadth: Double) -> MosaicGrid.Rules { layout.rules(breadth: breadth) }

  func valueOfItem(
    in view: UICollectionView, asking delegate: (any MosaicLayoutDelegate)?
  ) -> (_ layoutPath: IndexPath) -> MosaicGrid.Span {
    guard let delegate else { return { _ in MosaicGrid.Span() } }
    let layout = layout
    let movingItem = layout.movingItem
    return { layoutPath in
      let path = movingItem?.pathInData(layoutPath) ?? layoutPath
      let span = delegate.collectionView(view, layout: layout, spanForItemAt: path)
      // The fast path for a million items.
      if span.lanes >= 1, span.lines >= 1 { return MosaicGrid.Span(lanes: span.lanes, lines: span.lines) }
      return MosaicGrid.Span(
        lanes: layout.inputCheck.accept(
          span.lanes, in: 1...Int.max, of: "number of lanes", at: path, in: layout),
        lines: layout.inputCheck.accept(
          span.lines, in: 1...Int.max, of: "number of lines", at: path, in: layout))
    }
  }
}
