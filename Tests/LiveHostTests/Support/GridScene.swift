import CollectionView

@testable import LiveHost

/// A grid of labeled cells of 100 points each.
@MainActor
enum GridScene {
  static func scene(id: String = "grid", items: Int = 500) -> LiveScene {
    LiveScene(id: id, title: id.capitalized, summary: "equal cells") {
      let controller = GridController(items: items)
      return LiveContent(
        controller,
        settings: [
          .number("Spacing", 0...50, of: controller.layout, \.minimumLineSpacing),
          .choice(
            "Scrolls", [("Vertically", .vertical), ("Horizontally", .horizontal)], of: controller.layout,
            \.scrollDirection),
          .action("Remove") { [unowned controller] in
            controller.items > 490
          } perform: { [unowned controller] in
            controller.removeFirst()
          },
        ],
        keyCommands: [
          LiveKeyCommand(.delete, "Take the first away") { [unowned controller] in controller.removeFirst() }
        ])
    }
  }
}

final class GridController: UIViewController, UICollectionViewDataSource {
  let layout: UICollectionViewFlowLayout
  private(set) var items: Int
  private(set) lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)

  init(items: Int, layout: UICollectionViewFlowLayout = UICollectionViewFlowLayout()) {
    (self.items, self.layout) = (items, layout)
    super.init(nibName: nil, bundle: nil)
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.minimumInteritemSpacing = 0
    layout.minimumLineSpacing = 0
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    collectionView.register(GridCell.self, forCellWithReuseIdentifier: "cell")
    collectionView.dataSource = self
    view = collectionView
  }

  func removeFirst() {
    items -= 1
    collectionView.reloadData()
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    items
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? GridCell)?.label.text = "No. \(indexPath.item + 1)"
    return cell
  }
}

final class GridCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemTeal
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = contentView.bounds.insetBy(dx: 10, dy: 10)
  }
}
