import Foundation

extension UICollectionView {
  func select(_ indexPath: IndexPath) {
    selection.select(indexPath)
    cellOnScreen(at: indexPath)?.isSelected = true
  }

  func deselect(_ indexPath: IndexPath) {
    selection.deselect(indexPath)
    cellOnScreen(at: indexPath)?.isSelected = false
  }

  func deselectAll() {
    let paths = selection.paths
    selection.deselectAll()
    for path in paths { cellOnScreen(at: path)?.isSelected = false }
  }

  /// Keeps the first selected item unless several are allowed. This doesn't call the delegate.
  func reduceSelection() {
    guard !allowsMultipleSelectionNow else { return }
    for path in selection.paths.dropFirst() { deselect(path) }
  }

  /// Returns the item's cell, even if it's departing.
  func cellOnScreen(at indexPath: IndexPath) -> UICollectionViewCell? {
    let key = ElementKey(.cell, nil, indexPath)
    return (visible[key] ?? departures[key])?.view as? UICollectionViewCell
  }

  func tellState(to view: UICollectionReusableView, _ key: ElementKey) {
    guard key.category == .cell, let cell = view as? UICollectionViewCell else { return }
    let isSelected = selection.contains(key.indexPath)
    let isHighlighted = selection.highlighted == key.indexPath
    if cell.isSelected != isSelected { cell.isSelected = isSelected }
    if cell.isHighlighted != isHighlighted { cell.isHighlighted = isHighlighted }
    cell.editingMayHaveChanged()
  }

  func moveSelection(through map: UpdateMap) {
    if let gone = selection.follow(map.selectionPath(after:)) {
      cellOnScreen(at: gone)?.isHighlighted = false
    }
  }

  func select(_ indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard let indexPath else { return deselectAll() }
    guard allowsSelection else { return }
    if !allowsMultipleSelectionNow {
      for path in selection.paths where path != indexPath { deselect(path) }
    }
    select(indexPath)
    if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// As in UIKit, accessories appear and disappear with an animation.
  func editingDidChange() {
    for cell in visibleCells { cell.setNeedsUpdateConfiguration() }
    swipes?.close(animated: true)
    let rows = visibleCells.filter { $0 is UICollectionViewListCell }
    for cell in rows { viewWantsAnotherSize(cell) }
    guard window != nil, UIView.areAnimationsEnabled, UIView.inheritedAnimationDuration == 0, !rows.isEmpty
    else { return }
    UIView.animate(withDuration: 0.3) {
      for cell in rows { cell.layoutIfNeeded() }
      self.layoutIfNeeded()
    }
  }
}
