import CollectionView

/// A layout with pictures to show it.
public struct GalleryScene {
  /// The name on the command line: lowercase, with hyphens.
  public var id: String
  /// The displayed name.
  public var title: String
  /// A description of the scene in half a sentence.
  public var summary: String

  /// The number of pictures in the sample gallery.
  let sampleCount: Int
  let firstSample: Int
  /// The maximum number of pictures that can be visible at once.
  public let capacity: Int?
  /// The initial number of pictures in a section with a header, or `nil` for a single section without one.
  let sectionLength: Int?
  /// `true` if the scene shows a variable number of pictures. Other scenes have their own contents.
  public let showsPictures: Bool
  /// The title of the setting for the number of pictures, named for their use in the scene.
  let countTitle: String
  let makeContent: (ScenePictures) -> SceneContent

  /// The maximum number of pictures.
  ///
  /// Preparing the layout and beginning an update block other work. With this number, either takes less than
  /// a tenth of a second.
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

  /// Returns a controller for the scene.
  ///
  /// - Parameter itemCount: The number of pictures. They repeat if there are fewer. `nil` shows all photos
  ///   that fit, or the scene's own number of sample pictures.
  public func makeController(pictures: PictureCollection, itemCount: Int? = nil) -> SceneController {
    let fitting = min(pictures.count ?? sampleCount, capacity ?? .max)
    return SceneController(
      scene: self, pictures: pictures.samples(from: firstSample), itemCount: itemCount ?? fitting)
  }
}
