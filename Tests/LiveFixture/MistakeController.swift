import CollectionView
import LiveHost

/// A grid with a setting for a mistake: dequeuing an unregistered cell.
final class MistakeController: UIViewController, UICollectionViewDataSource {
  private lazy var collectionView: UICollectionView = {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    return UICollectionView(frame: .zero, collectionViewLayout: layout)
  }()

  var isWrong = false { didSet { collectionView.reloadData() } }

  static func preview() -> Preview {
    Preview(id: "mistake", title: "Mistake") {
      let controller = MistakeController()
      return LiveContent(controller, settings: [.toggle("Mistake", of: controller, \.isWrong)])
    }
  }

  override func loadView() {
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collectionView.dataSource = self
    view = collectionView
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 200 }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: isWrong ? "nobody's" : "cell", for: indexPath)
    cell.backgroundColor = .systemTeal
    return cell
  }
}
