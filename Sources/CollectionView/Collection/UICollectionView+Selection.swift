#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

extension UICollectionView {
  func setSelected(_ isSelected: Bool, at indexPath: IndexPath) {
    selection.removeAll { $0 == indexPath }
    if isSelected { selection.append(indexPath) }
    cellForItem(at: indexPath)?.isSelected = isSelected
  }

  func select(_ indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard let indexPath else {
      for path in selection { setSelected(false, at: path) }
      return
    }
    guard allowsSelection else { return }
    if !allowsMultipleSelectionNow {
      for path in selection where path != indexPath { setSelected(false, at: path) }
    }
    setSelected(true, at: indexPath)
    if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// Accessories come and go with an animation, as in UIKit.
  func editingDidChange() {
    for cell in visibleCells { cell.setNeedsUpdateConfiguration() }
    swipes?.close(animated: true)
    guard window != nil, UIView.areAnimationsEnabled, UIView.inheritedAnimationDuration == 0 else { return }
    let rows = visibleCells.filter { $0 is UICollectionViewListCell }
    guard !rows.isEmpty else { return }
    UIView.animate(withDuration: 0.3) {
      for cell in rows {
        cell.layoutIfNeeded()
        self.viewWantsAnotherSize(cell)
      }
      self.layoutIfNeeded()
    }
  }
}
#endif
