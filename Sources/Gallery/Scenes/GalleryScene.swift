import CollectionView

/// A layout with pictures to show it.
public struct GalleryScene {
  /// The name on the command line: lower case, with hyphens.
  public var id: String
  /// The displayed name.
  public var title: String
  /// Describes the scene in half a sentence.
  public var summary: String

  /// The number of pictures in the sample gallery.
  let sampleCount: Int
  let firstSample: Int
  /// The number of pictures that fit, if all of them are visible at once.
  public let capacity: Int?
  /// The initial number of pictures in a section. Each section has a header. `nil` for a single section without
  /// one.
  let sectionLength: Int?
  /// Whether the scene shows pictures, whose number can be changed. Other scenes bring what they show.
  public let showsPictures: Bool
  /// What the scene makes of the pictures: the name of the setting for their number.
  let countTitle: String
  let makeContent: (ScenePictures) -> SceneContent

  /// The largest number of pictures. Others wait while a layout prepares itself and while an update begins, so it is one with which either
  /// takes less than a tenth of a second.
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

  /// A controller whose view shows the scene.
  ///
  /// - Parameter itemCount: The number of pictures, which repeat if there are fewer. `nil` for all photos that
  ///   fit, or for the scene's own number of sample pictures.
  public func makeController(pictures: PictureCollection, itemCount: Int? = nil) -> SceneController {
    let fitting = min(pictures.count ?? sampleCount, capacity ?? .max)
    return SceneController(
      scene: self, pictures: pictures.samples(from: firstSample), itemCount: itemCount ?? fitting)
  }
}
