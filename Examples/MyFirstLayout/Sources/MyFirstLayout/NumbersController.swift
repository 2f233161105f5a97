import CollectionView

/// Numbered cells for any layout.
final class NumbersController: UICollectionViewController {
  private var count = 100

  convenience init(count: Int, layout: UICollectionViewLayout) {
    self.init(collectionViewLayout: layout)
    self.count = count
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemBackground
    collectionView.register(NumberCell.self, forCellWithReuseIdentifier: "number")
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  { count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "number", for: indexPath)
    (cell as? NumberCell)?.number = indexPath.item + 1
    return cell
  }
}
