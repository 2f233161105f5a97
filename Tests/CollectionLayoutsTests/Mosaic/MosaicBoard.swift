import CollectionLayouts
import CollectionView

/// The rules of a mosaic once more, a cell at a time.
final class MosaicBoard: PlainSections<MosaicSpan>, MosaicLayoutDelegate {
  convenience init(spans: [MosaicSpan]) { self.init(items: spans) }

  override func places(of items: [MosaicSpan], in layout: SectionedLayout, room: CGFloat) -> [CGRect?] {
    guard let layout = layout as? MosaicLayout else { return [] }
    let (columns, spacing) = (layout.columnCount, layout.spacing)
    let unit = (room - spacing * CGFloat(columns - 1)) / CGFloat(columns)
    let length = unit * layout.rowRatio
    var taken: Set<[Int]> = []
    return items.map { span in
      let (width, height) = (min(span.columns, columns), span.rows)
      let cells = (0...).lazy.flatMap { row in (0...columns - width).lazy.map { [row, $0] } }
        .map { place in
          (0..<height).flatMap { row in (0..<width).map { [place[0] + row, place[1] + $0] } }
        }
        .first { taken.isDisjoint(with: $0) }
      guard let cells else { return nil }
      taken.formUnion(cells)
      return CGRect(
        x: CGFloat(cells[0][1]) * (unit + spacing), y: CGFloat(cells[0][0]) * (length + spacing),
        width: CGFloat(width) * unit + CGFloat(width - 1) * spacing,
        height: CGFloat(height) * length + CGFloat(height - 1) * spacing)
    }
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    spanForItemAt indexPath: IndexPath
  ) -> MosaicSpan { answer(at: indexPath) }
}
