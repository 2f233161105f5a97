import Foundation

/// Runs `port-from-ios`, as built by this package, on a test's own files.
struct Command {
  /// The output and exit status of the command.
  struct Result {
    let status: Int
    let output: String
    /// The lines of standard error, without the folder of the files.
    let notes: [String]
    /// The files by their paths below the folder.
    let files: [String: String]
  }

  /// Ports the files into a separate folder, or runs the command with other arguments.
  ///
  /// `{in}` and `{out}` stand for the folders.
  static func run(_ files: [String: String], arguments: [String] = ["{in}", "--output", "{out}"]) throws
    -> Result
  {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let input = folder.appendingPathComponent("in")
    let output = folder.appendingPathComponent("out")
    try FileManager.default.createDirectory(at: input, withIntermediateDirectories: true)
    for (path, text) in files {
      let url = input.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    let process = Process()
    process.executableURL = try executable()
    process.arguments = arguments.map {
      $0.replacingOccurrences(of: "{in}", with: input.path).replacingOccurrences(
        of: "{out}", with: output.path)
    }
    let (standardOutput, standardError) = (
      folder.appendingPathComponent("1"), folder.appendingPathComponent("2")
    )
    for url in [standardOutput, standardError] { try Data().write(to: url) }
    process.standardOutput = try FileHandle(forWritingTo: standardOutput)
    process.standardError = try FileHandle(forWritingTo: standardError)
    try process.run()
    process.waitUntilExit()
    let clean = { (text: String) in text.replacingOccurrences(of: input.path + "/", with: "") }
    let results = FileManager.default.fileExists(atPath: output.path) ? output : input
    return Result(
      status: Int(process.terminationStatus),
      output: clean(try String(contentsOf: standardOutput, encoding: .utf8)),
      notes: clean(try String(contentsOf: standardError, encoding: .utf8)).split(separator: "\n").map(
        String.init),
      files: try contents(of: results).mapValues(clean))
  }

  /// Ports a single file, `Main.swift`, without the line that names the original.
  static func port(_ text: String) throws -> (text: String, notes: [String]) {
    let result = try run(["Main.swift": text], arguments: ["{in}/Main.swift"])
    return (result.output, result.notes)
  }

  private static func contents(of folder: URL) throws -> [String: String] {
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return try names.filter { $0.hasSuffix(".swift") }.reduce(into: [:]) { result, name in
      result[name] = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    }
  }

  private struct Missing: Error {}

  /// Returns the command's executable in the tests' folder. SwiftPM adds `-tool` to the names of executables
  /// for plugins.
  private static func executable() throws -> URL {
    let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    let found = ["port-from-ios-tool", "port-from-ios"].map(folder.appendingPathComponent)
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    guard let found else { throw Missing() }
    return found
  }
}
