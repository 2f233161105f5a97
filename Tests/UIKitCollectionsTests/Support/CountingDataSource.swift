import UIKitCollections

/// Sections of plain cells; counts the cells that were made and writes down what it is asked.
class CountingDataSource: NSObject, UICollectionViewDataSource {
  var counts: [Int]
  var log: (String) -> Void = { _ in }
  private(set) var asked: [IndexPath] = []

  init(_ counts: [Int]) { self.counts = counts }

  func numberOfSections(in collectionView: UICollectionView) -> Int {
    log("numberOfSections")
    return counts.count
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    log("numberOfItemsInSection \(section)")
    return counts[section]
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    log("cell \(indexPath.section)-\(indexPath.item)")
    asked.append(indexPath)
    return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    log("supplementary \(indexPath.map(String.init).joined(separator: "-"))")
    return collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "view", for: indexPath)
  }
}

/// A cell that counts how many of its kind were made.
final class CountedCell: UICollectionViewCell {
  static var made = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    Self.made += 1
  }

  required init?(coder: NSCoder) { fatalError("not used") }
}
