import CollectionView

/// A layout that a scene can go over to.
struct NextLayout {
  /// What people read.
  var name: String
  var layout: UICollectionViewLayout
}
