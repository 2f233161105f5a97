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
