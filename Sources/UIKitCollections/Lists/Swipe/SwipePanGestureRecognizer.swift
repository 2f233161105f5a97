import Foundation

/// A pan gesture recognizer that counts only horizontal movement, so that lists can scroll.
final class SwipePanGestureRecognizer: UIPanGestureRecognizer, UIGestureRecognizerDelegate {
  private var collectionView: UICollectionView? { view as? UICollectionView }

  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    countsHorizontalTravelOnly = true
    delegate = self
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let collectionView else { return false }
    let travel = translation(in: collectionView)
    guard abs(travel.x) > abs(travel.y) else { return false }
    let finger = location(in: collectionView)
    let start = CGPoint(x: finger.x - travel.x, y: finger.y - travel.y)
    return collectionView.swipes?.begins(at: start, towardLeft: travel.x < 0) ?? false
  }
}
