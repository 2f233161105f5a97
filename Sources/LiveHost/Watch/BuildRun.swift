import Foundation

/// A run of `swift build`.
final class BuildRun {
  private let process = Process()
  private let file: URL

  /// Starts the command, whose output goes to a file.
  init(_ command: [String]) {
    file = FileManager.default.temporaryDirectory.appendingPathComponent("live-build-\(UUID().uuidString)")
    _ = FileManager.default.createFile(atPath: file.path, contents: nil)
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    process.standardInput = FileHandle.nullDevice
    let output = FileHandle(forWritingAtPath: file.path) ?? .nullDevice
    process.standardOutput = output
    process.standardError = output
    try? process.run()
  }

  deinit { try? FileManager.default.removeItem(at: file) }

  var isRunning: Bool { process.isRunning }
  /// Once it has ended.
  var hasSucceeded: Bool { process.terminationReason == .exit && process.terminationStatus == 0 }
  /// What it has written so far.
  var output: String { (try? String(contentsOf: file, encoding: .utf8)) ?? "" }
}
