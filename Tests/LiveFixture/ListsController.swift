import CollectionView

/// Two lists side by side, with 40 and 60 rows.
final class ListsController: UIViewController, UICollectionViewDataSource {
  private let counts = [40, 60]
  private lazy var lists = counts.map { _ in
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 200, height: 60)
    let list = UICollectionView(frame: .zero, collectionViewLayout: layout)
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    list.dataSource = self
    return list
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for list in lists { view.addSubview(list) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    for (index, list) in lists.enumerated() {
      list.frame = CGRect(x: CGFloat(index) * 220, y: 0, width: 200, height: view.bounds.height)
    }
  }

  private func index(of list: UICollectionView) -> Int { lists.firstIndex { $0 === list } ?? 0 }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[index(of: collectionView)]
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.backgroundColor = .systemTeal
    cell.accessibilityLabel = "\(index(of: collectionView)) \(indexPath.item)"
    return cell
  }
}
