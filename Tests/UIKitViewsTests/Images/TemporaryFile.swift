import Foundation

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
