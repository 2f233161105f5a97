import CollectionView
import LayoutEngine

final class RowPacker: @MainActor StackedPacker, @MainActor ValuePacker {
  typealias Items = JustifiedRows

  unowned let layout: JustifiedLayout
  var sections: StackedSections<JustifiedRows>?

  init(_ layout: JustifiedLayout) { self.layout = layout }

  nonisolated deinit {}

  func rules(breadth: Double) -> JustifiedRows.Rules { layout.rules(breadth: breadth) }

  /// Returns a closure that asks for an item's breadth divided by its extent.
  func valueOfItem(
    in view: UICollectionView, asking delegate: (any JustifiedLayoutDelegate)?
  ) -> (_ layoutPath: IndexPath) -> Double {
    guard let delegate else { return { _ in 1 } }
    let layout = layout
    let (movingItem, isHorizontal) = (layout.movingItem, layout.scrollDirection == .horizontal)
    return { layoutPath in
      let path = movingItem?.pathInData(layoutPath) ?? layoutPath
      let ratio = delegate.collectionView(view, layout: layout, aspectRatioForItemAt: path)
      // The fast path for a million items.
      let accepted =
        InputCheck.ratios.contains(ratio)
        ? ratio : layout.inputCheck.accept(ratio: ratio, of: "aspect ratio", at: path, in: layout)
      return isHorizontal ? 1 / Double(accepted) : Double(accepted)
    }
  }

  func hidesItem(_ item: Int, inSection section: Int) -> Bool {
    sections.map { item >= $0[section].items.shownCount } ?? false
  }
}
