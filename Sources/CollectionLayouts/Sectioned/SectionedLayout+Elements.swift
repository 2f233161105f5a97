import CollectionView
import LayoutEngine

extension SectionedLayout {
  func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    anchorTracker.attributesWereShown(in: collectionView)
    anchoring.asked = AskedItem()
    guard let contents else { return [] }
    var found: [UICollectionViewLayoutAttributes] = []
    // Avoids reallocation for a page or two of elements.
    found.reserveCapacity(128)
    contents.forEachElement(in: LayoutRect(rect), pinning: pinning) {
      found.append(attributes(of: $0, frame: $1))
    }
    for case let view? in ownKinds.map(ownView) where LayoutRect(view.frame).intersects(LayoutRect(rect)) {
      found.append(view)
    }
    addBackgrounds(in: LayoutRect(rect), to: &found)
    return found
  }

  func item(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let contents, contents.hasItem(at: indexPath) else { return nil }
    let (item, section) = (indexPath.item, indexPath.section)
    var frame = contents.frame(ofItem: item, inSection: section)
    let isHidden = contents.hidesItem(item, inSection: section)
    if isHidden { frame.size = .zero }
    // A view that scrolls to the item limits the offset to the packed contents.
    if let collectionView {
      contents.pack(
        through: axis.along(frame.origin) + axis.extent(of: LayoutRect(collectionView.bounds).size))
    }
    let attributes = attributes(of: .item(item, section: section), frame: frame)
    attributes.isHidden = isHidden
    return attributes
  }

  func boundary(ofKind elementKind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let contents, let section = section(of: indexPath) else { return nil }
    switch elementKind {
    case UICollectionView.elementKindSectionHeader:
      let frame = contents.frame(ofHeaderInSection: section, pinning: pinning)
      return frame.map { attributes(of: .header(section: section), frame: $0) }
    case UICollectionView.elementKindSectionFooter:
      let frame = contents.frame(ofFooterInSection: section, pinning: pinning)
      return frame.map { attributes(of: .footer(section: section), frame: $0) }
    default: return section == 0 ? ownView(ofKind: elementKind) : nil
    }
  }

  private func section(of indexPath: IndexPath) -> Int? {
    guard let contents, indexPath.count == 2, indexPath.item == 0 else { return nil }
    return (0..<contents.count).contains(indexPath.section) ? indexPath.section : nil
  }

  // MARK: Backgrounds

  private func addBackgrounds(in rect: LayoutRect, to found: inout [UICollectionViewLayoutAttributes]) {
    let (low, extent) = (axis.along(rect.origin), axis.extent(of: rect.size))
    guard let given = background?.inset, extent >= 0, let contents else { return }
    // Negative insets extend backgrounds beyond their sections.
    let inset = accepted(inset: given, of: "sectionBackgroundInset")
    let before = max(0, -axis.leading(of: inset))
    let after = max(0, -axis.trailing(of: inset))
    if before > 0 { contents.pack(through: low + extent + before) }
    for section in contents.sections(meeting: low - after...low + extent + before) {
      guard let view = background(ofSection: section), LayoutRect(view.frame).intersects(rect) else {
        continue
      }
      found.append(view)
    }
  }

  func background(ofKind kind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard kind == background?.kind, let contents, let section = section(of: indexPath) else { return nil }
    // Packs the whole section.
    _ = contents.frame(ofFooterInSection: section, pinning: .none)
    return background(ofSection: section)
  }

  private func background(ofSection section: Int) -> UICollectionViewLayoutAttributes? {
    guard let background, let contents, contents.itemCount(ofSection: section) > 0 else { return nil }
    let attributes = UICollectionViewLayoutAttributes(
      forDecorationViewOfKind: background.kind, with: IndexPath(item: 0, section: section))
    let bounds = contents.bounds(ofSection: section)
    let whole = CGRect(
      axis.rect(
        along: bounds.lowerBound, across: 0, extent: bounds.upperBound - bounds.lowerBound,
        breadth: contents.breadth))
    let room = accepted(inset: background.inset, of: "sectionBackgroundInset")
    attributes.frame = CGRect(
      x: whole.minX + room.left, y: whole.minY + room.top,
      width: max(0, whole.width - room.left - room.right),
      height: max(0, whole.height - room.top - room.bottom))
    attributes.zIndex = -1
    return attributes
  }

  /// Traps if an invariant is broken. For tests.
  ///
  /// - Complexity: O(items)
  func _checkInvariants() { contents?._checkInvariants() }
}

extension SectionedLayout {
  var direction: UICollectionView.ScrollDirection { .init(axis) }

  func breadth(of bounds: CGRect) -> Double { axis.breadth(of: LayoutRect(bounds).size) }

  func visibleRange(of bounds: CGRect) -> ClosedRange<Double> {
    visibleRange(of: bounds, along: direction, contentWidth: mirroredWidth)
  }

  var pinning: SectionPinning { collectionView.map { pinning(in: $0.bounds) } ?? .none }

  func pinning(in bounds: CGRect) -> SectionPinning {
    let pins = pins
    guard pins.areAny else { return .none }
    let visible = visibleRange(of: bounds)
    let offset = inputCheck.acceptSigned(pins.offset, of: "pinningOffset", in: self)
    return SectionPinning(
      headers: pins.headers ? visible.lowerBound + Double(offset) : nil,
      footers: pins.footers ? visible.upperBound : nil)
  }
}

/// The headers and footers that stay in the visible area.
struct PinnedBoundaries {
  var headers = false
  var footers = false
  /// The distance from the start of the visible area to pinned headers, in points.
  var offset: CGFloat = 0

  var areAny: Bool { headers || footers }
}
