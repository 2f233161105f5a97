import Foundation

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
