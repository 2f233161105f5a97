import CollectionView

/// A layout with pictures to show it.
public struct GalleryScene {
  /// What the command line calls it: lower case, with hyphens.
  public var id: String
  /// What people read.
  public var title: String
  /// What it shows, in half a sentence.
  public var summary: String

  /// How many pictures the sample gallery shows.
  let sampleCount: Int
  let firstSample: Int
  /// How many pictures fit, where all of them are in sight at once.
  public let capacity: Int?
  /// How many pictures a section has at first, each section with a header; `nil` for one section without.
  let sectionLength: Int?
  let makeContent: (ScenePictures) -> SceneContent

  /// The most pictures it takes.
  public var maximumCount: Int { capacity ?? 1_000_000 }

  init(
    id: String, title: String, summary: String, sampleCount: Int = 60, firstSample: Int = 0,
    capacity: Int? = nil, sectionLength: Int? = nil,
    makeContent: @escaping (ScenePictures) -> SceneContent
  ) {
    self.id = id
    self.title = title
    self.summary = summary
    self.sampleCount = sampleCount
    self.firstSample = firstSample
    self.capacity = capacity
    self.sectionLength = sectionLength
    self.makeContent = makeContent
  }

  /// A controller whose view shows the scene.
  ///
  /// - Parameter itemCount: how many pictures, repeated where there are fewer; `nil` for all photos that fit, or a
  ///   scene's own number of sample pictures.
  public func makeController(pictures: PictureCollection, itemCount: Int? = nil) -> SceneController {
    let fitting = min(pictures.count ?? sampleCount, capacity ?? .max)
    return SceneController(
      scene: self, pictures: pictures.samples(from: firstSample), itemCount: itemCount ?? fitting)
  }
}
