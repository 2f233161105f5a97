import CollectionView
import Rendering

/// A change in a filmstrip.
public enum SceneChange: String, CaseIterable, Sendable {
  /// The kinds of changes. `touch` is the scene's main touch.
  case insert, delete, layout, reorder, touch
}

/// The reason a scene can't show a change.
public enum SceneChangeError: Error, Equatable, CustomStringConvertible {
  case unknown(SceneChange, scene: String, known: [SceneChange])
  case full(SceneChange, scene: String, count: Int)
  case tooFew(SceneChange, scene: String, count: Int, least: Int)

  public var description: String {
    switch self {
    case .unknown(let change, let scene, let known) where known.isEmpty:
      "The scene '\(scene)' doesn't support changes such as '\(change.rawValue)'."
    case .unknown(let change, let scene, let known):
      "The scene '\(scene)' doesn't support '\(change.rawValue)', only "
        + known.map(\.rawValue).joined(separator: ", ") + "."
    case .full(let change, let scene, let count):
      "The scene '\(scene)' has no room for '\(change.rawValue)': "
        + "\(count) pictures are its maximum."
    case .tooFew(let change, let scene, let count, let least):
      "The scene '\(scene)' has \(count) pictures, "
        + "but '\(change.rawValue)' requires at least \(least)."
    }
  }
}

extension SceneRenderer {
  /// Returns an SVG document with six frames. Throws if the scene can't show the change.
  public func filmstripSVG(of scene: GalleryScene, _ change: SceneChange) throws(SceneChangeError) -> String {
    let controller = scene.makeController(pictures: pictures, itemCount: itemCount)
    try controller.check(change)
    let window = makeWindow(showing: controller)
    var strip = filmstrip(of: controller, in: window, change)
    strip.columns = 3
    let title = "\(scene.title): \(change.rawValue)"
    return strip.svg(options: SVGOptions(title: title, images: linksPhotos ? .linked : .embedded))
  }

  private func filmstrip(
    of controller: SceneController, in window: UIWindow, _ change: SceneChange
  ) -> Filmstrip {
    switch change {
    case .insert: controller.insert()
    case .delete: controller.delete()
    case .layout: controller.showNextLayout()
    case .reorder:
      var hand = ReorderingFinger(controller.collectionView)
      return Filmstrip(of: window, at: [0, 0.2, 0.4, 0.6, 0.75, 1]) { hand.move(at: $0) }
    case .touch: if let touch = controller.content.touch { return filmstrip(of: window, touch) }
    }
    return Filmstrip(of: window, at: [0, 0.06, 0.12, 0.18, 0.24, 0.4])
  }

  private func filmstrip(of window: UIWindow, _ touch: SceneTouch) -> Filmstrip {
    let finger = Finger(in: window)
    finger.down(at: touch.location(at: 0, in: size))
    return Filmstrip(of: window, at: touch.times) { time in
      finger.move(to: touch.location(at: time, in: size))
      if time >= touch.duration { finger.lift() }
    }
  }
}

extension GalleryScene {
  /// The changes that filmstrips can show if there are enough pictures and enough room.
  public var changes: [SceneChange] { SceneChange.allCases.filter(makeController(pictures: .samples).knows) }
}

extension SceneController {
  fileprivate func knows(_ change: SceneChange) -> Bool {
    switch change {
    case .insert, .delete: content.source == nil
    case .layout: !content.nextLayouts.isEmpty
    case .reorder: content.canBeReordered
    case .touch: content.touch != nil
    }
  }

  fileprivate func check(_ change: SceneChange) throws(SceneChangeError) {
    guard knows(change) else {
      throw .unknown(change, scene: scene.id, known: SceneChange.allCases.filter(knows))
    }
    if change == .insert, itemCount >= scene.maximumCount {
      throw .full(change, scene: scene.id, count: itemCount)
    }
    let least = change == .reorder ? ReorderingFinger.target + 1 : change == .delete ? 1 : 0
    if itemCount < least { throw .tooFew(change, scene: scene.id, count: itemCount, least: least) }
  }
}

/// A finger that drags the first item to the place of the fifth.
private struct ReorderingFinger {
  static let target = 4
  private static let start = 0.1
  private static let end = 0.65

  private let view: UICollectionView
  private let from: CGPoint
  private let to: CGPoint
  private var isDone = false

  init(_ view: UICollectionView) {
    self.view = view
    let first = IndexPath(item: 0, section: 0)
    from = view.layoutAttributesForItem(at: first)?.center ?? .zero
    to = view.layoutAttributesForItem(at: IndexPath(item: Self.target, section: 0))?.center ?? .zero
    _ = view.beginInteractiveMovementForItem(at: first)
  }

  mutating func move(at time: TimeInterval) {
    guard !isDone else { return }
    let part = min(1, max(0, (time - Self.start) / (0.55 - Self.start)))
    view.updateInteractiveMovementTargetPosition(
      CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part))
    guard time >= Self.end else { return }
    view.endInteractiveMovement()
    isDone = true
  }
}
