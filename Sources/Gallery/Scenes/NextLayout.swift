import CollectionView

/// An alternative layout for a scene.
struct NextLayout {
  var name: String
  var layout: UICollectionViewLayout
  /// Adjusts lengths to the view's size.
  var adapt: (CGSize) -> Void = { _ in }
}
