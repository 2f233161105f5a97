@testable import CollectionView

/// A collection view with a compositional layout. It calls its cells "cell" and its supplementary views "view".
@MainActor final class CompositionalStage {
  let source: CountingDataSource
  let layout: UICollectionViewCompositionalLayout
  let view: UICollectionView

  init(
    _ size: CGSize, items: [Int], cells: AnyClass = UICollectionViewCell.self, kinds: [String] = [],
    _ layout: UICollectionViewCompositionalLayout
  ) {
    self.layout = layout
    source = CountingDataSource(items)
    view = UICollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    view.register(cells, forCellWithReuseIdentifier: "cell")
    for kind in kinds {
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
    }
    view.dataSource = source
  }

  func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
    view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
  }

  func frame(_ kind: String, _ section: Int, item: Int = 0) -> CGRect? {
    view.layoutAttributesForSupplementaryElement(ofKind: kind, at: IndexPath(item: item, section: section))?
      .frame
  }

  /// A group of one row across the whole section.
  static func row(_ height: NSCollectionLayoutDimension) -> NSCollectionLayoutGroup {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height)
    return .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
  }

  static func header(
    _ height: CGFloat, kind: String = "header", alignment: NSRectAlignment = .top
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)),
      elementKind: kind, alignment: alignment)
  }
}
