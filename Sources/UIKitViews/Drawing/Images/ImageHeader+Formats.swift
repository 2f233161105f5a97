import Foundation

// ITU-T T.81, annex B: a chain of segments, each with a marker and, for most, a length. The frame header
// (SOFn) has the size. The Exif segment (APP1) comes before it.
nonisolated extension ImageHeader {
  static func jpeg(_ bytes: ImageBytes) throws(ImageError) -> ImageHeader {
    var orientation: UIImage.Orientation?
    var offset = 2
    while true {
      let segment = try jpegSegment(in: bytes, at: offset)
      switch segment.marker {
      case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
        let height = try bytes.number(at: segment.body + 1, count: 2, order: .bigEndian)
        let width = try bytes.number(at: segment.body + 3, count: 2, order: .bigEndian)
        return ImageHeader(
          format: .jpeg, pixelSize: CGSize(width: width, height: height), orientation: orientation ?? .up)
      case 0xE1 where orientation == nil && bytes.matches("Exif\0\0", at: segment.body):
        orientation = exifOrientation(in: bytes, at: segment.body + 6, end: segment.end)
      case 0xD9, 0xDA:
        throw .malformed(.jpeg, "the image data precedes the image size")
      default:
        break
      }
      offset = segment.end
    }
  }

  /// `true` if the end-of-image marker follows the first scan.
  static func jpegIsComplete(_ bytes: ImageBytes) throws(ImageError) -> Bool {
    if bytes.matches([0xFF, 0xD9], at: bytes.count - 2) { return true }
    var offset = 2
    while true {
      let segment = try jpegSegment(in: bytes, at: offset)
      offset = segment.end
      if segment.marker == 0xDA { break }
    }
    // Cameras append data after the picture, so the search runs from the end back to the scan. Inside the
    // scan, 0xD9 never follows 0xFF.
    var end = bytes.count
    while end - offset >= 2 {
      let start = max(offset, end - 65536)
      let chunk = try bytes.prefix(at: start, limit: end - start)
      if chunk.withUnsafeBytes(containsEndOfImage) { return true }
      end = start + 1
    }
    return false
  }

  private static func containsEndOfImage(_ bytes: UnsafeRawBufferPointer) -> Bool {
    guard var next = bytes.baseAddress else { return false }
    let last = next + bytes.count - 1
    while let found = memchr(next, 0xFF, last - next) {
      next = UnsafeRawPointer(found) + 1
      if next.load(as: UInt8.self) == 0xD9 { return true }
    }
    return false
  }

  private struct JPEGSegment {
    var marker: UInt8
    var body: Int
    var end: Int
  }

  private static func jpegSegment(in bytes: ImageBytes, at start: Int) throws(ImageError) -> JPEGSegment {
    guard try bytes.byte(at: start) == 0xFF else {
      throw .malformed(.jpeg, "a segment has no marker")
    }
    var offset = start + 1
    while try bytes.byte(at: offset) == 0xFF { offset += 1 }
    let marker = try bytes.byte(at: offset)
    offset += 1
    switch marker {
    case 0x01, 0xD0...0xD9:
      return JPEGSegment(marker: marker, body: offset, end: offset)
    default:
      let length = try bytes.number(at: offset, count: 2, order: .bigEndian)
      guard length >= 2 else { throw .malformed(.jpeg, "a segment has no valid length") }
      return JPEGSegment(marker: marker, body: offset + 2, end: offset + length)
    }
  }
}

nonisolated extension ImageHeader {
  /// Returns the orientation in Exif data (a TIFF header and its first directory). Broken metadata doesn't
  /// make a picture unusable.
  static func exifOrientation(in bytes: ImageBytes, at start: Int, end: Int) -> UIImage.Orientation? {
    let order: ImageBytes.ByteOrder
    if bytes.matches([0x49, 0x49, 0x2A, 0], at: start) {
      order = .littleEndian
    } else if bytes.matches([0x4D, 0x4D, 0, 0x2A], at: start) {
      order = .bigEndian
    } else {
      return nil
    }
    func number(at offset: Int, count: Int) -> Int? {
      guard offset + count <= end else { return nil }
      return try? bytes.number(at: offset, count: count, order: order)
    }
    guard let directoryOffset = number(at: start + 4, count: 4) else { return nil }
    let directory = start + directoryOffset
    guard let entryCount = number(at: directory, count: 2) else { return nil }
    for entry in 0..<entryCount {
      let offset = directory + 2 + entry * 12
      guard let tag = number(at: offset, count: 2), tag <= 0x0112 else { return nil }
      guard tag == 0x0112 else { continue }
      guard number(at: offset + 2, count: 2) == 3, let value = number(at: offset + 8, count: 2) else {
        return nil
      }
      return UIImage.Orientation(exif: value)
    }
    return nil
  }
}

nonisolated extension UIImage.Orientation {
  /// Creates an orientation from the Exif tag 0x0112, which is 1 through 8.
  init?(exif value: Int) {
    switch value {
    case 1: self = .up
    case 2: self = .upMirrored
    case 3: self = .down
    case 4: self = .downMirrored
    case 5: self = .leftMirrored
    case 6: self = .right
    case 7: self = .rightMirrored
    case 8: self = .left
    default: return nil
    }
  }
}

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

nonisolated extension ImageHeader {
  static func gif(_ bytes: ImageBytes) throws(ImageError) -> ImageHeader {
    let width = try bytes.number(at: 6, count: 2, order: .littleEndian)
    let height = try bytes.number(at: 8, count: 2, order: .littleEndian)
    return ImageHeader(format: .gif, pixelSize: CGSize(width: width, height: height))
  }

  /// `true` if the blocks end with the trailer.
  static func gifIsComplete(_ bytes: ImageBytes) throws(ImageError) -> Bool {
    if try bytes.byte(at: bytes.count - 1) == 0x3B { return true }
    var offset = 13 + colorTableLength(packed: try bytes.byte(at: 10))
    while offset < bytes.count {
      switch try bytes.byte(at: offset) {
      case 0x3B: return true
      case 0x21: offset += 2
      case 0x2C: offset += 11 + colorTableLength(packed: try bytes.byte(at: offset + 9))
      default: return false
      }
      while offset < bytes.count, case let length = Int(try bytes.byte(at: offset)), length > 0 {
        offset += 1 + length
      }
      offset += 1
    }
    return false
  }

  private static func colorTableLength(packed: UInt8) -> Int {
    packed & 0x80 == 0 ? 0 : 3 << (Int(packed & 7) + 1)
  }
}

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
