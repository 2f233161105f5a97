import CollectionView

/// Moves the scenes on the overview's tiles a little in every frame.
///
/// Creates at most one scene per frame, so that flings stay smooth.
final class OverviewStroll {
  /// The seconds of motion after the last interaction.
  static let duration = 60.0
  /// The seconds of speeding up and of slowing down.
  private static let ease = 1.5
  /// The seconds between the scenes' motions.
  private static let lag = 3.7

  private weak var controller: OverviewController?
  private var link: CADisplayLink?
  private var thumbnails: [String: SceneThumbnail] = [:]
  /// The elapsed motion, in seconds at full speed.
  private var elapsed = 0.0
  /// The current speed, as a fraction of the full speed.
  private var speed = 0.0
  /// The time on the frame clock at which slowing down begins.
  private var end = 0.0

  init(of controller: OverviewController) { self.controller = controller }

  var madeCount: Int { thumbnails.count }

  var isOn: Bool { link != nil }

  /// Starts the motion or restarts its duration.
  func start() {
    end = FrameClock.main.time + Self.duration
    guard link == nil, controller?.viewIfLoaded?.window != nil else { return }
    let link = CADisplayLink { [weak self] link in
      if let self { step(link.duration) } else { link.invalidate() }
    }
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  /// Stops immediately and frees the scenes.
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

  /// Adds a scene to the first tile that has none. Returns `true` if all tiles have scenes.
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
