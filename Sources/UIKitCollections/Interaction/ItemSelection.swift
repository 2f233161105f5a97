import Foundation

/// The selected items, and the item under a finger that may be about to select it: that one is highlighted.
///
/// Changed by touches, by the app's calls and by updates, which items follow. Cells are told by the collection view.
struct ItemSelection {
  /// In the order of selection, each once.
  private(set) var paths: [IndexPath] = []
  private weak var finger: UITouch?
  /// The item that was pressed. It stays known until the press ends, also where the touch has gone without a word.
  private(set) var pressed: IndexPath?
  /// The item that the finger was lifted from, while the delegate is asked and told of that. After a reload it is the one at the same path.
  private(set) var tapped: IndexPath?

  var isEmpty: Bool { paths.isEmpty }

  func contains(_ indexPath: IndexPath) -> Bool { paths.contains(indexPath) }

  // MARK: Selecting

  /// Selects an item as the last one.
  mutating func select(_ indexPath: IndexPath) {
    deselect(indexPath)
    paths.append(indexPath)
  }

  mutating func deselect(_ indexPath: IndexPath) { paths.removeAll { $0 == indexPath } }

  mutating func deselectAll() { paths = [] }

  // MARK: Pressing

  /// Whether a finger is down on an item.
  var isPressed: Bool { finger != nil }

  /// The item under the finger.
  var highlighted: IndexPath? { isPressed ? pressed : nil }

  /// The finger on an item, if it is among these.
  func finger(among touches: Set<UITouch>) -> UITouch? { finger.flatMap { touches.contains($0) ? $0 : nil } }

  mutating func press(_ indexPath: IndexPath, with finger: UITouch) {
    (pressed, self.finger) = (indexPath, finger)
  }

  /// Ends the press. Returns the item that was pressed.
  mutating func endPress() -> IndexPath? {
    defer { (pressed, finger) = (nil, nil) }
    return pressed
  }

  // MARK: Tapping

  /// The finger was lifted from the pressed item. Returns that.
  mutating func beginTap() -> IndexPath? {
    tapped = pressed
    return tapped
  }

  mutating func endTap() { tapped = nil }

  // MARK: Updates

  /// Selection, press and tap go with their items. Returns the pressed item, by its old path, if it is gone.
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
