import CollectionLayouts
import CollectionView

/// A reference implementation of justified rows, one row at a time.
final class JustifiedWall: PlainSections<CGFloat>, JustifiedLayoutDelegate {
  convenience init(ratios: [CGFloat]) { self.init(items: ratios) }

  override func frames(of items: [CGFloat], in layout: StackedSectionsLayout, room: CGFloat) -> [CGRect?] {
    guard let layout = layout as? JustifiedLayout else { return [] }
    // The ratio of breadth to length.
    let ratios = layout.scrollDirection == .vertical ? items : items.map { 1 / $0 }
    var frames: [CGRect?] = []
    var top: CGFloat = 0
    for (row, height, isIncomplete) in Self.rows(of: ratios, layout, breadth: room) {
      guard let height else {
        frames += row.map { _ in nil }
        continue
      }
      let free = room - row.reduce(0) { $0 + $1 * height } - layout.itemSpacing * CGFloat(row.count - 1)
      var left: CGFloat =
        switch layout.lastLineAlignment {
        case .center where isIncomplete: max(0, free) / 2
        case .trailing where isIncomplete: max(0, free)
        default: 0
        }
      for ratio in row {
        frames.append(CGRect(x: left, y: top, width: ratio * height, height: height))
        left += ratio * height + layout.itemSpacing
      }
      top += height + layout.lineSpacing
    }
    return frames
  }

  private static func rows(
    of ratios: [CGFloat], _ layout: JustifiedLayout, breadth: CGFloat
  ) -> [(ratios: [CGFloat], height: CGFloat?, isIncomplete: Bool)] {
    let target = layout.targetItemLength
    func height(_ row: [CGFloat]) -> CGFloat {
      (breadth - layout.itemSpacing * CGFloat(row.count - 1)) / row.reduce(0, +)
    }
    func capped(_ height: CGFloat) -> CGFloat { min(height, layout.maximumItemLength ?? .infinity) }
    var rows: [(ratios: [CGFloat], height: CGFloat?, isIncomplete: Bool)] = []
    var row: [CGFloat] = []
    for ratio in ratios {
      let before = row
      row.append(ratio)
      guard height(row) <= target else { continue }
      if !before.isEmpty, abs(height(before) - target) < abs(height(row) - target) {
        rows.append((before, capped(height(before)), false))
        row = [ratio]
        guard height(row) <= target else { continue }
      }
      rows.append((row, capped(height(row)), false))
      row = []
    }
    guard !row.isEmpty else { return rows }
    if !layout.showsIncompleteLastLine {
      rows.append((row, nil, true))
    } else {
      rows.append((row, capped(layout.lastLineAlignment == .justified ? height(row) : target), true))
    }
    return rows
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    aspectRatioForItemAt indexPath: IndexPath
  ) -> CGFloat { answer(at: indexPath) }
}
