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
    for element: CompositionalFrames.Element, frame: LayoutRect, in frames: CompositionalFrames
  ) -> UICollectionViewLayoutAttributes {
    switch element {
    case .item(let path):
      return attributes(
        .cell, nil, path, zIndex: frames.sections[path.section].run.zIndex(ofItem: path.item), frame: frame)
    case .badge(let id, let path):
      let badge = frames.descriptions[path.section].badges[id]
      return attributes(.supplementaryView, badge.elementKind, path, zIndex: badge.zIndex, frame: frame)
    case .boundary(let index, let section):
      let item = frames.descriptions[section].boundaryItems[index]
      return attributes(
        .supplementaryView, item.elementKind, IndexPath(item: 0, section: section), zIndex: item.zIndex,
        frame: frame)
    case .outer(let index):
      let item = frames.outerItems[index]
      return attributes(
        .supplementaryView, item.elementKind, IndexPath(index: 0), zIndex: item.zIndex, frame: frame)
    case .decoration(let index, let section):
      let item = frames.descriptions[section].decorationItems[index]
      return attributes(
        .decorationView, item.elementKind, IndexPath(item: 0, section: section), zIndex: item.zIndex,
        frame: frame)
    }
  }

  func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    guard let frames else { return [] }
    var found: [UICollectionViewLayoutAttributes] = []
    frames.forEachElement(in: LayoutRect(rect), at: moment) { element, frame in
      found.append(attributes(for: element, frame: frame, in: frames))
    }
    return found
  }

  func item(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let frames, frames.contains(indexPath) else { return nil }
    return attributes(for: .item(indexPath), frame: frames.frame(ofItem: indexPath), in: frames)
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
    guard let frames else { return nil }
    if indexPath.count == 1 {
      guard let index = frames.outerItems.firstIndex(where: { $0.elementKind == elementKind }) else {
        return nil
      }
      let frame = frames.outerFrame(index, visible: visibleRange)
      return attributes(for: .outer(index), frame: frame, in: frames)
    }
    guard let section = section(at: indexPath, in: frames) else { return nil }
    let boundaries = frames.descriptions[section].boundaryItems
    if indexPath.item == 0, let index = boundaries.firstIndex(where: { $0.elementKind == elementKind }) {
      let frame = frames.boundary(index, ofSection: section, visible: visibleRange)
      return attributes(for: .boundary(index, section: section), frame: frame, in: frames)
    }
    let badges = frames.descriptions[section].badges
    guard frames.contains(indexPath), let id = badges.firstIndex(where: { $0.elementKind == elementKind }),
      let frame = frames.badge(
        id, at: indexPath, measured: sizes.size(ofBadge: elementKind, at: indexPath))
    else { return nil }
    return attributes(for: .badge(id, indexPath), frame: frame, in: frames)
  }

  func decorationItem(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let frames, let section = section(at: indexPath, in: frames), indexPath.item == 0 else {
      return nil
    }
    let items = frames.descriptions[section].decorationItems
    guard let index = items.firstIndex(where: { $0.elementKind == elementKind }) else { return nil }
    let frame = frames.decoration(index, ofSection: section)
    return attributes(for: .decoration(index, section: section), frame: frame, in: frames)
  }

  private func section(at path: IndexPath, in frames: CompositionalFrames) -> Int? {
    path.count == 2 && path.section >= 0 && path.section < frames.sections.count ? path.section : nil
  }

  // MARK: Pinning

  func visibleRect(of bounds: CGRect, in view: UICollectionView) -> LayoutRect {
    LayoutRect(LayoutReader(self, in: view).inLayout(bounds.inset(by: view.adjustedContentInset)))
  }

  var moment: CompositionalFrames.Moment {
    let (distances, frames) = (stripDistances, frames)
    return CompositionalFrames.Moment(
      visible: visibleRange,
      distances: { distances[$0] ?? frames?.startOfStrip(ofSection: $0) ?? 0 }, sizes: sizes)
  }

  private var visibleRange: ClosedRange<Double>? {
    guard let frames, frames.pinsSomething, let collectionView else { return nil }
    return range(of: visibleRect(of: collectionView.bounds, in: collectionView), frames.room.axis)
  }

  func range(of rect: LayoutRect, _ axis: Axis) -> ClosedRange<Double> {
    axis.along(rect.origin)...(axis.along(rect.origin) + axis.extent(of: rect.size))
  }

  /// Lists the pinned items of the layout and of sections visible before or after scrolling.
  func nameWhatPins(
    from oldBounds: CGRect, to newBounds: CGRect, in context: UICollectionViewLayoutInvalidationContext
  ) {
    guard let frames, let collectionView else { return }
    for item in frames.outerItems where item.pinToVisibleBounds {
      context.invalidateSupplementaryElements(ofKind: item.elementKind, at: [IndexPath(index: 0)])
    }
    let axis = frames.room.axis
    let old = frames.sections(meeting: range(of: visibleRect(of: oldBounds, in: collectionView), axis))
    let new = frames.sections(meeting: range(of: visibleRect(of: newBounds, in: collectionView), axis))
    for section in Array(old) + new.filter({ !old.contains($0) }) {
      for item in frames.descriptions[section].boundaryItems
      where item.pinToVisibleBounds {
        context.invalidateSupplementaryElements(
          ofKind: item.elementKind, at: [IndexPath(item: 0, section: section)])
      }
    }
  }
}
