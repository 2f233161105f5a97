import Foundation

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
