import Foundation

// The order of calls is documented in the header of UIKit's collection view. When the finger comes down:
// shouldHighlight, didHighlight. When it lifts: shouldSelect or shouldDeselect, didSelect or didDeselect,
// didUnhighlight.

extension UICollectionView {
  /// The cell that contains the view under the touch.
  private func cell(under touch: UITouch) -> UICollectionViewCell? {
    var view = touch.view
    while let current = view, current !== self {
      if let cell = current as? UICollectionViewCell, cell.collectionView === self { return cell }
      view = current.superview
    }
    return nil
  }

  private var allowsSelectionNow: Bool {
    // Apps that want several items while editing set the second property alone, as they do for tables.
    isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  var allowsMultipleSelectionNow: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  func press(_ touches: Set<UITouch>) {
    if let swipes, swipes.isOpen {
      // A touch beside the buttons only brings the row back.
      if !touches.contains(where: swipes.isOnButton) { swipes.close(animated: true) }
      return
    }
    guard pressed?.touch == nil, allowsSelectionNow, let touch = touches.first, let cell = cell(under: touch),
      let indexPath = indexPath(for: cell),
      collectionDelegate?.collectionView(self, shouldHighlightItemAt: indexPath) ?? true
    else { return }
    pressed = PressedItem(touch: touch, indexPath: indexPath)
    cell.isHighlighted = true
    collectionDelegate?.collectionView(self, didHighlightItemAt: indexPath)
  }

  /// Called when the finger lifts. If it is still over the cell where it came down, it selects the item.
  func release(_ touches: Set<UITouch>) {
    guard let touch = pressed?.touch, touches.contains(touch) else { return }
    if let indexPath = pressed?.indexPath, let cell = cellForItem(at: indexPath),
      cell.bounds.contains(touch.location(in: cell))
    {
      tap(indexPath)
    }
    unhighlight()
  }

  func cancelPress(_ touches: Set<UITouch>) {
    guard let touch = pressed?.touch, touches.contains(touch) else { return }
    unhighlight()
  }

  func unhighlight() {
    let indexPath = pressed?.indexPath
    pressed = nil
    guard let indexPath, let cell = cellOnScreen(at: indexPath), cell.isHighlighted else { return }
    cell.isHighlighted = false
    guard cellForItem(at: indexPath) === cell else { return }
    collectionDelegate?.collectionView(self, didUnhighlightItemAt: indexPath)
  }

  /// With multiple selection, a tap on a selected item deselects it. With single selection, it selects the item
  /// once more.
  private func tap(_ indexPath: IndexPath) {
    let delegate = collectionDelegate
    if let row = cellForItem(at: indexPath) as? UICollectionViewListCell, row.togglesOutlineByTap {
      return row.toggleOutline()
    }
    if allowsMultipleSelectionNow, selection.contains(indexPath) {
      guard delegate?.collectionView(self, shouldDeselectItemAt: indexPath) ?? true else { return }
      setSelected(false, at: indexPath)
      delegate?.collectionView(self, didDeselectItemAt: indexPath)
      return
    }
    let extendsSelection = allowsMultipleSelectionNow && !selection.isEmpty
    if delegate?.collectionView(self, shouldSelectItemAt: indexPath) ?? true { selectByTap(indexPath) }
    // Apple's documentation: whether or not the selection was allowed to change.
    if !extendsSelection, let delegate,
      delegate.collectionView(self, canPerformPrimaryActionForItemAt: indexPath)
    {
      delegate.collectionView(self, performPrimaryActionForItemAt: indexPath)
    }
  }

  private func selectByTap(_ indexPath: IndexPath) {
    let delegate = collectionDelegate
    if !allowsMultipleSelectionNow {
      for other in selection where other != indexPath {
        setSelected(false, at: other)
        delegate?.collectionView(self, didDeselectItemAt: other)
      }
    }
    setSelected(true, at: indexPath)
    delegate?.collectionView(self, didSelectItemAt: indexPath)
  }
}
