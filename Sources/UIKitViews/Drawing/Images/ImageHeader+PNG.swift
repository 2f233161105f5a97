import Foundation

// PNG, third edition: a signature, then chunks of length, type, data, and checksum. IHDR comes first. The
// search for an eXIf chunk ends at the pixel data, to avoid walking through a whole picture.
nonisolated extension ImageHeader {
  static let pngSignature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  static func png(_ bytes: ImageBytes) throws(ImageError) -> ImageHeader {
    let length = try bytes.number(at: 8, count: 4, order: .bigEndian)
    let width = try bytes.number(at: 16, count: 4, order: .bigEndian)
    let height = try bytes.number(at: 20, count: 4, order: .bigEndian)
    guard length == 13, bytes.matches("IHDR", at: 12) else {
      throw .malformed(.png, "it does not start with its header")
    }
    guard width <= Int32.max, height <= Int32.max else { throw .malformed(.png, "its size is out of range") }
    var header = ImageHeader(format: .png, pixelSize: CGSize(width: width, height: height))
    var offset = 33
    while let chunk = pngChunk(in: bytes, at: offset), !bytes.matches("IDAT", at: offset + 4) {
      if bytes.matches("eXIf", at: offset + 4) {
        header.orientation = exifOrientation(in: bytes, at: chunk.body, end: chunk.body + chunk.length) ?? .up
        break
      }
      offset = chunk.next
    }
    return header
  }

  /// `true` if the chain of chunks ends with the end chunk.
  static func pngIsComplete(_ bytes: ImageBytes) -> Bool {
    if bytes.matches("IEND", at: bytes.count - 8) { return true }
    var offset = 8
    while let chunk = pngChunk(in: bytes, at: offset), chunk.next <= bytes.count {
      if bytes.matches("IEND", at: offset + 4) { return true }
      offset = chunk.next
    }
    return false
  }

  private static func pngChunk(
    in bytes: ImageBytes, at offset: Int
  ) -> (body: Int, length: Int, next: Int)? {
    guard let length = try? bytes.number(at: offset, count: 4, order: .bigEndian) else { return nil }
    return (offset + 8, length, offset + 12 + length)
  }
}
