#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

extension UICollectionView {
  /// Asks the data source for the cells of items on screen again, while the dequeue answers the cell that is shown.
  func reconfigure(_ indexPaths: [IndexPath]) {
    for indexPath in indexPaths {
      guard let place = visible.elements.firstIndex(where: { $0.key == ElementKey(.cell, nil, indexPath) }),
        let shown = visible.elements[place].view as? UICollectionViewCell
      else { continue }
      cellInReconfiguring = (indexPath, shown)
      defer { cellInReconfiguring = nil }
      guard let cell = dataSource?.collectionView(self, cellForItemAt: indexPath) else { continue }
      guard cell === shown else {
        UIKitException.raise(
          "The cell returned for the item at \(indexPath) while it is reconfigured must be the one dequeued for it, "
            + "not another one: \(cell)")
        continue
      }
      visible.elements[place].needsFitting = true
      setNeedsLayout()
    }
  }
}
#endif
