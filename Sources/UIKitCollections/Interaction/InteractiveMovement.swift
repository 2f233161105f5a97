import Foundation

/// An item that the user is moving. The data source is notified only at the end. Until then, paths and counts
/// describe the visible state.
struct InteractiveMovement {
  /// The item's path in the data source.
  let original: IndexPath
  /// The item's path in the visible order.
  private(set) var current: IndexPath
  /// The item's center, in content coordinates.
  private(set) var position: CGPoint
  /// `true` after the first move, which is animated.
  private(set) var hasReachedFinger = false
  /// The observer that scrolls while the item is at an edge.
  private var scrolling: FrameObserver?

  init(of indexPath: IndexPath, at position: CGPoint) {
    (original, current, self.position) = (indexPath, indexPath, position)
  }

  /// Returns `true` for the key of the current path.
  func isMoving(_ key: ElementKey) -> Bool { key == ElementKey(.cell, nil, current) }

  // MARK: Finger

  mutating func follow(to position: CGPoint) {
    self.position = position
    hasReachedFinger = true
  }

  /// Called after the contents have moved under the finger.
  mutating func shift(by distance: CGVector) {
    position = CGPoint(x: position.x + distance.dx, y: position.y + distance.dy)
  }

  /// Sets the path at which other items make room.
  mutating func setCurrent(_ path: IndexPath) { current = path }

  /// Scrolls with every frame until ``leaveEdge()``.
  mutating func reachEdge(_ scroll: @autoclosure () -> FrameObserver) {
    if scrolling == nil { scrolling = scroll() }
  }

  mutating func leaveEdge() { scrolling = nil }

  func dataSourcePath(for shown: IndexPath) -> IndexPath {
    if shown == current { return original }
    var path = shown
    if path.section == current.section, path.item > current.item { path.item -= 1 }
    if path.section == original.section, path.item >= original.item { path.item += 1 }
    return path
  }

  func shownPath(for dataSourcePath: IndexPath) -> IndexPath {
    if dataSourcePath == original { return current }
    var path = dataSourcePath
    if path.section == original.section, path.item > original.item { path.item -= 1 }
    if path.section == current.section, path.item >= current.item { path.item += 1 }
    return path
  }
}

/// A long press that begins only on a movable item.
final class MovementGestureRecognizer: UILongPressGestureRecognizer, UIGestureRecognizerDelegate {
  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    delegate = self
    addAction { $0.move() }
  }

  private var collectionView: UICollectionView? { view as? UICollectionView }

  private var item: IndexPath? { collectionView?.indexPathForItem(at: location(in: view)) }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let item else { return false }
    return collectionView?.canMoveItem(at: item) ?? false
  }

  private func move() {
    switch state {
    case .began:
      if let item { _ = collectionView?.beginInteractiveMovementForItem(at: item) }
    case .changed: collectionView?.updateInteractiveMovementTargetPosition(location(in: view))
    case .ended: collectionView?.endInteractiveMovement()
    case .cancelled: collectionView?.cancelInteractiveMovement()
    case .possible, .failed: break
    }
  }
}
