#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

/// A picture: its encoded bytes, its size and which way up it is.
///
/// Nothing is decoded here. Creating an image reads its header only; whoever draws it takes the encoded bytes. An image
/// made from a file keeps the path and reads the bytes when they are asked for, so ten thousand photos cost ten
/// thousand headers.
///
/// JPEG, PNG, GIF and WebP are understood; SVG too, see `UIImage+Additions.swift`.
nonisolated open class UIImage: NSObject, @unchecked Sendable {
  /// How the encoded picture has to be turned to be the right way up.
  public enum Orientation: Int, Sendable {
    /// Not at all; by half a turn; by a quarter turn counterclockwise; by one clockwise.
    case up, down, left, right
    /// The same, and mirrored.
    case upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  private enum Source {
    case data(Data)
    case file(String)
  }

  private let source: Source
  package let header: ImageHeader

  /// Pixels per point. Default: 1, or what the file's name says (`@2x`, `@3x`).
  public let scale: CGFloat

  /// Which way the encoded picture is turned, from its Exif data.
  public var imageOrientation: Orientation { header.orientation }

  /// The size in points, the right way up.
  public var size: CGSize {
    let size = header.orientedSize
    return CGSize(width: size.width / scale, height: size.height / scale)
  }

  /// Reads the header of a file; `nil` where there is no image that can be understood.
  ///
  /// The file has to stay where it is for as long as the image is shown.
  public init?(contentsOfFile path: String) {
    guard let bytes = try? ImageBytes(path: path), let header = try? ImageHeader(bytes) else { return nil }
    source = .file(path)
    self.header = header
    scale = Self.scale(ofFile: path)
  }

  /// Reads the header of encoded bytes; `nil` where they are no image that can be understood.
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

  /// An image of a file whose header has been read before.
  package init(contentsOfFile path: String, header: ImageHeader) {
    source = .file(path)
    self.header = header
    scale = Self.scale(ofFile: path)
  }

  /// Where the bytes are, for an image that was made from a file.
  package var path: String? {
    if case .file(let path) = source { path } else { nil }
  }

  /// The encoded bytes; read anew at each call for an image that was made from a file, `nil` where that fails.
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
  /// Whether width and height change places.
  package var swapsAxes: Bool {
    switch self {
    case .left, .right, .leftMirrored, .rightMirrored: true
    case .up, .down, .upMirrored, .downMirrored: false
    }
  }
}
#endif
