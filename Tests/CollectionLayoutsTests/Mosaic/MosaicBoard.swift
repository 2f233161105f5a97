import CollectionLayouts
import CollectionView

/// The rules of a mosaic once more, a cell at a time and without cleverness: what a test compares with. It is also the delegate
/// that answers what they need to know.
final class MosaicBoard: NSObject, MosaicLayoutDelegate {
  struct Section {
    var spans: [MosaicSpan] = []
    var header: CGFloat = 0
    var footer: CGFloat = 0
    var inset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  }

  /// A section's frames.
  struct Frames {
    var header: CGRect?
    var items: [CGRect] = []
    var footer: CGRect?
  }

  var sections: [Section]
  /// Whose spans were asked for.
  var questions: [IndexPath] = []

  init(_ sections: [Section]) { self.sections = sections }

  convenience init(spans: [MosaicSpan]) { self.init([Section(spans: spans)]) }

  var counts: [Int] { sections.map(\.spans.count) }

  // MARK: The rules

  func frames(_ layout: MosaicLayout, breadth: CGFloat) -> (sections: [Frames], extent: CGFloat) {
    let isVertical = layout.scrollDirection == .vertical
    func rect(_ along: CGFloat, _ across: CGFloat, _ extent: CGFloat, _ breadth: CGFloat) -> CGRect {
      isVertical
        ? CGRect(x: across, y: along, width: breadth, height: extent)
        : CGRect(x: along, y: across, width: extent, height: breadth)
    }
    let (columns, spacing) = (layout.columnCount, layout.spacing)
    var end: CGFloat = 0
    let frames = sections.map { section in
      var frames = Frames()
      if section.header > 0 { frames.header = rect(end, 0, section.header, breadth) }
      let inset = section.inset
      let (leading, trailing) = isVertical ? (inset.top, inset.bottom) : (inset.left, inset.right)
      let (near, far) = isVertical ? (inset.left, inset.right) : (inset.top, inset.bottom)
      let unit = (breadth - near - far - spacing * CGFloat(columns - 1)) / CGFloat(columns)
      let length = unit * layout.rowRatio
      let start = end + section.header + leading
      end = start
      var taken: Set<[Int]> = []
      for span in section.spans {
        let (width, height) = (min(span.columns, columns), span.rows)
        let cells = (0...).lazy.flatMap { row in (0...columns - width).lazy.map { [row, $0] } }
          .map { place in
            (0..<height).flatMap { row in (0..<width).map { [place[0] + row, place[1] + $0] } }
          }
          .first { taken.isDisjoint(with: $0) }
        guard let cells else { continue }
        taken.formUnion(cells)
        let frame = rect(
          start + CGFloat(cells[0][0]) * (length + spacing), near + CGFloat(cells[0][1]) * (unit + spacing),
          CGFloat(height) * length + CGFloat(height - 1) * spacing,
          CGFloat(width) * unit + CGFloat(width - 1) * spacing)
        frames.items.append(frame)
        end = max(end, isVertical ? frame.maxY : frame.maxX)
      }
      end += trailing
      if section.footer > 0 { frames.footer = rect(end, 0, section.footer, breadth) }
      end += section.footer
      return frames
    }
    return (frames, end)
  }

  // MARK: MosaicLayoutDelegate

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    spanForItemAt indexPath: IndexPath
  ) -> MosaicSpan {
    questions.append(indexPath)
    return sections[indexPath.section].spans[indexPath.item]
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sectionInsetForSectionAt section: Int
  ) -> UIEdgeInsets { sections[section].inset }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceLengthForHeaderInSection section: Int
  ) -> CGFloat { sections[section].header }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceLengthForFooterInSection section: Int
  ) -> CGFloat { sections[section].footer }
}
