import Foundation
import TestSupport

/// A run of the built `gallery` executable in its own folder.
nonisolated struct GalleryProcess {
  var status: Int32
  var output: String
  var errors: String

  var errorLines: [Substring] { errors.split(separator: "\n") }

  init(_ arguments: String..., in folder: TemporaryFolder) throws {
    try self.init(arguments, in: folder)
  }

  init(_ arguments: [String], in folder: TemporaryFolder) throws {
    let logs = try TemporaryFolder()
    let process = Process()
    process.executableURL = BuiltExecutable.url(named: "gallery")
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.standardInput = FileHandle.nullDevice
    // Uses files because an unread pipe fills up and blocks the writer.
    process.standardOutput = try logs.handle(for: "output")
    process.standardError = try logs.handle(for: "errors")
    try process.run()
    process.waitUntilExit()
    status = process.terminationStatus
    output = try logs.text(of: "output")
    errors = try logs.text(of: "errors")
  }
}
