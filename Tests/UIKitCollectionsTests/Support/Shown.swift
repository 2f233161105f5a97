import UIKitCollections
import TestSupport

extension UICollectionView {
  /// What of a view is on screen at the clock's time: its centre in the collection view's frame, and how opaque it is.
  func shown(_ view: UIView) -> (center: CGPoint, alpha: CGFloat) {
    let position = view.layer.presentation()?.position ?? .zero
    let origin = layer.presentation()?.bounds.origin ?? .zero
    return (
      CGPoint(x: position.x - origin.x, y: position.y - origin.y),
      CGFloat(view.layer.presentation()?.opacity ?? 0)
    )
  }

  /// The shown centres of the visible cells, by path.
  var shownCenters: [IndexPath: CGPoint] {
    Dictionary(
      uniqueKeysWithValues: indexPathsForVisibleItems.compactMap { path in
        cellForItem(at: path).map { (path, shown($0).center) }
      })
  }

  /// Whether the views on screen are what the data source has at the places the layout gives, once each and at rest.
  func shows(_ source: LabelledSource) -> Bool {
    let header = UICollectionView.elementKindSectionHeader
    let expected = (collectionViewLayout.layoutAttributesForElements(in: bounds) ?? [])
      .filter { $0.frame.maxY > bounds.minY && $0.frame.minY < bounds.maxY }
    let cells = expected.filter { $0.representedElementCategory == .cell }
    let headers = expected.filter { $0.representedElementCategory == .supplementaryView }
    let selection = Set(indexPathsForSelectedItems ?? [])
    return numberOfSections == source.sections.count && subviews.count == expected.count
      && indexPathsForVisibleItems == cells.map(\.indexPath).sorted()
      && indexPathsForVisibleSupplementaryElements(ofKind: header) == headers.map(\.indexPath).sorted()
      && cells.allSatisfy { attributes in
        let (path, cell) = (attributes.indexPath, cellForItem(at: attributes.indexPath))
        return cell?.tag == source.sections[path.section][path.item] && cell?.frame == attributes.frame
          && cell?.alpha == 1 && cell?.isSelected == selection.contains(path)
      }
      && headers.allSatisfy { attributes in
        let view = supplementaryView(forElementKind: header, at: attributes.indexPath)
        return view?.tag == source.names[attributes.indexPath.section] && view?.frame == attributes.frame
          && view?.alpha == 1
      }
  }

  /// Every cell on screen, also those on their way out.
  var cellsOnScreen: [UICollectionViewCell] { subviews.compactMap { $0 as? UICollectionViewCell } }
}

func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat { hypot(a.x - b.x, a.y - b.y) }

/// Where a value is between two others: 0 at the one, 1 at the other.
func fraction(_ value: CGFloat, from start: CGFloat, to end: CGFloat) -> CGFloat {
  (value - start) / (end - start)
}
