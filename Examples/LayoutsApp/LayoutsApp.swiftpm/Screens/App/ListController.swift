import CollectionLayouts
import UIKit

/// The list of the screens.
final class ListController: UICollectionViewController {
  var onSelect: (Screen) -> Void = { _ in }
  private let sections: [ScreenSection]

  init(_ sections: [ScreenSection]) {
    self.sections = sections
    let layout = StickyHeaderFlowLayout()
    layout.minimumLineSpacing = 0
    layout.headerReferenceSize = CGSize(width: 0, height: 40)
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemBackground
    collectionView.register(ListCell.self, forCellWithReuseIdentifier: "row")
    collectionView.register(
      HeaderView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let row = CGSize(width: view.bounds.width, height: 60)
    let layout = collectionViewLayout as? StickyHeaderFlowLayout
    if layout?.itemSize != row { layout?.itemSize = row }
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  {
    sections[section].screens.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    (cell as? ListCell)?.show(sections[indexPath.section].screens[indexPath.item])
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    (view as? HeaderView)?.title = sections[indexPath.section].title
    return view
  }

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    onSelect(sections[indexPath.section].screens[indexPath.item])
  }
}
