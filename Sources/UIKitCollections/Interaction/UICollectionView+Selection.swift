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

  /// Deselects all items but the first, unless several can be selected. Doesn't call the delegate.
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

/// The selected, pressed, and tapped items of a collection view.
///
/// In updates, their paths move with the items. The collection view updates the cells.
struct ItemSelection {
  /// The selected paths in order of selection.
  private(set) var paths: [IndexPath] = []
  private weak var finger: UITouch?
  /// The path of the pressed item. It stays set until the press ends, even if the touch is deallocated.
  private(set) var pressed: IndexPath?
  /// The path of the item that a lifted finger has tapped, while the delegate's methods run. After a reload,
  /// another item may have this path.
  private(set) var tapped: IndexPath?

  var isEmpty: Bool { paths.isEmpty }

  func contains(_ indexPath: IndexPath) -> Bool { paths.contains(indexPath) }

  // MARK: Selection

  /// Selects an item and moves it to the end of the selection order.
  mutating func select(_ indexPath: IndexPath) {
    deselect(indexPath)
    paths.append(indexPath)
  }

  mutating func deselect(_ indexPath: IndexPath) { paths.removeAll { $0 == indexPath } }

  mutating func deselectAll() { paths = [] }

  // MARK: Press

  var isPressed: Bool { finger != nil }

  var highlighted: IndexPath? { isPressed ? pressed : nil }

  func finger(among touches: Set<UITouch>) -> UITouch? { finger.flatMap { touches.contains($0) ? $0 : nil } }

  mutating func press(_ indexPath: IndexPath, with finger: UITouch) {
    (pressed, self.finger) = (indexPath, finger)
  }

  mutating func endPress() -> IndexPath? {
    defer { (pressed, finger) = (nil, nil) }
    return pressed
  }

  // MARK: Tap

  /// Begins a tap on the pressed item after the finger lifts. Returns the item's path.
  mutating func beginTap() -> IndexPath? {
    tapped = pressed
    return tapped
  }

  mutating func endTap() { tapped = nil }

  // MARK: Updates

  /// - Returns: The old path of the pressed item if the item is gone.
  mutating func follow(_ destination: (IndexPath) -> IndexPath?) -> IndexPath? {
    paths = paths.compactMap(destination)
    tapped = tapped.flatMap(destination)
    guard let old = pressed else { return nil }
    if let new = destination(old) {
      pressed = new
      return nil
    }
    return endPress()
  }
}
