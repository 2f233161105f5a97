import CollectionView
import LiveHost

/// Rows with a switch, a slider, and a button. Labels show the controls' actions.
final class ControlsController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
  private lazy var collectionView: UICollectionView = {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 600, height: 60)
    layout.minimumLineSpacing = 0
    return UICollectionView(frame: .zero, collectionViewLayout: layout)
  }()

  static func preview() -> Preview {
    Preview(id: "controls", title: "Controls") {
      let controller = ControlsController()
      return LiveContent(
        controller,
        settings: [
          .action("Fifth first") { controller.collectionView.moveItem(at: [0, 4], to: [0, 0]) }
        ])
    }
  }

  override func loadView() {
    collectionView.register(ControlsCell.self, forCellWithReuseIdentifier: "cell")
    (collectionView.dataSource, collectionView.delegate) = (self, self)
    view = collectionView
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 40 }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? ControlsCell)?.note("Row \(indexPath.item)")
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    (collectionView.cellForItem(at: indexPath) as? ControlsCell)?.note("Selected \(indexPath.item)")
  }
}

private final class ControlsCell: UICollectionViewCell {
  private let label = UILabel(frame: CGRect(x: 10, y: 20, width: 200, height: 20))
  private let toggle = UISwitch(frame: CGRect(x: 220, y: 14, width: 0, height: 0))
  private let slider = UISlider(frame: CGRect(x: 290, y: 13, width: 140, height: 34))
  private let button = UIButton(frame: CGRect(x: 450, y: 12, width: 120, height: 36))

  override init(frame: CGRect) {
    super.init(frame: frame)
    toggle.accessibilityLabel = "Wi-Fi"
    slider.accessibilityLabel = "Volume"
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Add"
    button.configuration = configuration
    for view in [label, toggle, slider, button] { contentView.addSubview(view) }
    toggle.addAction(
      UIAction { [weak self] _ in self?.note("Switch \(self?.toggle.isOn ?? false)") }, for: .valueChanged)
    slider.addAction(
      UIAction { [weak self] _ in self?.note("Slider \(Int((self?.slider.value ?? 0) * 100))") },
      for: .valueChanged)
    button.addAction(UIAction { [weak self] _ in self?.note("Added") }, for: .primaryActionTriggered)
  }

  required init?(coder: NSCoder) { nil }

  func note(_ text: String) { label.text = text }
}
