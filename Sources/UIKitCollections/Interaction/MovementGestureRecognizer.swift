import Foundation

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
