import CollectionView

/// A layout that a scene can change to.
struct NextLayout {
  /// The displayed name.
  var name: String
  var layout: UICollectionViewLayout
}
