import CollectionLayouts
import UIKit

/// A list of names grouped by initial letter.
final class ContactsScreen: SamplesController {
  private let list = StickyHeaderFlowLayout.contacts()
  private var letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map(String.init)

  init() { super.init(list, counts: letters.indices.map { 2 + $0 * 7 % 6 }) }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(ContactCell.self, forCellWithReuseIdentifier: "contact")
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let row = CGSize(width: view.bounds.width, height: 44)
    if list.itemSize != row { list.itemSize = row }
  }

  override var settings: [Setting] {
    [
      .choice("Letters shrink to", [("nothing less", nil), ("18", 18)], of: list, \.minimumHeaderLength),
      .action("Insert") { [unowned self] in insertContact() },
    ]
  }

  private func insertContact() {
    let next = (sections.joined().map(\.number).max() ?? 0) + 1
    collectionView.performBatchUpdates {
      sections[0].insert(Sample(number: next), at: 0)
      collectionView.insertItems(at: [IndexPath(item: 0, section: 0)])
    }
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "contact", for: indexPath)
    (cell as? ContactCell)?.name =
      "\(letters[indexPath.section])\(Self.endings[sample(at: indexPath).number % 8])"
    return cell
  }

  private static let endings = ["ara", "eno", "ilda", "orin", "uma", "adis", "ella", "ivo"]

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = super.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
    (view as? HeaderView)?.title = letters[indexPath.section]
    return view
  }

  override func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
  { false }
}
