import Foundation

/// An image's properties, read from its first bytes. Pixels are never decoded.
package nonisolated struct ImageHeader: Equatable, Sendable {
  package var format: ImageFormat
  /// The encoded size, in pixels or, for SVG, CSS pixels.
  package var pixelSize: CGSize
  package var orientation: UIImage.Orientation = .up

  package var orientedSize: CGSize {
    orientation.swapsAxes ? CGSize(width: pixelSize.height, height: pixelSize.width) : pixelSize
  }

  package init(format: ImageFormat, pixelSize: CGSize, orientation: UIImage.Orientation = .up) {
    self.format = format
    self.pixelSize = pixelSize
    self.orientation = orientation
  }

  package init(_ bytes: ImageBytes) throws(ImageError) {
    guard bytes.count > 0 else { throw .empty }
    switch try Self.format(of: bytes) {
    case .jpeg: self = try Self.jpeg(bytes)
    case .png: self = try Self.png(bytes)
    case .gif: self = try Self.gif(bytes)
    case .webP: self = try Self.webP(bytes)
    case .svg: self = try Self.svg(bytes)
    }
    guard pixelSize.width > 0, pixelSize.height > 0 else { throw .zeroSize(format) }
  }

  private static func format(of bytes: ImageBytes) throws(ImageError) -> ImageFormat {
    if bytes.matches([0xFF, 0xD8, 0xFF], at: 0) { return .jpeg }
    if bytes.matches(pngSignature, at: 0) { return .png }
    if bytes.matches("GIF87a", at: 0) || bytes.matches("GIF89a", at: 0) { return .gif }
    if bytes.matches("RIFF", at: 0), bytes.matches("WEBP", at: 8) { return .webP }
    if bytes.matches("BM", at: 0), bytes.matches([0, 0, 0, 0], at: 6) { throw .unsupported("BMP") }
    if bytes.matches([0x49, 0x49, 0x2A, 0], at: 0) || bytes.matches([0x4D, 0x4D, 0, 0x2A], at: 0) {
      throw .unsupported("TIFF")
    }
    if bytes.matches("ftyp", at: 4) {
      if bytes.matches("avif", at: 8) { throw .unsupported("AVIF") }
      for brand in ["heic", "heix", "mif1", "hevc"] as [StaticString] where bytes.matches(brand, at: 8) {
        throw .unsupported("HEIF")
      }
    }
    if try isSVG(bytes) { return .svg }
    throw try isStartOfSignature(bytes) ? .truncated : .unknownFormat
  }

  private static func isStartOfSignature(_ bytes: ImageBytes) throws(ImageError) -> Bool {
    let signatures: [[UInt8]] = [
      [0xFF, 0xD8, 0xFF], pngSignature, [UInt8]("GIF8".utf8), [UInt8]("RIFF".utf8),
    ]
    let start = try bytes.prefix(at: 0, limit: 12)
    for signature in signatures {
      let length = min(signature.count, start.count)
      guard bytes.count < 12, start.prefix(length).elementsEqual(signature.prefix(length)) else { continue }
      return true
    }
    return false
  }
}

package nonisolated enum ImageFormat: String, Sendable {
  case jpeg = "JPEG"
  case png = "PNG"
  case gif = "GIF"
  case webP = "WebP"
  case svg = "SVG"

  /// The type in HTTP headers and `data:` URLs.
  package var mediaType: String {
    switch self {
    case .jpeg: "image/jpeg"
    case .png: "image/png"
    case .gif: "image/gif"
    case .webP: "image/webp"
    case .svg: "image/svg+xml"
    }
  }
}

/// An error in an image file. Print the `description` after the file name and a colon.
package nonisolated enum ImageError: Error, Equatable, Sendable, CustomStringConvertible {
  /// Contains the system's `errno`.
  case unreadable(Int32)
  /// A folder, pipe, or device.
  case notAFile
  /// The file was replaced or modified after it was found.
  case changed
  case empty
  /// A known format that this module doesn't read.
  case unsupported(String)
  case unknownFormat
  /// The bytes end before the image does.
  case truncated
  case malformed(ImageFormat, String)
  case zeroSize(ImageFormat)

  package var description: String {
    switch self {
    case .unreadable(let code): String(cString: strerror(code))
    case .notAFile: "not a file"
    case .changed: "changed while it was in use"
    case .empty: "the file is empty"
    case .unsupported(let format): "\(format) images are not supported"
    case .unknownFormat: "not an image"
    case .truncated: "the file is truncated"
    case .malformed(let format, let reason):
      "not a valid \(format.rawValue) image, because \(reason)"
    case .zeroSize(let format): "a \(format.rawValue) image of zero width or height"
    }
  }
}

nonisolated extension ImageHeader {
  /// Throws ``ImageError/truncated`` if the header is complete but the bytes end before the picture does.
  ///
  /// - Complexity: Reads the last bytes. Walks through the file only if those are unexpected.
  package func checkCompleteness(of bytes: ImageBytes) throws(ImageError) {
    let isComplete =
      switch format {
      case .jpeg: try Self.jpegIsComplete(bytes)
      case .png: Self.pngIsComplete(bytes)
      case .gif: try Self.gifIsComplete(bytes)
      case .webP: try Self.webPIsComplete(bytes)
      case .svg: true
      }
    guard isComplete else { throw .truncated }
  }
}
