import CollectionView
import LayoutEngine

/// Packs the rows of a ``JustifiedLayout``.
final class RowPacker: StackedPacker<JustifiedRows, Double> {
  private unowned let layout: JustifiedLayout

  init(_ layout: JustifiedLayout) {
    self.layout = layout
    super.init(of: layout)
  }

  override func pack(
    _ count: Int, ofSection section: Int, breadth: Double, in view: UICollectionView, _ known: Known?
  ) -> JustifiedRows {
    let delegate = view.delegate as? any JustifiedLayoutDelegate
    var rows = JustifiedRows(layout.rules(breadth: breadth))
    var path = IndexPath(item: 0, section: section)
    rows.append(count: count) { item in
      if let ratio = known?(item) { return ratio }
      path.item = item
      return ratio(ofItemAt: path, in: view, delegate)
    }
    return rows
  }

  override func packAgain(_ items: inout JustifiedRows, breadth: Double) {
    items.repack(by: layout.rules(breadth: breadth))
  }

  override func askForItem(at path: IndexPath, in view: UICollectionView) -> Double {
    ratio(ofItemAt: path, in: view, view.delegate as? any JustifiedLayoutDelegate)
  }

  override func value(of item: Int, among items: JustifiedRows) -> Double { items.ratio(ofItem: item) }

  override func resize(
    _ changes: [(item: Int, value: Double)], ofSection section: Int, in items: inout JustifiedRows
  ) { items.resize(changes.map { ($0.item, $0.value) }) }

  override func hidesItem(_ item: Int, inSection section: Int) -> Bool {
    sections.map { item >= $0[section].items.shownCount } ?? false
  }

  /// Its breadth by its extent.
  private func ratio(
    ofItemAt place: IndexPath, in view: UICollectionView, _ delegate: (any JustifiedLayoutDelegate)?
  ) -> Double {
    guard let delegate else { return 1 }
    let path = layout.carried?.pathInData(place) ?? place
    let ratio = delegate.collectionView(view, layout: layout, aspectRatioForItemAt: path)
    // The fast way, for a million items: nothing to report.
    let accepted =
      LengthCheck.ratios.contains(ratio)
      ? ratio : layout.lengthCheck.accept(ratio: ratio, of: "aspect ratio", at: path, in: layout)
    return layout.scrollDirection == .horizontal ? 1 / Double(accepted) : Double(accepted)
  }
}
