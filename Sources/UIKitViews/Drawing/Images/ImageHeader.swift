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
