import CollectionView

/// A layout with pictures.
public struct GalleryScene {
  /// The command-line name, in lowercase.
  public var id: String
  /// The displayed name.
  public var title: String
  /// A description in half a sentence.
  public var summary: String

  let sampleCount: Int
  let firstSample: Int
  /// The maximum number of visible pictures.
  public let capacity: Int?
  /// The initial length of sections with headers, or `nil` for a single section without a header.
  let sectionLength: Int?
  /// `true` if the number of pictures is variable.
  public let showsPictures: Bool
  let countTitle: String
  let makeContent: (ScenePictures) -> SceneContent

  /// The maximum number of pictures. Up to this number, preparing the layout or beginning an update takes
  /// less than a tenth of a second.
  public let maximumCount: Int

  init(
    id: String, title: String, summary: String, sampleCount: Int = 60, firstSample: Int = 0,
    capacity: Int? = nil, maximumCount: Int = 1_000_000, sectionLength: Int? = nil,
    showsPictures: Bool = true,
    countTitle: String = "Pictures", makeContent: @escaping (ScenePictures) -> SceneContent
  ) {
    self.id = id
    self.title = title
    self.summary = summary
    self.sampleCount = sampleCount
    self.firstSample = firstSample
    self.capacity = capacity
    self.maximumCount = capacity ?? maximumCount
    self.sectionLength = sectionLength
    self.showsPictures = showsPictures
    self.countTitle = countTitle
    self.makeContent = makeContent
  }

  /// Returns a controller for the scene. If `itemCount` is `nil`, the scene has as many photos as fit, or its
  /// own number of samples.
  public func makeController(pictures: PictureCollection, itemCount: Int? = nil) -> SceneController {
    let fitting = min(pictures.count ?? sampleCount, capacity ?? .max)
    return SceneController(
      scene: self, pictures: pictures.samples(from: firstSample), itemCount: itemCount ?? fitting)
  }
}

/// Scenes with a heading.
public struct SceneGroup {
  /// The heading, a single word.
  public let title: String
  /// The scenes, in order.
  public let scenes: [GalleryScene]

  /// All groups, in order.
  public static let all: [SceneGroup] = [
    SceneGroup(title: "Grids", scenes: [.waterfall, .photoWall, .mosaic, .pinboard, .flowGrid, .tags]),
    SceneGroup(title: "Carousels", scenes: [.carouselCosine, .coverFlow, .carouselHero, .circle, .wheel]),
    SceneGroup(title: "Stacks", scenes: [.profiles, .wallet, .photoAlbums]),
    SceneGroup(title: "Lists", scenes: [.settingsList, .outline, .stickyHeaders]),
    SceneGroup(title: "Compositional", scenes: [.storefront, .photoPages, .badges]),
    SceneGroup(title: "Apps", scenes: [.weekCalendar, .months, .chat, .controls]),
  ]
}

extension GalleryScene {
  /// All scenes, in list order.
  public static let all: [GalleryScene] = SceneGroup.all.flatMap(\.scenes)

  /// Returns the scene with an id.
  public static func named(_ id: String) -> GalleryScene? {
    all.first { $0.id == id }
  }
}
