import Foundation
import Testing

@testable import UIKitViews

/// Real images of 12 × 8 pixels, written by Pillow 12.
nonisolated struct SampleImage: CustomTestStringConvertible {
  var testDescription: String
  var format: ImageFormat
  var orientation: UIImage.Orientation
  var bytes: Data

  private init(_ name: String, _ format: ImageFormat, _ orientation: UIImage.Orientation, _ base64: String) {
    testDescription = name
    self.format = format
    self.orientation = orientation
    bytes = Data(base64Encoded: base64, options: .ignoreUnknownCharacters)!
  }

  static let baselineJPEG = SampleImage(
    "a baseline JPEG", .jpeg, .up,
    """
    /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAKBueIx4ZKCMgoy0qqC+8P//8Nzc8P//////////////////////////////////////
    ////////////////////2wBDAaq0tPDS8P//////////////////////////////////////////////////////////////////
    ////////////wAARCAAIAAwDASIAAhEBAxEB/8QAFAABAAAAAAAAAAAAAAAAAAAAAP/EABQQAQAAAAAAAAAAAAAAAAAAAAD/xAAU
    AQEAAAAAAAAAAAAAAAAAAAAC/8QAFBEBAAAAAAAAAAAAAAAAAAAAAP/aAAwDAQACEQMRAD8AACT/2Q==
    """)
  static let progressiveJPEG = SampleImage(
    "a progressive JPEG", .jpeg, .up,
    """
    /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAKBueIx4ZKCMgoy0qqC+8P//8Nzc8P//////////////////////////////////////
    ////////////////////2wBDAaq0tPDS8P//////////////////////////////////////////////////////////////////
    ////////////wgARCAAIAAwDASIAAhEBAxEB/8QAFAABAAAAAAAAAAAAAAAAAAAAAP/EABQBAQAAAAAAAAAAAAAAAAAAAAH/2gAM
    AwEAAhADEAAAAQH/xAAUEAEAAAAAAAAAAAAAAAAAAAAQ/9oACAEBAAEFAj//xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oACAEDAQE/
    AX//xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oACAECAQE/AX//xAAUEAEAAAAAAAAAAAAAAAAAAAAQ/9oACAEBAAY/Aj//xAAUEAEA
    AAAAAAAAAAAAAAAAAAAQ/9oACAEBAAE/IT//2gAMAwEAAgADAAAAEAP/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oACAEDAQE/EH//
    xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oACAECAQE/EH//xAAUEAEAAAAAAAAAAAAAAAAAAAAQ/9oACAEBAAE/ED//2Q==
    """)
  static let cmykJPEG = SampleImage(
    "a CMYK JPEG", .jpeg, .up,
    """
    /9j/7gAOQWRvYmUAZAAAAAAA/9sAQwCgbniMeGSgjIKMtKqgvvD///Dc3PD/////////////////////////////////////////
    /////////////////8AAFAgACAAMBEMRAE0RAFkRAEsRAP/EABUAAQEAAAAAAAAAAAAAAAAAAAAD/8QAFBABAAAAAAAAAAAAAAAA
    AAAAAP/aAA4EQwBNAFkASwAAPwCgmsAP/9k=
    """)
  static let turnedJPEG = SampleImage(
    "a JPEG with little-endian Exif", .jpeg, .right,
    """
    /9j/4AAQSkZJRgABAQAAAQABAAD/4QAiRXhpZgAASUkqAAgAAAABABIBAwABAAAABgAAAAAAAAD/2wBDAKBueIx4ZKCMgoy0qqC+
    8P//8Nzc8P//////////////////////////////////////////////////////////2wBDAaq0tPDS8P//////////////////
    ////////////////////////////////////////////////////////////wAARCAAIAAwDASIAAhEBAxEB/8QAFAABAAAAAAAA
    AAAAAAAAAAAAAP/EABQQAQAAAAAAAAAAAAAAAAAAAAD/xAAUAQEAAAAAAAAAAAAAAAAAAAAC/8QAFBEBAAAAAAAAAAAAAAAAAAAA
    AP/aAAwDAQACEQMRAD8AACT/2Q==
    """)
  static let bigEndianJPEG = SampleImage(
    "a JPEG with big-endian Exif", .jpeg, .left,
    """
    /9j/4AAQSkZJRgABAQAAAQABAAD/4QAiRXhpZgAATU0AKgAAAAgAAQESAAMAAAABAAgAAAAAAAD/2wBDAKBueIx4ZKCMgoy0qqC+
    8P//8Nzc8P//////////////////////////////////////////////////////////2wBDAaq0tPDS8P//////////////////
    ////////////////////////////////////////////////////////////wAARCAAIAAwDASIAAhEBAxEB/8QAFAABAAAAAAAA
    AAAAAAAAAAAAAP/EABQQAQAAAAAAAAAAAAAAAAAAAAD/xAAUAQEAAAAAAAAAAAAAAAAAAAAC/8QAFBEBAAAAAAAAAAAAAAAAAAAA
    AP/aAAwDAQACEQMRAD8AACT/2Q==
    """)
  static let png = SampleImage(
    "a PNG", .png, .up,
    """
    iVBORw0KGgoAAAANSUhEUgAAAAwAAAAICAIAAABChommAAAAFUlEQVR4nGM8UaHBQAgwEVQx7BUBAKiHAXg6huAvAAAAAElFTkSu
    QmCC
    """)
  static let turnedPNG = SampleImage(
    "a PNG with an eXIf chunk", .png, .right,
    """
    iVBORw0KGgoAAAANSUhEUgAAAAwAAAAICAIAAABChommAAAAGmVYSWZNTQAqAAAACAABARIAAwAAAAEABgAAAAAAANZnS2kAAAAV
    SURBVHicYzxRocFACDARVDHsFQEAqIcBeDqG4C8AAAAASUVORK5CYII=
    """)
  static let gif = SampleImage(
    "a GIF of two frames", .gif, .up,
    """
    R0lGODdhDAAIAIEAAMh4KAAAAAAAAAAAACwAAAAADAAIAAAIEgABCBxIsKDBgwgTKlzIsGHBgAAh+QQBAAABACwAAAAADAAIAIEA
    AAAAAAAAAAAAAAAIEgABCBxIsKDBgwgTKlzIsGHBgAA7
    """)
  static let lossyWebP = SampleImage(
    "a lossy WebP", .webP, .up,
    """
    UklGRi4AAABXRUJQVlA4ICIAAABwAQCdASoMAAgADMDOJaACdAFAAADabLM4V19Blts8gAAA
    """)
  static let losslessWebP = SampleImage(
    "a lossless WebP", .webP, .up,
    """
    UklGRh4AAABXRUJQVlA4TBEAAAAvC8ABAAdQvCIXpf+BiOh/AAA=
    """)
  static let turnedWebP = SampleImage(
    "an extended WebP with Exif", .webP, .right,
    """
    UklGRmIAAABXRUJQVlA4WAoAAAAIAAAACwAABwAAVlA4ICIAAABwAQCdASoMAAgADMDOJaACdAFAAADabLM4V19Blts8gAAARVhJ
    RhoAAABJSSoACAAAAAEAEgEDAAEAAAAGAAAAAAAAAA==
    """)

  static let all = [
    baselineJPEG, progressiveJPEG, cmykJPEG, turnedJPEG, bigEndianJPEG, png, turnedPNG, gif, lossyWebP,
    losslessWebP, turnedWebP,
  ]
}

/// A file in its own folder, deleted with the last reference.
nonisolated final class TemporaryFile {
  let path: String
  private let folder: URL

  init(_ data: Data, name: String) throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent(name)
    try data.write(to: file)
    path = file.path
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }
}
