import CollectionView
import LayoutEngine

extension WaterfallLayout {
  /// Adds the backgrounds of the sections that a rectangle meets.
  func addBackgrounds(in rect: LayoutRect, to found: inout [UICollectionViewLayoutAttributes]) {
    let (low, extent) = (axis.along(rect.origin), axis.extent(of: rect.size))
    guard sectionBackgroundInset != nil, extent >= 0, let sections else { return }
    for section in sections.sections(meeting: low...low + extent) {
      guard let background = background(ofSection: section), LayoutRect(background.frame).intersects(rect)
      else { continue }
      found.append(background)
    }
  }

  func background(ofKind kind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard kind == Self.elementKindSectionBackground, let section = section(of: indexPath),
      indexPath.item == 0
    else { return nil }
    sections?.pack(throughFooterOfSection: section)
    return background(ofSection: section)
  }

  private func background(ofSection section: Int) -> UICollectionViewLayoutAttributes? {
    guard let inset = sectionBackgroundInset, let sections, sections[section].packing.count > 0 else {
      return nil
    }
    let attributes = UICollectionViewLayoutAttributes(
      forDecorationViewOfKind: Self.elementKindSectionBackground, with: IndexPath(item: 0, section: section))
    let bounds = sections.bounds(ofSection: section)
    let whole = CGRect(
      axis.rect(
        along: bounds.lowerBound, across: 0, extent: bounds.upperBound - bounds.lowerBound,
        breadth: sections.breadth))
    let room = accepted(inset: inset, of: "sectionBackgroundInset")
    attributes.frame = CGRect(
      x: whole.minX + room.left, y: whole.minY + room.top,
      width: max(0, whole.width - room.left - room.right),
      height: max(0, whole.height - room.top - room.bottom))
    attributes.zIndex = -1
    return attributes
  }
}
