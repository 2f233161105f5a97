import UIKitCollections

extension UICollectionView {
  /// Creates a view for a data source of this folder, with the reuse identifiers "cell" and "view" (for
  /// headers and footers).
  convenience init(
    _ layout: UICollectionViewLayout, showing source: UICollectionViewDataSource, width: CGFloat,
    height: CGFloat,
    cells: AnyClass = UICollectionViewCell.self
  ) {
    self.init(frame: CGRect(x: 0, y: 0, width: width, height: height), collectionViewLayout: layout)
    register(cells, forCellWithReuseIdentifier: "cell")
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      register(UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
    }
    dataSource = source
  }
}
