import CollectionView

/// A collection view whose content a finger can be said to hold.
final class HeldCollectionView: UICollectionView {
  var isHeld = false
  override var isTracking: Bool { isHeld }
}
