import Foundation

extension UICollectionViewListCell {
  func moveByHandle(_ press: UILongPressGestureRecognizer) {
    guard let collectionView else { return }
    let finger = press.location(in: collectionView)
    switch press.state {
    case .began:
      guard let path = collectionView.indexPath(for: self),
        collectionView.beginInteractiveMovementForItem(at: path)
      else { return }
      isReordering = true
      grip = CGVector(dx: center.x, dy: center.y - finger.y)
    case .changed where isReordering:
      collectionView.updateInteractiveMovementTargetPosition(
        CGPoint(x: grip.dx, y: finger.y + grip.dy))
    case .ended where isReordering:
      isReordering = false
      collectionView.endInteractiveMovement()
    case .cancelled where isReordering:
      isReordering = false
      collectionView.cancelInteractiveMovement()
    default: break
    }
  }
}
