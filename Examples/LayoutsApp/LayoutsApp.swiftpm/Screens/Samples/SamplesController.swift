import UIKit

/// Shows samples in a layout. Screens inherit from this class, add settings, and implement their layout's
/// delegate methods.
class SamplesController: UICollectionViewController {
  var sections: [[Sample]]
  /// The tappable settings, except for the back button.
  var settings: [Setting] { changes }
  /// The layout's state, shown after the title.
  var state: String? { nil }
  /// Called when ``state`` has changed by itself.
  var onChange: () -> Void = {}

  init(_ layout: UICollectionViewLayout, counts: [Int]) {
    var next = 0
    sections = counts.map { count in
      next += count
      return (next - count..<next).map { Sample(number: $0 + 1) }
    }
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { nil }

  func sample(at indexPath: IndexPath) -> Sample { sections[indexPath.section][indexPath.item] }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemBackground
    collectionView.register(SampleCell.self, forCellWithReuseIdentifier: "sample")
    collectionView.register(
      HeaderView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  {
    sections[section].count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "sample", for: indexPath)
    (cell as? SampleCell)?.show(sample(at: indexPath))
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    (view as? HeaderView)?.title = "Section \(indexPath.section + 1)"
    return view
  }

  // MARK: Interactive movement

  override func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
  { true }

  override func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    let moved = sections[sourceIndexPath.section].remove(at: sourceIndexPath.item)
    sections[destinationIndexPath.section].insert(moved, at: destinationIndexPath.item)
  }
}
