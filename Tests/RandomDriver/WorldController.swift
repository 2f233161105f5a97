import CollectionView

/// A collection view controller that clears the selection when its view appears.
final class WorldController: UICollectionViewController {
  weak var world: World?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    world?.selected = []
  }
}
