import CollectionView
import Previews

/// The pictures of a scene, in order: photos, repeated if necessary, or endless samples.
public struct PictureCollection {
  private enum Source {
    case samples(first: Int)
    case photos([Photo])
  }

  private var source: Source
  private let images = NSCache<NSNumber, UIImage>()

  /// The number of different pictures, or `nil` for endless samples.
  public var count: Int? {
    if case .photos(let photos) = source { photos.count } else { nil }
  }

  /// The photo files' total size, in bytes. 0 for samples.
  ///
  /// - Complexity: O(photos). It queries the file system.
  public var byteCount: Int {
    guard case .photos(let photos) = source else { return 0 }
    return photos.reduce(0) { sum, photo in
      let attributes = try? FileManager.default.attributesOfItem(atPath: photo.path)
      return sum + (attributes?[.size] as? Int ?? 0)
    }
  }

  /// The gallery's own pictures.
  public static let samples = PictureCollection(source: .samples(first: 0))

  /// Returns samples that begin with another picture, so that scenes look different. Photos are unchanged.
  func samples(from first: Int) -> PictureCollection {
    guard case .samples = source else { return self }
    var pictures = self
    pictures.source = .samples(first: first)
    return pictures
  }

  private init(source: Source) {
    self.source = source
    images.countLimit = 500
  }

  /// Creates a collection of one or more photos.
  public init(photos: [Photo]) {
    precondition(!photos.isEmpty, "PictureCollection(photos:) requires at least one photo")
    self.init(source: .photos(photos))
  }

  /// Returns a picture's size without creating its image.
  public func size(at index: Int) -> CGSize {
    switch source {
    case .samples(let first): SamplePicture(index: first + index).size
    case .photos(let photos): photos[index % photos.count].size
    }
  }

  /// The picture at an index of 0 or more.
  public subscript(index: Int) -> Picture {
    switch source {
    case .samples(let first):
      let sample = SamplePicture(index: first + index)
      return Picture(
        caption: sample.title, size: sample.size, tint: sample.tint,
        image: image(at: first + index) { sample.image })
    case .photos(let photos):
      let photo = photos[index % photos.count]
      let name = ((photo.name as NSString).lastPathComponent as NSString).deletingPathExtension
      return Picture(
        caption: name, size: photo.size, tint: UIColor(white: 0.88, alpha: 1),
        image: image(at: index % photos.count) { UIImage(photo.file, header: photo.header) })
    }
  }

  private func image(at index: Int, make: () -> UIImage?) -> UIImage? {
    let key = NSNumber(value: index)
    if let image = images.object(forKey: key) { return image }
    guard let image = make() else { return nil }
    images.setObject(image, forKey: key)
    return image
  }
}

/// A picture for a cell.
public struct Picture {
  /// The cell's text.
  public var caption: String
  /// A size with the picture's aspect ratio.
  public var size: CGSize
  /// The cell's color until the image is available.
  public var tint: UIColor
  /// The image, or `nil` if its file is gone.
  public var image: UIImage?
}
