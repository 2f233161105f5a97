import Foundation

/// A folder that is gone with the last reference to it.
nonisolated final class TemporaryFolder {
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.appendingPathComponent("gallery-" + UUID().uuidString).path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  func write(_ data: Data, to name: String) throws {
    let file = URL(fileURLWithPath: path).appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  func link(_ name: String, to destination: String) throws {
    try FileManager.default.createSymbolicLink(atPath: path + "/" + name, withDestinationPath: destination)
  }

  /// A whole GIF of the given size, without a picture in it.
  static func gif(width: UInt8, height: UInt8) -> Data {
    Data("GIF89a".utf8) + [width, 0, height, 0, 0, 0, 0, 0x3B]
  }
}
