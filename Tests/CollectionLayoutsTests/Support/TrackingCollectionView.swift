import CollectionView

/// A collection view that says, as told, whether a finger tracks its contents.
final class TrackingCollectionView: UICollectionView {
  var isTrackingFinger = false
  override var isTracking: Bool { isTrackingFinger }
}
