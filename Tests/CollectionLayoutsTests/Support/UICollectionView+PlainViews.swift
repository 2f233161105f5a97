import CollectionLayouts
import CollectionView

extension UICollectionView {
  /// Plain cells, called "cell", and plain headers, footers and rulers, called "view".
  func registerPlainViews() {
    register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let kinds = [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
      TimelineLayout.elementKindRuler,
    ]
    for kind in kinds {
      register(UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
    }
  }
}
