import CollectionView

/// A running scene, laid out in a large view and scaled down.
final class SceneThumbnail {
  private static let pictureLimit = 60
  /// The layout's width, in points. For rows of text, it's that of a phone.
  private static let (breadth, breadthOfRows): (CGFloat, CGFloat) = (620, 420)
  private static let scenesOfRows: Set<String> = [
    "settings-list", "outline", "chat", "controls", "months", "tags",
  ]

  private let controller: SceneController
  private var motion: SceneMotion?
  private var size = CGSize.zero

  var view: UIView { controller.view }

  var cells: [UICollectionViewCell] { controller.collectionView.visibleCells }

  init(of scene: GalleryScene, pictures: PictureCollection) {
    let count = min(pictures.count ?? scene.sampleCount, scene.capacity ?? .max, Self.pictureLimit)
    controller = scene.makeController(pictures: pictures, itemCount: count)
    controller.collectionView.contentInsetAdjustmentBehavior = .never
    controller.collectionView.showsVerticalScrollIndicator = false
    controller.collectionView.showsHorizontalScrollIndicator = false
  }

  /// Fits the scene to a tile and scrolls it to its resting offset.
  func fit(_ tile: CGSize) {
    guard tile != size, tile.width > 0, tile.height > 0 else { return }
    size = tile
    let breadth = Self.scenesOfRows.contains(controller.scene.id) ? Self.breadthOfRows : Self.breadth
    let scale = tile.width / breadth
    view.transform = .identity
    view.frame = CGRect(x: 0, y: 0, width: breadth, height: (tile.height / scale).rounded(.up))
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    view.center = CGPoint(x: tile.width / 2, y: tile.height / 2)
    view.layoutIfNeeded()
    controller.scrollToRestingOffset()
    motion = SceneMotion(of: controller)
  }

  func show(_ seconds: Double) { motion?.show(seconds, in: controller.collectionView) }
}
