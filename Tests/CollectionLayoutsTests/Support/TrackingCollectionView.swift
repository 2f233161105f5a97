import CollectionView

/// A collection view whose content a finger can be said to hold.
final class TrackingCollectionView: UICollectionView {
  var isTrackingFinger = false
  override var isTracking: Bool { isTrackingFinger }
}
