import CollectionView
import LayoutEngine

extension TimelineLayout {
  func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    guard let days else { return [] }
    var found: [UICollectionViewLayoutAttributes] = []
    days.forEachElement(in: LayoutRect(rect), headerEdge: headerEdge) { element, frame in
      switch element {
      case .header(let section): found.append(attributes(ofHeaderInSection: section, frame: frame))
      case .item(let item, let section):
        found.append(attributes(ofItemAt: IndexPath(item: item, section: section), frame: frame))
      // Days have none.
      case .footer: break
      }
    }
    if let ruler = ruler(), LayoutRect(ruler.frame).intersects(LayoutRect(rect)) { found.append(ruler) }
    return found
  }

  func attributes(ofItemAt indexPath: IndexPath, frame: LayoutRect) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(frame)
    return attributes
  }

  func attributes(ofHeaderInSection section: Int, frame: LayoutRect) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      with: IndexPath(item: 0, section: section))
    attributes.frame = CGRect(frame)
    // Above the ruler, which scrolls below it.
    attributes.zIndex = 11
    return attributes
  }

  /// Nil where there is no ruler, or no section that it could belong to.
  func ruler() -> UICollectionViewLayoutAttributes? {
    guard let days, days.count > 0, let frame = days.rulerFrame(edge: rulerEdge) else { return nil }
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: Self.elementKindRuler, with: IndexPath(item: 0, section: 0))
    attributes.frame = CGRect(frame)
    // Above the cells, as headers are in UIKit's flow layout.
    attributes.zIndex = 10
    return attributes
  }

  /// Traps if what the layout relies on does not hold. For tests; O(items log items).
  func _checkInvariants() { days?._checkInvariants() }
}
