import CollectionLayouts
import CollectionView

/// The rules of justified rows once more, a row at a time and without cleverness: what a test compares with. It is also the
/// delegate that answers what they need to know.
final class JustifiedWall: NSObject, JustifiedLayoutDelegate {
  struct Section {
    var ratios: [CGFloat] = []
    var header: CGFloat = 0
    var footer: CGFloat = 0
    var inset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  }

  /// A section's frames. Items without one are nil.
  struct Frames {
    var header: CGRect?
    var items: [CGRect?] = []
    var footer: CGRect?
  }

  var sections: [Section]
  /// Whose ratios were asked for.
  var questions: [IndexPath] = []

  init(_ sections: [Section]) { self.sections = sections }

  convenience init(ratios: [CGFloat]) { self.init([Section(ratios: ratios)]) }

  var counts: [Int] { sections.map(\.ratios.count) }

  // MARK: The rules

  func frames(_ layout: JustifiedLayout, breadth: CGFloat) -> (sections: [Frames], extent: CGFloat) {
    let isVertical = layout.scrollDirection == .vertical
    func rect(_ along: CGFloat, _ across: CGFloat, _ extent: CGFloat, _ breadth: CGFloat) -> CGRect {
      isVertical
        ? CGRect(x: across, y: along, width: breadth, height: extent)
        : CGRect(x: along, y: across, width: extent, height: breadth)
    }
    var end: CGFloat = 0
    let frames = sections.map { section in
      var frames = Frames()
      if section.header > 0 { frames.header = rect(end, 0, section.header, breadth) }
      let inset = section.inset
      let (leading, trailing) = isVertical ? (inset.top, inset.bottom) : (inset.left, inset.right)
      let (near, far) = isVertical ? (inset.left, inset.right) : (inset.top, inset.bottom)
      var place = end + section.header + leading
      end = place
      // Breadth by extent.
      let ratios = isVertical ? section.ratios : section.ratios.map { 1 / $0 }
      for (row, height) in Self.rows(of: ratios, layout, breadth: breadth - near - far) {
        guard let height else {
          frames.items += row.map { _ in nil }
          continue
        }
        var across = near
        for ratio in row {
          frames.items.append(rect(place, across, height, ratio * height))
          across += ratio * height + layout.interitemSpacing
        }
        end = place + height
        place = end + layout.rowSpacing
      }
      end += trailing
      if section.footer > 0 { frames.footer = rect(end, 0, section.footer, breadth) }
      end += section.footer
      return frames
    }
    return (frames, end)
  }

  private static func rows(
    of ratios: [CGFloat], _ layout: JustifiedLayout, breadth: CGFloat
  ) -> [(ratios: [CGFloat], height: CGFloat?)] {
    let target = layout.targetRowHeight
    func height(_ row: [CGFloat]) -> CGFloat {
      (breadth - layout.interitemSpacing * CGFloat(row.count - 1)) / row.reduce(0, +)
    }
    func capped(_ height: CGFloat) -> CGFloat { min(height, layout.maximumRowHeight ?? .infinity) }
    var rows: [(ratios: [CGFloat], height: CGFloat?)] = []
    var row: [CGFloat] = []
    for ratio in ratios {
      let before = row
      row.append(ratio)
      guard height(row) <= target else { continue }
      if !before.isEmpty, abs(height(before) - target) < abs(height(row) - target) {
        rows.append((before, capped(height(before))))
        row = [ratio]
        guard height(row) <= target else { continue }
      }
      rows.append((row, capped(height(row))))
      row = []
    }
    guard !row.isEmpty else { return rows }
    switch layout.lastRow {
    case .leading: rows.append((row, capped(target)))
    case .justified: rows.append((row, capped(height(row))))
    case .hidden: rows.append((row, nil))
    }
    return rows
  }

  // MARK: JustifiedLayoutDelegate

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    aspectRatioForItemAt indexPath: IndexPath
  ) -> CGFloat {
    questions.append(indexPath)
    return sections[indexPath.section].ratios[indexPath.item]
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
