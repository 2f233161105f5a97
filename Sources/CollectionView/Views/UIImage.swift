#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

/// A picture: its encoded bytes, its size and its orientation.
///
/// Nothing is decoded here. Creating an image only reads its header; renderers take the encoded bytes. An image
/// from a file keeps the path and reads the bytes when they are needed, so ten thousand photos cost ten
/// thousand headers.
///
/// Supports JPEG, PNG, GIF and WebP, and SVG: see `UIImage+Additions.swift`.
nonisolated open class UIImage: NSObject, @unchecked Sendable {
  /// How the encoded picture has to be turned to be upright.
  public enum Orientation: Int, Sendable {
    /// `up`: not at all. `down`: by half a turn. `left`: by a quarter turn counterclockwise. `right`: by a
    /// quarter turn clockwise.
    case up, down, left, right
    /// As above, and mirrored.
    case upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  private enum Source {
    case data(Data)
    case file(String)
  }

  private let source: Source
  package let header: ImageHeader

  /// Pixels per point. Default: the scale in the file's name (`@2x`, `@3x`), else 1.
  public let scale: CGFloat

  /// The orientation of the encoded picture, from its Exif data.
  public var imageOrientation: Orientation { header.orientation }

  /// The size of the upright picture, in points.
  public var size: CGSize {
    let size = header.orientedSize
    return CGSize(width: size.width / scale, height: size.height / scale)
  }

  /// Reads the header of a file. `nil` if it is not a supported image.
  ///
  /// The file must stay in place for as long as the image is shown.
  public init?(contentsOfFile path: String) {
    guard let bytes = try? ImageBytes(path: path), let header = try? ImageHeader(bytes) else { return nil }
    source = .file(path)
    self.header = header
    scale = Self.scale(ofFile: path)
  }

  /// Reads the header of encoded bytes. `nil` if they are not a supported image.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// As ``init(data:)``, with `scale` pixels per point. A scale of 0 or less counts as 1.
  public init?(data: Data, scale: CGFloat) {
    guard let header = try? ImageHeader(ImageBytes(data)) else { return nil }
    source = .data(data)
    self.header = header
    self.scale = scale > 0 ? scale : 1
  }

  /// Creates an image of a file whose header was read before.
  package init(contentsOfFile path: String, header: ImageHeader) {
    source = .file(path)
    self.header = header
    scale = Self.scale(ofFile: path)
  }

  /// The path of the bytes, for an image from a file.
  package var path: String? {
    if case .file(let path) = source { path } else { nil }
  }

  /// The encoded bytes. For an image from a file, each call reads them again, and returns `nil` if that fails.
  package func encodedData() -> Data? {
    switch source {
    case .data(let data): data
    case .file(let path): FileManager.default.contents(atPath: path)
    }
  }

  private static func scale(ofFile path: String) -> CGFloat {
    let name = (path as NSString).lastPathComponent as NSString
    let stem = name.deletingPathExtension
    return stem.hasSuffix("@2x") ? 2 : stem.hasSuffix("@3x") ? 3 : 1
  }
}

nonisolated extension UIImage.Orientation {
  /// Whether width and height are swapped.
  package var swapsAxes: Bool {
    switch self {
    case .left, .right, .leftMirrored, .rightMirrored: true
    case .up, .down, .upMirrored, .downMirrored: false
    }
  }
}
#endif
