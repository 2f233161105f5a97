import Foundation

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
