import CollectionView

extension UICollectionView {
  /// Plain cells, called "cell", and plain headers and footers, called "view".
  func registerPlainViews() {
    register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      register(UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
    }
  }
}
