import CollectionView

extension UICollectionViewLayout {
  /// For the `didSet` of a property that the layout depends on: invalidates unless the value stayed the same.
  ///
  ///     public var spacing: CGFloat = 10 { didSet { changed(from: oldValue, to: spacing) } }
  func changed<Value: Equatable>(from oldValue: Value, to value: Value) {
    if value != oldValue { invalidateLayout() }
  }
}
