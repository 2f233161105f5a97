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

  /// Everything in it, hidden files included, sorted.
  var contents: [String] {
    (FileManager.default.subpaths(atPath: path) ?? []).sorted()
  }

  func write(_ data: Data, to name: String) throws {
    let file = URL(fileURLWithPath: path).appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  func text(of name: String) throws -> String {
    try String(contentsOfFile: path + "/" + name, encoding: .utf8)
  }

  func handle(for name: String) throws -> FileHandle {
    try write(Data(), to: name)
    return try FileHandle(forWritingTo: URL(fileURLWithPath: path + "/" + name))
  }

  /// A whole GIF of 30 × 20 pixels, without a picture in it.
  static let gif = Data("GIF89a".utf8) + [30, 0, 20, 0, 0, 0, 0, 0x3B]
}
