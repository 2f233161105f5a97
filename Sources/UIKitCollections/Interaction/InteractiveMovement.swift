import Foundation

/// An item that is being moved by hand. The data source learns of the move only at its end. Until then, paths
/// and counts describe what is shown, not what the data source has.
struct InteractiveMovement {
  /// The item's path in the data source.
  let original: IndexPath
  /// The item's path among the items as they are shown.
  private(set) var current: IndexPath
  /// The middle of the item, in the coordinates of the contents.
  private(set) var position: CGPoint
  /// Whether the item has reached the hand. Its way to the first position is animated; from then on it follows
  /// at once.
  private(set) var hasReachedFinger = false
  /// Scrolls the contents while the moving item is at an edge.
  private var scrolling: FrameObserver?

  /// An item that is picked up where it is.
  init(of indexPath: IndexPath, at position: CGPoint) {
    (original, current, self.position) = (indexPath, indexPath, position)
  }

  /// The item has the key of its present path.
  func isMoving(_ key: ElementKey) -> Bool { key == ElementKey(.cell, nil, current) }

  // MARK: The hand

  /// The hand has moved.
  mutating func follow(to position: CGPoint) {
    self.position = position
    hasReachedFinger = true
  }

  /// The contents have moved beneath the hand, which stays where it is on screen.
  mutating func shift(by distance: CGVector) {
    position = CGPoint(x: position.x + distance.dx, y: position.y + distance.dy)
  }

  /// The others have made room at another path.
  mutating func setCurrent(_ path: IndexPath) { current = path }

  /// Scrolls with every frame while the hand is at an edge, until ``leaveEdge()``.
  mutating func reachEdge(_ scroll: @autoclosure () -> FrameObserver) {
    if scrolling == nil { scrolling = scroll() }
  }

  mutating func leaveEdge() { scrolling = nil }

  /// The path in the data source of the item that is shown at a path.
  func dataSourcePath(for shown: IndexPath) -> IndexPath {
    if shown == current { return original }
    var path = shown
    if path.section == current.section, path.item > current.item { path.item -= 1 }
    if path.section == original.section, path.item >= original.item { path.item += 1 }
    return path
  }

  /// The path at which an item of the data source is shown.
  func shownPath(for dataSourcePath: IndexPath) -> IndexPath {
    if dataSourcePath == original { return current }
    var path = dataSourcePath
    if path.section == original.section, path.item > original.item { path.item -= 1 }
    if path.section == current.section, path.item >= current.item { path.item += 1 }
    return path
  }
}
