import CollectionView

/// Several scenes side by side, each scaled down to a tile with its title.
final class OverviewController: UIViewController {
  private static let columns = 3
  private static let gap: CGFloat = 28
  private static let titleHeight: CGFloat = 44
  /// The size of a scene before it is scaled down to its tile.
  private static let sceneSize = CGSize(width: 1200, height: 900)

  private let scenes: [SceneController]
  private let tiles: [UIView]
  private let labels: [UILabel]

  init(scenes: [GalleryScene], pictures: PictureCollection, itemCount: Int?) {
    self.scenes = scenes.map { $0.makeController(pictures: pictures, itemCount: itemCount) }
    tiles = scenes.map { _ in UIView() }
    labels = scenes.map { _ in UILabel() }
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(red: 0.925, green: 0.918, blue: 0.906, alpha: 1)
    for ((scene, tile), label) in zip(zip(scenes, tiles), labels) {
      addChild(scene)
      tile.clipsToBounds = true
      tile.layer.cornerRadius = 16
      tile.addSubview(scene.view)
      view.addSubview(tile)
      label.text = scene.title
      label.font = .systemFont(ofSize: 17, weight: .semibold)
      label.textColor = UIColor(red: 0.16, green: 0.14, blue: 0.22, alpha: 1)
      label.textAlignment = .center
      view.addSubview(label)
      scene.didMove(toParent: self)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let columns = CGFloat(Self.columns)
    let width = (view.bounds.width - (columns + 1) * Self.gap) / columns
    let scale = width / Self.sceneSize.width
    let height = Self.sceneSize.height * scale
    for (index, scene) in scenes.enumerated() {
      let column = CGFloat(index % Self.columns)
      let row = CGFloat(index / Self.columns)
      let origin = CGPoint(
        x: Self.gap + column * (width + Self.gap), y: Self.gap + row * (height + Self.titleHeight))
      tiles[index].frame = CGRect(origin: origin, size: CGSize(width: width, height: height))
      labels[index].frame = CGRect(x: origin.x, y: origin.y + height, width: width, height: Self.titleHeight)
      scene.view.bounds.size = Self.sceneSize
      scene.view.transform = CGAffineTransform(scaleX: scale, y: scale)
      scene.view.center = CGPoint(x: width / 2, y: height / 2)
    }
  }

  func scrollToPictureOffsets() {
    for scene in scenes { scene.scrollToPictureOffset() }
  }
}
