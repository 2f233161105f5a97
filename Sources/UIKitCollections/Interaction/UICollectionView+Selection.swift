import Foundation

extension UICollectionView {
  func setSelected(_ isSelected: Bool, at indexPath: IndexPath) {
    selection.removeAll { $0 == indexPath }
    if isSelected { selection.append(indexPath) }
    cellOnScreen(at: indexPath)?.isSelected = isSelected
  }

  /// The cell of an item, also on its way out.
  func cellOnScreen(at indexPath: IndexPath) -> UICollectionViewCell? {
    let key = ElementKey(.cell, nil, indexPath)
    return (visible[key] ?? departures[key])?.view as? UICollectionViewCell
  }

  /// Has a cell that is wanted say of its item what the collection view knows of it.
  func tellState(to view: UICollectionReusableView, _ key: ElementKey) {
    guard key.category == .cell, let cell = view as? UICollectionViewCell else { return }
    let isSelected = selection.contains(key.indexPath)
    let isHighlighted = pressed?.touch != nil && pressed?.indexPath == key.indexPath
    if cell.isSelected != isSelected { cell.isSelected = isSelected }
    if cell.isHighlighted != isHighlighted { cell.isHighlighted = isHighlighted }
    cell.editingMayHaveChanged()
  }

  /// Selection and highlight go with their items.
  func moveStates(_ destination: (IndexPath) -> IndexPath?) {
    selection = selection.compactMap(destination)
    guard let path = pressed?.indexPath else { return }
    if let new = destination(path) {
      pressed?.indexPath = new
    } else {
      cellOnScreen(at: path)?.isHighlighted = false
      pressed = nil
    }
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
