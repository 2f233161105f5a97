import CollectionView

/// Sections with headers, most of them empty.
final class SectionsController: UIViewController, UICollectionViewDataSource {
  private let header = UICollectionView.elementKindSectionHeader
  private lazy var collectionView: UICollectionView = {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 80, height: 80)
    layout.headerReferenceSize = CGSize(width: 0, height: 40)
    return UICollectionView(frame: .zero, collectionViewLayout: layout)
  }()

  override func loadView() {
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collectionView.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: header, withReuseIdentifier: "header")
    collectionView.dataSource = self
    view = collectionView
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { 60 }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    section.isMultiple(of: 5) ? 3 : 0
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.backgroundColor = .systemTeal
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    view.backgroundColor = .systemGray
    view.accessibilityLabel = "Section \(indexPath.section)"
    return view
  }
}
