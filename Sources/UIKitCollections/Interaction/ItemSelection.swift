import Foundation

/// The selected items, and the highlighted item under a finger that may be about to select it.
///
/// Touches, app calls, and updates change the selection. Updates move it with the items. The collection view
/// updates the cells.
struct ItemSelection {
  /// The selected paths in order of selection, without repetitions.
  private(set) var paths: [IndexPath] = []
  private weak var finger: UITouch?
  /// The pressed item. It stays set until the press ends, even if the touch disappears without an event.
  private(set) var pressed: IndexPath?
  /// The item under a lifted finger, during the delegate calls for the tap. After a reload, it's the item at
  /// the same path.
  private(set) var tapped: IndexPath?

  var isEmpty: Bool { paths.isEmpty }

  func contains(_ indexPath: IndexPath) -> Bool { paths.contains(indexPath) }

  // MARK: Selection

  /// Selects an item and moves it to the end of the order.
  mutating func select(_ indexPath: IndexPath) {
    deselect(indexPath)
    paths.append(indexPath)
  }

  mutating func deselect(_ indexPath: IndexPath) { paths.removeAll { $0 == indexPath } }

  mutating func deselectAll() { paths = [] }

  // MARK: Press

  /// `true` if a finger is down on an item.
  var isPressed: Bool { finger != nil }

  /// The item under the finger.
  var highlighted: IndexPath? { isPressed ? pressed : nil }

  /// Returns the finger on an item, if it's among the touches.
  func finger(among touches: Set<UITouch>) -> UITouch? { finger.flatMap { touches.contains($0) ? $0 : nil } }

  mutating func press(_ indexPath: IndexPath, with finger: UITouch) {
    (pressed, self.finger) = (indexPath, finger)
  }

  /// Ends the press and returns the pressed item.
  mutating func endPress() -> IndexPath? {
    defer { (pressed, finger) = (nil, nil) }
    return pressed
  }

  // MARK: Tap

  /// Begins a tap after the finger was lifted from the pressed item, and returns this item.
  mutating func beginTap() -> IndexPath? {
    tapped = pressed
    return tapped
  }

  mutating func endTap() { tapped = nil }

  // MARK: Updates

  /// Moves selection, press, and tap with their items.
  ///
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
