import UIKit

/// A hundred numbered cells for a layout to place.
final class NumbersController: UICollectionViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemBackground
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "number")
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  { 100 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "number", for: indexPath)
    cell.backgroundColor = UIColor(
      hue: CGFloat(indexPath.item) / 100, saturation: 0.5, brightness: 0.9, alpha: 1)
    cell.layer.cornerRadius = 16
    cell.accessibilityLabel = "Number \(indexPath.item + 1)"
    return cell
  }
}
