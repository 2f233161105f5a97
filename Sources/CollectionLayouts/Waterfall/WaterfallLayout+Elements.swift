import CollectionView
import LayoutEngine

// Answers to the view. Items that have no place yet are packed first, as far as the answer needs it.

extension WaterfallLayout {
  func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    let end = scrollDirection == .vertical ? rect.maxY : rect.maxX
    let pinning = pinning
    sections?.pack(forElementsBefore: Double(end), pinning: pinning)
    var found: [UICollectionViewLayoutAttributes] = []
    // A page or two of elements, without an allocation each time the array grows.
    found.reserveCapacity(128)
    sections?.forEachElement(in: LayoutRect(rect), pinning: pinning) {
      found.append($0.attributes(frame: $1))
    }
    addBackgrounds(in: LayoutRect(rect), to: &found)
    return found
  }

  func item(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let section = section(of: indexPath),
      let frame = frame(ofItem: indexPath.item, inSection: section)
    else { return nil }
    // A view that scrolls to the item clamps the offset to the contents, so one screen behind the item is packed too.
    if let collectionView {
      sections?.pack(
        through: axis.along(frame.origin) + axis.extent(of: LayoutRect(collectionView.bounds).size))
    }
    return SectionElement.item(indexPath.item, section: section).attributes(frame: frame)
  }

  /// An item's frame, if the layout has such an item.
  func frame(ofItem item: Int, inSection section: Int) -> LayoutRect? {
    // `sections` is changed in place, never in a copy: a copy would duplicate all columns.
    guard let count = sections?.count, (0..<count).contains(section),
      let items = sections?[section].packing.count, (0..<items).contains(item)
    else { return nil }
    sections?.pack(throughItem: item, inSection: section)
    return sections?.frame(ofItem: item, inSection: section)
  }

  /// A header or footer.
  func boundary(ofKind elementKind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let section = section(of: indexPath), indexPath.item == 0 else { return nil }
    // First, because it may read `sections`, which is not allowed while they are being packed.
    let pinning = pinning
    switch elementKind {
    case UICollectionView.elementKindSectionHeader:
      sections?.pack(throughHeaderOfSection: section, pinning: pinning)
      let frame = sections?.frame(ofHeaderInSection: section, pinning: pinning)
      return frame.map(SectionElement.header(section: section).attributes(frame:))
    case UICollectionView.elementKindSectionFooter:
      sections?.pack(throughFooterOfSection: section, pinning: pinning)
      let frame = sections?.frame(ofFooterInSection: section, pinning: pinning)
      return frame.map(SectionElement.footer(section: section).attributes(frame:))
    default: return nil
    }
  }

  /// The section of an index path, if the layout has such a section.
  func section(of indexPath: IndexPath) -> Int? {
    guard indexPath.count == 2, let count = sections?.count else { return nil }
    return (0..<count).contains(indexPath.section) ? indexPath.section : nil
  }

  /// Traps if what the layout relies on does not hold. For tests; O(items · lanes).
  func _checkInvariants() { sections?._checkInvariants() }
}
