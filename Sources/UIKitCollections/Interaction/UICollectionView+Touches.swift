import Foundation

// UIKit's header documents the order: shouldHighlight and didHighlight when a finger comes down; when the
// finger lifts, shouldSelect or shouldDeselect, didSelect or didDeselect, and didUnhighlight.

extension UICollectionView {
  private func cell(under touch: UITouch) -> UICollectionViewCell? {
    var view = touch.view
    while let current = view, current !== self {
      if let cell = current as? UICollectionViewCell, cell.collectionView === self { return cell }
      view = current.superview
    }
    return nil
  }

  private var allowsSelectionNow: Bool {
    // Apps with multiple selection during editing set only the second property.
    isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  var allowsMultipleSelectionNow: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  func press(_ touches: Set<UITouch>) {
    if let swipes, swipes.isOpen {
      // A touch outside the buttons only closes the row.
      if !touches.contains(where: swipes.isOnButton) { swipes.close(animated: true) }
      return
    }
    guard !selection.isPressed, allowsSelectionNow, let touch = touches.first, let cell = cell(under: touch),
      let asked = indexPath(for: cell),
      collectionDelegate?.collectionView(self, shouldHighlightItemAt: asked) ?? true,
      // The delegate may have changed the data.
      let indexPath = indexPath(for: cell)
    else { return }
    selection.press(indexPath, with: touch)
    cell.isHighlighted = true
    collectionDelegate?.collectionView(self, didHighlightItemAt: indexPath)
  }

  /// Ends a press. A finger still over its original cell selects the item.
  func release(_ touches: Set<UITouch>) {
    guard let touch = selection.finger(among: touches) else { return }
    if let indexPath = selection.beginTap(), let cell = cellForItem(at: indexPath),
      cell.bounds.contains(touch.location(in: cell))
    {
      tap(indexPath)
    }
    selection.endTap()
    unhighlight()
  }

  func cancelPress(_ touches: Set<UITouch>) {
    if selection.finger(among: touches) != nil { unhighlight() }
  }

  func unhighlight() {
    guard let indexPath = selection.endPress(), let cell = cellOnScreen(at: indexPath), cell.isHighlighted
    else { return }
    cell.isHighlighted = false
    guard cellForItem(at: indexPath) === cell else { return }
    collectionDelegate?.collectionView(self, didUnhighlightItemAt: indexPath)
  }

  /// The tapped item after updates by the delegate.
  private var tappedItem: IndexPath? { selection.tapped.flatMap { counts.contains($0) ? $0 : nil } }

  /// A tap on a selected item deselects it with multiple selection, and selects it again with single
  /// selection.
  private func tap(_ indexPath: IndexPath) {
    let delegate = collectionDelegate
    if let row = cellForItem(at: indexPath) as? UICollectionViewListCell, row.togglesOutlineByTap {
      return row.toggleOutline()
    }
    if allowsMultipleSelectionNow, selection.contains(indexPath) {
      guard delegate?.collectionView(self, shouldDeselectItemAt: indexPath) ?? true, let tappedItem else {
        return
      }
      deselect(tappedItem)
      delegate?.collectionView(self, didDeselectItemAt: tappedItem)
      return
    }
    let extendsSelection = allowsMultipleSelectionNow && !selection.isEmpty
    if delegate?.collectionView(self, shouldSelectItemAt: indexPath) ?? true { selectTappedItem() }
    // According to Apple's documentation, the action doesn't depend on the permission to change the
    // selection.
    guard !extendsSelection, let delegate, let item = tappedItem,
      delegate.collectionView(self, canPerformPrimaryActionForItemAt: item), let tappedItem
    else { return }
    delegate.collectionView(self, performPrimaryActionForItemAt: tappedItem)
  }

  private func selectTappedItem() {
    let delegate = collectionDelegate
    if !allowsMultipleSelectionNow {
      for _ in selection.paths {
        guard let other = selection.paths.first(where: { $0 != selection.tapped }) else { break }
        deselect(other)
        delegate?.collectionView(self, didDeselectItemAt: other)
      }
    }
    guard let tappedItem else { return }
    select(tappedItem)
    delegate?.collectionView(self, didSelectItemAt: tappedItem)
  }
}
