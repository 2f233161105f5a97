import Foundation

/// A folder that exists until its last reference is released.
public final class TemporaryFolder: Sendable {
  public let path: String

  public init() throws {
    path = FileManager.default.temporaryDirectory.appendingPathComponent("gallery-" + UUID().uuidString).path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// All paths in the folder, including hidden files, sorted.
  public var contents: [String] {
    (FileManager.default.subpaths(atPath: path) ?? []).sorted()
  }

  public func write(_ data: Data, to name: String) throws {
    let file = URL(fileURLWithPath: path).appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  public func text(of name: String) throws -> String {
    try String(contentsOfFile: path + "/" + name, encoding: .utf8)
  }

  /// Creates an empty file for writing.
  public func handle(for name: String) throws -> FileHandle {
    try write(Data(), to: name)
    return try FileHandle(forWritingTo: URL(fileURLWithPath: path + "/" + name))
  }

  public func link(_ name: String, to destination: String) throws {
    try FileManager.default.createSymbolicLink(atPath: path + "/" + name, withDestinationPath: destination)
  }

  /// Returns a complete GIF without a picture.
  ///
  /// - Parameters:
  ///   - width: The width in pixels.
  ///   - height: The height in pixels.
  public static func gif(width: UInt8, height: UInt8) -> Data {
    Data("GIF89a".utf8) + [width, 0, height, 0, 0, 0, 0, 0x3B]
  }
}
