import CollectionView

/// An alternative layout for a scene.
struct NextLayout {
  /// The displayed name.
  var name: String
  var layout: UICollectionViewLayout
  /// Adjusts lengths to the size of the view.
  var adapt: (CGSize) -> Void = { _ in }
}
