import Foundation

/// An item in interactive movement.
///
/// The data source is notified of the move only at its end. Until then, paths and counts describe the visible
/// state, not the data source.
struct InteractiveMovement {
  /// The item's path in the data source.
  let original: IndexPath
  /// The item's path in the visible order.
  private(set) var current: IndexPath
  /// The center of the item, in content coordinates.
  private(set) var position: CGPoint
  /// `true` if the item has reached the finger. The way to the first position is animated. Afterward, the
  /// item follows immediately.
  private(set) var hasReachedFinger = false
  /// The observer that scrolls the contents while the moving item is at an edge.
  private var scrolling: FrameObserver?

  /// Creates a movement of an item picked up at its position.
  init(of indexPath: IndexPath, at position: CGPoint) {
    (original, current, self.position) = (indexPath, indexPath, position)
  }

  /// Returns `true` if the key belongs to the moving item, which has the key of its current path.
  func isMoving(_ key: ElementKey) -> Bool { key == ElementKey(.cell, nil, current) }

  // MARK: Finger

  /// Follows the finger to a position.
  mutating func follow(to position: CGPoint) {
    self.position = position
    hasReachedFinger = true
  }

  /// Shifts the position after the contents have moved under the finger, which keeps its screen position.
  mutating func shift(by distance: CGVector) {
    position = CGPoint(x: position.x + distance.dx, y: position.y + distance.dy)
  }

  /// Sets the path at which other items have made room.
  mutating func setCurrent(_ path: IndexPath) { current = path }

  /// Scrolls with every frame while the finger is at an edge, until ``leaveEdge()``.
  mutating func reachEdge(_ scroll: @autoclosure () -> FrameObserver) {
    if scrolling == nil { scrolling = scroll() }
  }

  mutating func leaveEdge() { scrolling = nil }

  /// Returns the data source path of the item at a visible path.
  func dataSourcePath(for shown: IndexPath) -> IndexPath {
    if shown == current { return original }
    var path = shown
    if path.section == current.section, path.item > current.item { path.item -= 1 }
    if path.section == original.section, path.item >= original.item { path.item += 1 }
    return path
  }

  /// Returns the visible path of an item in the data source.
  func shownPath(for dataSourcePath: IndexPath) -> IndexPath {
    if dataSourcePath == original { return current }
    var path = dataSourcePath
    if path.section == original.section, path.item > original.item { path.item -= 1 }
    if path.section == current.section, path.item >= current.item { path.item += 1 }
    return path
  }
}
