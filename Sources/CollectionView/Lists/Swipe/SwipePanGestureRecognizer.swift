#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

/// The pan that pulls a row aside. Only movement across counts, so that lists scroll as before.
final class SwipePanGestureRecognizer: UIPanGestureRecognizer {
  private var collectionView: UICollectionView? { view as? UICollectionView }

  override var countedTravel: CGFloat { abs(translation(in: view).x) }

  override func shouldBegin() -> Bool {
    guard super.shouldBegin(), let collectionView else { return false }
    let travel = translation(in: collectionView)
    guard abs(travel.x) > abs(travel.y) else { return false }
    let finger = location(in: collectionView)
    let start = CGPoint(x: finger.x - travel.x, y: finger.y - travel.y)
    return collectionView.swipes?.begins(at: start, towardLeft: travel.x < 0) ?? false
  }
}
#endif
