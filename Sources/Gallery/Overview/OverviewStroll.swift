import CollectionView

/// Moves the scenes on the overview's tiles, in every frame a little.
///
/// It makes scenes for tiles that have none, one a frame: a fling past a hundred tiles stays smooth.
final class OverviewStroll {
  /// How long scenes move after the last use, in seconds.
  static let duration = 60.0
  /// How long they take to gain their full speed, and to lose it, in seconds.
  private static let ease = 1.5
  /// How far the scenes are from one another in their motion, in seconds.
  private static let lag = 3.7

  private weak var controller: OverviewController?
  private var link: CADisplayLink?
  /// The scenes that were made, by id.
  private var thumbnails: [String: SceneThumbnail] = [:]
  /// How long the scenes have moved, in seconds of full speed.
  private var elapsed = 0.0
  /// From 0 to 1.
  private var speed = 0.0
  /// When the scenes slow down, on the frame clock.
  private var end = 0.0

  init(of controller: OverviewController) { self.controller = controller }

  /// How many scenes were made.
  var madeCount: Int { thumbnails.count }

  /// Whether frames are asked for.
  var isOn: Bool { link != nil }

  /// Starts, or goes on for as long as it would from now.
  func start() {
    end = FrameClock.main.time + Self.duration
    guard link == nil, controller?.viewIfLoaded?.window != nil else { return }
    let link = CADisplayLink { [weak self] link in
      if let self { step(link.duration) } else { link.invalidate() }
    }
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  /// Stops at once, and frees the scenes.
  func stop() {
    rest()
    thumbnails = [:]
    speed = 0
  }

  private func rest() {
    link?.invalidate()
    link = nil
  }

  private func step(_ seconds: Double) {
    guard let controller else { return rest() }
    let tiles = controller.tiles
    let isComplete = addThumbnail(to: tiles)
    let isStill = controller.overview.reducesMotion || FrameClock.main.time >= end
    if controller.overview.reducesMotion { speed = 0 }
    speed = min(1, max(0, speed + (isStill ? -seconds : seconds) / Self.ease))
    elapsed += seconds * speed
    if speed > 0 { for (cell, scene) in tiles { show(cell.thumbnail, of: scene) } }
    if isStill, isComplete, speed == 0 { rest() }
  }

  private func show(_ thumbnail: SceneThumbnail?, of scene: GalleryScene) {
    let index = GalleryScene.all.firstIndex { $0.id == scene.id } ?? 0
    thumbnail?.show(elapsed + Double(index) * Self.lag)
  }

  /// Puts a scene into the first tile that has none. Returns whether all have one.
  private func addThumbnail(to tiles: [(cell: OverviewCell, scene: GalleryScene)]) -> Bool {
    guard let controller, let (cell, scene) = tiles.first(where: { $0.cell.thumbnail == nil }) else {
      return true
    }
    let thumbnail = thumbnails[scene.id] ?? SceneThumbnail(of: scene, pictures: controller.pictures)
    thumbnails[scene.id] = thumbnail
    let isStill = controller.overview.reducesMotion
    cell.show(thumbnail, animated: !isStill)
    if !isStill { show(thumbnail, of: scene) }
    return false
  }
}
