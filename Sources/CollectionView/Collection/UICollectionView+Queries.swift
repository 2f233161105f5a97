#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

extension UICollectionView {
  /// Asks the data source where the number is not known.
  public var numberOfSections: Int { counts.items.count }

  /// Asks the data source where the number is not known. Traps where there is no such section.
  public func numberOfItems(inSection section: Int) -> Int {
    guard counts.items.indices.contains(section) else {
      UIKitException.raise(
        "request for number of items in section \(section) when there are only \(counts.items.count) sections in the "
          + "collection view")
      return 0
    }
    return counts.items[section]
  }

  /// Asks the layout, bringing it up to date first.
  public func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes(for: ElementKey(.cell, nil, indexPath))
  }

  public func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { attributes(for: ElementKey(.supplementaryView, kind, indexPath)) }

  private func attributes(for key: ElementKey) -> UICollectionViewLayoutAttributes? {
    prepareLayoutIfNeeded()
    if key.category == .cell, !counts.contains(key.indexPath) { return nil }
    return attributesFromLayout(for: key)
  }

  /// The item in front at the point of the contents. O(log n) where the layout's query is.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    prepareLayoutIfNeeded()
    let candidates = attributesFromLayout(in: CGRect(x: point.x, y: point.y, width: 1, height: 1))
      .filter { $0.representedElementCategory == .cell && !$0.isHidden && $0.frame.contains(point) }
    return candidates.max { ($0.zIndex, $0.indexPath) < ($1.zIndex, $1.indexPath) }?.indexPath
  }

  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    visible.element(showing: cell)?.key.indexPath
  }

  public func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView) -> IndexPath? {
    visible.element(showing: supplementaryView)?.key.indexPath
  }

  /// The cell of the item, if it is on screen.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    visible[ElementKey(.cell, nil, indexPath)]?.view as? UICollectionViewCell
  }

  public var visibleCells: [UICollectionViewCell] {
    visible.all(.cell).compactMap { $0.view as? UICollectionViewCell }
  }

  public var indexPathsForVisibleItems: [IndexPath] { visible.all(.cell).map(\.key.indexPath) }

  public func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? { visible[ElementKey(.supplementaryView, elementKind, indexPath)]?.view }

  public func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    visible.all(.supplementaryView).filter { $0.key.kind == elementKind }.map(\.view)
  }

  public func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    visible.all(.supplementaryView).filter { $0.key.kind == elementKind }.map(\.key.indexPath)
  }
}
#endif
