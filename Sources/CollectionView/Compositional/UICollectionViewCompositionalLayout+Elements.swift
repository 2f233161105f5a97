#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation
import LayoutEngine

extension UICollectionViewCompositionalLayout {
  /// Makes attributes of the class that `layoutAttributesClass` names.
  private func attributes(
    _ category: UICollectionView.ElementCategory, _ kind: String?, _ path: IndexPath, zIndex: Int,
    frame: LayoutRect
  ) -> UICollectionViewLayoutAttributes {
    let type = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
    let attributes = (type ?? UICollectionViewLayoutAttributes.self).init(_dynamic: ())
    attributes.indexPath = path
    attributes.representedElementCategory = category
    attributes.representedElementKind = kind
    attributes.zIndex = zIndex
    attributes.frame = CGRect(frame)
    return attributes
  }

  private func attributes(
    for element: CompositionalPacking.Element, frame: LayoutRect, in packing: CompositionalPacking
  ) -> UICollectionViewLayoutAttributes {
    switch element {
    case .item(let path):
      return attributes(
        .cell, nil, path, zIndex: packing.sections[path.section].run.zIndex(ofItem: path.item), frame: frame)
    case .badge(let id, let path):
      let badge = packing.descriptions[path.section].badges[id]
      return attributes(.supplementaryView, badge.elementKind, path, zIndex: badge.zIndex, frame: frame)
    case .boundary(let index, let section):
      let item = packing.descriptions[section].section.boundarySupplementaryItems[index]
      return attributes(
        .supplementaryView, item.elementKind, IndexPath(item: 0, section: section), zIndex: item.zIndex,
        frame: frame)
    case .decoration(let index, let section):
      let item = packing.descriptions[section].section.decorationItems[index]
      return attributes(
        .decorationView, item.elementKind, IndexPath(item: 0, section: section), zIndex: item.zIndex,
        frame: frame)
    }
  }

  func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    guard let packing else { return [] }
    var found: [UICollectionViewLayoutAttributes] = []
    packing.forEachElement(in: LayoutRect(rect), visible: visibleRange) { element, frame in
      found.append(attributes(for: element, frame: frame, in: packing))
    }
    return found
  }

  func item(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let packing, packing.contains(indexPath) else { return nil }
    return attributes(for: .item(indexPath), frame: packing.frame(ofItem: indexPath), in: packing)
  }

  func supplementaryItem(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let packing, let section = section(at: indexPath, in: packing) else { return nil }
    let boundaries = packing.descriptions[section].section.boundarySupplementaryItems
    if indexPath.item == 0, let index = boundaries.firstIndex(where: { $0.elementKind == elementKind }) {
      let frame = packing.boundary(index, ofSection: section, visible: visibleRange)
      return attributes(for: .boundary(index, section: section), frame: frame, in: packing)
    }
    let badges = packing.descriptions[section].badges
    guard packing.contains(indexPath), let id = badges.firstIndex(where: { $0.elementKind == elementKind }),
      let frame = packing.badge(id, at: indexPath)
    else { return nil }
    return attributes(for: .badge(id, indexPath), frame: frame, in: packing)
  }

  func decorationItem(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let packing, let section = section(at: indexPath, in: packing), indexPath.item == 0 else {
      return nil
    }
    let items = packing.descriptions[section].section.decorationItems
    guard let index = items.firstIndex(where: { $0.elementKind == elementKind }) else { return nil }
    let frame = packing.decoration(index, ofSection: section)
    return attributes(for: .decoration(index, section: section), frame: frame, in: packing)
  }

  private func section(at path: IndexPath, in packing: CompositionalPacking) -> Int? {
    path.count == 2 && path.section >= 0 && path.section < packing.sections.count ? path.section : nil
  }

  // MARK: Pinning

  /// The part of the contents that is in sight, in the layout's coordinates.
  func visibleRect(of bounds: CGRect, in view: UICollectionView) -> LayoutRect {
    LayoutRect(LayoutReader(self, in: view).inLayout(bounds.inset(by: view.adjustedContentInset)))
  }

  private var visibleRange: ClosedRange<Double>? {
    guard let packing, packing.pinsSomething, let collectionView else { return nil }
    return range(of: visibleRect(of: collectionView.bounds, in: collectionView), packing.room.axis)
  }

  private func range(of rect: LayoutRect, _ axis: Axis) -> ClosedRange<Double> {
    axis.along(rect.origin)...(axis.along(rect.origin) + axis.extent(of: rect.size))
  }

  /// Names the pinned items of all sections that are in sight before or after scrolling.
  func nameWhatPins(
    from oldBounds: CGRect, to newBounds: CGRect, in context: UICollectionViewLayoutInvalidationContext
  ) {
    guard let packing, let collectionView else { return }
    let axis = packing.room.axis
    let old = packing.sections(meeting: range(of: visibleRect(of: oldBounds, in: collectionView), axis))
    let new = packing.sections(meeting: range(of: visibleRect(of: newBounds, in: collectionView), axis))
    for section in Array(old) + new.filter({ !old.contains($0) }) {
      for item in packing.descriptions[section].section.boundarySupplementaryItems
      where item.pinToVisibleBounds {
        context.invalidateSupplementaryElements(
          ofKind: item.elementKind, at: [IndexPath(item: 0, section: section)])
      }
    }
  }

  // MARK: Self-sizing

  /// Views keep the lengths that are not estimates.
  func priorities(
    for attributes: UICollectionViewLayoutAttributes
  ) -> (horizontal: UILayoutPriority, vertical: UILayoutPriority) {
    let path = attributes.indexPath
    var isEstimated = (width: true, height: true)
    if let packing, let section = section(at: path, in: packing) {
      let kind = attributes.representedElementKind
      if attributes.representedElementCategory == .cell, packing.contains(path) {
        isEstimated = packing.sections[section].run.estimates(ofItem: path.item)
      } else if let rule = packing.descriptions[section].section.boundarySupplementaryItems
        .first(where: { $0.elementKind == kind })?.layoutSize.value
      {
        isEstimated = (rule.width.isEstimated, rule.height.isEstimated)
      }
    }
    return (
      isEstimated.width ? .fittingSizeLevel : .required, isEstimated.height ? .fittingSizeLevel : .required
    )
  }

  /// Whether a view prefers another size, in a dimension that is an estimate.
  func wantsAnotherSize(
    _ preferred: UICollectionViewLayoutAttributes, than original: UICollectionViewLayoutAttributes
  ) -> Bool {
    let path = original.indexPath
    let size = LayoutSize(preferred.size)
    guard let packing, size.isValid, let section = section(at: path, in: packing) else { return false }
    switch original.representedElementCategory {
    case .cell:
      guard packing.contains(path) else { return false }
      let run = packing.sections[section].run
      let (width, height) = run.estimates(ofItem: path.item)
      let known = run.measuredSize(ofItem: path.item) ?? packing.frame(ofItem: path).size
      return (width && known.width != size.width) || (height && known.height != size.height)
    case .supplementaryView:
      let boundaries = packing.descriptions[section].section.boundarySupplementaryItems
      let kind = original.representedElementKind
      guard path.item == 0, let index = boundaries.firstIndex(where: { $0.elementKind == kind }) else {
        return false
      }
      let rule = boundaries[index].layoutSize.value
      let known =
        sizes.size(ofKind: boundaries[index].elementKind, inSection: section)
        ?? packing.boundary(index, ofSection: section, visible: nil).size
      return (rule.width.isEstimated && known.width != size.width)
        || (rule.height.isEstimated && known.height != size.height)
    case .decorationView: return false
    }
  }
}
#endif
