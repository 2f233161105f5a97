import CollectionView
import LayoutEngine

// Answers to the view.

extension SectionedLayout {
  func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    (place.start, place.viewSize, place.asked) = (nil, collectionView?.bounds.size, AskedItem())
    guard let contents else { return [] }
    var found: [UICollectionViewLayoutAttributes] = []
    // A page or two of elements, without an allocation each time the array grows.
    found.reserveCapacity(128)
    contents.forEachElement(in: LayoutRect(rect), pinning: pinning) { found.append($0.attributes(frame: $1)) }
    return found
  }

  func item(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let contents, isItem(indexPath, of: contents) else { return nil }
    let (item, section) = (indexPath.item, indexPath.section)
    var frame = contents.frame(ofItem: item, inSection: section)
    let isHidden = hidesItem(item, inSection: section)
    if isHidden { frame.size = .zero }
    let attributes = SectionElement.item(item, section: section).attributes(frame: frame)
    attributes.isHidden = isHidden
    return attributes
  }

  /// A header or footer.
  func boundary(ofKind elementKind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let contents, indexPath.count == 2, indexPath.item == 0,
      (0..<contents.count).contains(indexPath.section)
    else { return nil }
    let section = indexPath.section
    switch elementKind {
    case UICollectionView.elementKindSectionHeader:
      let frame = contents.frame(ofHeaderInSection: section, pinning: pinning)
      return frame.map(SectionElement.header(section: section).attributes(frame:))
    case UICollectionView.elementKindSectionFooter:
      let frame = contents.frame(ofFooterInSection: section, pinning: pinning)
      return frame.map(SectionElement.footer(section: section).attributes(frame:))
    default: return nil
    }
  }

  /// Traps if what the layout relies on does not hold. For tests; O(items).
  func _checkInvariants() { contents?._checkInvariants() }
}
