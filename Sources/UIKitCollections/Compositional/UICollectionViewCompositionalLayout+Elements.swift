import Foundation
import LayoutEngine

extension UICollectionViewCompositionalLayout {
  private func attributes(
    _ category: UICollectionView.ElementCategory, _ kind: String?, _ path: IndexPath, zIndex: Int,
    frame: LayoutRect
  ) -> UICollectionViewLayoutAttributes {
    if !handled.isEmpty, let attributes = handled[ElementKey(category, kind, path)],
      let copy = attributes.copy() as? UICollectionViewLayoutAttributes
    {
      return copy
    }
    let type = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
    let attributes = _ObjectTwin.make(type ?? UICollectionViewLayoutAttributes.self)
    attributes.indexPath = path
    attributes.representedElementCategory = category
    attributes.representedElementKind = kind
    attributes.zIndex = zIndex
    attributes.frame = CGRect(frame)
    return attributes
  }

  func attributes(
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
      let item = packing.descriptions[section].boundaryItems[index]
      return attributes(
        .supplementaryView, item.elementKind, IndexPath(item: 0, section: section), zIndex: item.zIndex,
        frame: frame)
    case .outer(let index):
      let item = packing.outerItems[index]
      return attributes(
        .supplementaryView, item.elementKind, IndexPath(index: 0), zIndex: item.zIndex, frame: frame)
    case .decoration(let index, let section):
      let item = packing.descriptions[section].decorationItems[index]
      return attributes(
        .decorationView, item.elementKind, IndexPath(item: 0, section: section), zIndex: item.zIndex,
        frame: frame)
    }
  }

  func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    guard let packing else { return [] }
    var found: [UICollectionViewLayoutAttributes] = []
    packing.forEachElement(in: LayoutRect(rect), at: moment) { element, frame in
      found.append(attributes(for: element, frame: frame, in: packing))
    }
    return found
  }

  func item(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let packing, packing.contains(indexPath) else { return nil }
    return attributes(for: .item(indexPath), frame: packing.frame(ofItem: indexPath), in: packing)
  }

  func withoutHandlers<Answer>(_ question: () -> Answer) -> Answer {
    let changed = handled
    handled = [:]
    defer { handled = changed }
    return question()
  }

  func supplementaryItem(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let packing else { return nil }
    if indexPath.count == 1 {
      guard let index = packing.outerItems.firstIndex(where: { $0.elementKind == elementKind }) else {
        return nil
      }
      let frame = packing.outerFrame(index, visible: visibleRange)
      return attributes(for: .outer(index), frame: frame, in: packing)
    }
    guard let section = section(at: indexPath, in: packing) else { return nil }
    let boundaries = packing.descriptions[section].boundaryItems
    if indexPath.item == 0, let index = boundaries.firstIndex(where: { $0.elementKind == elementKind }) {
      let frame = packing.boundary(index, ofSection: section, visible: visibleRange)
      return attributes(for: .boundary(index, section: section), frame: frame, in: packing)
    }
    let badges = packing.descriptions[section].badges
    guard packing.contains(indexPath), let id = badges.firstIndex(where: { $0.elementKind == elementKind }),
      let frame = packing.badge(
        id, at: indexPath, measured: sizes.size(ofBadge: elementKind, at: indexPath))
    else { return nil }
    return attributes(for: .badge(id, indexPath), frame: frame, in: packing)
  }

  func decorationItem(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let packing, let section = section(at: indexPath, in: packing), indexPath.item == 0 else {
      return nil
    }
    let items = packing.descriptions[section].decorationItems
    guard let index = items.firstIndex(where: { $0.elementKind == elementKind }) else { return nil }
    let frame = packing.decoration(index, ofSection: section)
    return attributes(for: .decoration(index, section: section), frame: frame, in: packing)
  }

  private func section(at path: IndexPath, in packing: CompositionalPacking) -> Int? {
    path.count == 2 && path.section >= 0 && path.section < packing.sections.count ? path.section : nil
  }

  // MARK: Pinning

  func visibleRect(of bounds: CGRect, in view: UICollectionView) -> LayoutRect {
    LayoutRect(LayoutReader(self, in: view).inLayout(bounds.inset(by: view.adjustedContentInset)))
  }

  var moment: CompositionalPacking.Moment {
    let (distances, packing) = (stripDistances, packing)
    return CompositionalPacking.Moment(
      visible: visibleRange,
      distances: { distances[$0] ?? packing?.startOfStrip(ofSection: $0) ?? 0 }, sizes: sizes)
  }

  private var visibleRange: ClosedRange<Double>? {
    guard let packing, packing.pinsSomething, let collectionView else { return nil }
    return range(of: visibleRect(of: collectionView.bounds, in: collectionView), packing.room.axis)
  }

  func range(of rect: LayoutRect, _ axis: Axis) -> ClosedRange<Double> {
    axis.along(rect.origin)...(axis.along(rect.origin) + axis.extent(of: rect.size))
  }

  /// Lists the pinned items of the layout and of sections visible before or after scrolling.
  func nameWhatPins(
    from oldBounds: CGRect, to newBounds: CGRect, in context: UICollectionViewLayoutInvalidationContext
  ) {
    guard let packing, let collectionView else { return }
    for item in packing.outerItems where item.pinToVisibleBounds {
      context.invalidateSupplementaryElements(ofKind: item.elementKind, at: [IndexPath(index: 0)])
    }
    let axis = packing.room.axis
    let old = packing.sections(meeting: range(of: visibleRect(of: oldBounds, in: collectionView), axis))
    let new = packing.sections(meeting: range(of: visibleRect(of: newBounds, in: collectionView), axis))
    for section in Array(old) + new.filter({ !old.contains($0) }) {
      for item in packing.descriptions[section].boundaryItems
      where item.pinToVisibleBounds {
        context.invalidateSupplementaryElements(
          ofKind: item.elementKind, at: [IndexPath(item: 0, section: section)])
      }
    }
  }
}
