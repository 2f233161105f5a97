import Foundation

// RIFF, length, WEBP, then chunks of type, length, and data, padded to an even length. Simple files have one
// VP8 (RFC 6386, 9.1) or VP8L chunk. Extended files start with VP8X.
nonisolated extension ImageHeader {
  static func webP(_ bytes: ImageBytes) throws(ImageError) -> ImageHeader {
    var header = ImageHeader(format: .webP, pixelSize: .zero)
    if bytes.matches("VP8 ", at: 12) {
      let width = try bytes.number(at: 26, count: 2, order: .littleEndian) & 0x3FFF
      let height = try bytes.number(at: 28, count: 2, order: .littleEndian) & 0x3FFF
      guard bytes.matches([0x9D, 0x01, 0x2A], at: 23) else {
        throw .malformed(.webP, "its frame has no start code")
      }
      header.pixelSize = CGSize(width: width, height: height)
    } else if bytes.matches("VP8L", at: 12) {
      let bits = try bytes.number(at: 21, count: 4, order: .littleEndian)
      guard bytes.matches([0x2F], at: 20) else { throw .malformed(.webP, "its frame has no signature") }
      header.pixelSize = CGSize(width: bits & 0x3FFF + 1, height: bits >> 14 & 0x3FFF + 1)
    } else if bytes.matches("VP8X", at: 12) {
      let width = try bytes.number(at: 24, count: 3, order: .littleEndian) + 1
      let height = try bytes.number(at: 27, count: 3, order: .littleEndian) + 1
      header.pixelSize = CGSize(width: width, height: height)
      if try bytes.byte(at: 20) & 0x08 != 0 { header.orientation = webPOrientation(in: bytes) ?? .up }
    } else {
      throw bytes.count < 16 ? .truncated : .malformed(.webP, "its first chunk is unknown")
    }
    return header
  }

  /// `true` if there are at least as many bytes as the container declares.
  static func webPIsComplete(_ bytes: ImageBytes) throws(ImageError) -> Bool {
    try bytes.number(at: 4, count: 4, order: .littleEndian) + 8 <= bytes.count
  }

  private static func webPOrientation(in bytes: ImageBytes) -> UIImage.Orientation? {
    var offset = 30
    while let length = try? bytes.number(at: offset + 4, count: 4, order: .littleEndian) {
      if bytes.matches("EXIF", at: offset) {
        let hasPrefix = bytes.matches("Exif\0\0", at: offset + 8)
        return exifOrientation(in: bytes, at: offset + (hasPrefix ? 14 : 8), end: offset + 8 + length)
      }
      offset += 8 + length + length % 2
    }
    return nil
  }
}
