import CollectionView

/// A layout that a scene can change to.
struct NextLayout {
  /// The displayed name.
  var name: String
  var layout: UICollectionViewLayout
  /// Adjusts lengths that depend on the size of the view.
  var adapt: (CGSize) -> Void = { _ in }
}
