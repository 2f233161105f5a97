import CollectionLayouts
import CollectionView

/// A reference implementation of the mosaic, one cell at a time.
final class MosaicBoard: PlainSections<MosaicLayout.Span>, MosaicLayoutDelegate {
  convenience init(spans: [MosaicLayout.Span]) { self.init(items: spans) }

  override func frames(of items: [MosaicLayout.Span], in layout: StackedSectionsLayout, room: CGFloat)
    -> [CGRect?]
  {
    guard let layout = layout as? MosaicLayout else { return [] }
    let (columns, gap) = (layout.laneCount, CGSize(width: layout.laneSpacing, height: layout.lineSpacing))
    let unit = (room - gap.width * CGFloat(columns - 1)) / CGFloat(columns)
    let length = unit * layout.lineRatio
    var occupied: Set<[Int]> = []
    return items.map { span in
      let (width, height) = (min(span.lanes, columns), span.lines)
      var (row, column) = (0, 0)
      while !occupied.isDisjoint(with: cells(row, column, width, height)) {
        column += 1
        if column + width > columns { (row, column) = (row + 1, 0) }
      }
      occupied.formUnion(cells(row, column, width, height))
      return CGRect(
        x: CGFloat(column) * (unit + gap.width), y: CGFloat(row) * (length + gap.height),
        width: CGFloat(width) * unit + CGFloat(width - 1) * gap.width,
        height: CGFloat(height) * length + CGFloat(height - 1) * gap.height)
    }
  }

  private func cells(_ row: Int, _ column: Int, _ width: Int, _ height: Int) -> [[Int]] {
    (row..<row + height).flatMap { y in (column..<column + width).map { x in [y, x] } }
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    spanForItemAt indexPath: IndexPath
  ) -> MosaicLayout.Span { answer(at: indexPath) }
}
