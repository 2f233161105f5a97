import Foundation

/// Runs the same program as a separate process.
enum Child {
  struct End {
    /// The exit status, or the signal's number.
    var status: Int32
    var isSignal = false
    var errors: String

    /// The cause of an abnormal end.
    var trap: String {
      if isSignal, status == SIGPROF { return "hang: no end after a minute of work" }
      let line = errors.split(separator: "\n").first { $0.contains("Fatal") || $0.contains("error") }
      return "trap: \(line.map(Child.message) ?? "signal \(status)")"
    }
  }

  /// Returns the line's message, with the file and the line number moved to the end.
  fileprivate static func message(_ line: Substring) -> String {
    guard let mark = line.range(of: "Fatal") else { return String(line) }
    return "\(line[mark.lowerBound...]) \(line[..<mark.lowerBound])"
  }

  /// Returns the finding of a plan, or `nil` if nothing is wrong.
  static func replay(_ plan: Plan) -> String? {
    guard let input = try? JSONEncoder().encode(plan) else { return nil }
    var text: String?
    let end = run(["--replay"], input: input) { if text == nil { text = $0 } }
    return end.isSignal ? end.trap : end.status == 0 ? nil : text ?? end.trap
  }

  /// Returns a shorter plan with the same finding, or `nil` if the process failed.
  static func shrink(_ plan: Plan) -> Plan? {
    guard let input = try? JSONEncoder().encode(plan) else { return nil }
    var shorter: Plan?
    let end = run(["--shrink"], input: input) {
      shorter = try? JSONDecoder().decode(Plan.self, from: Data($0.utf8))
    }
    return end.isSignal ? nil : shorter
  }

  static func run(_ arguments: [String], input: Data, line: (String) -> Void) -> End {
    let process = Process()
    process.executableURL = Bundle.main.executableURL
    process.arguments = arguments
    let (given, output) = (Pipe(), Pipe())
    let log = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    guard FileManager.default.createFile(atPath: log.path, contents: nil) else {
      return End(status: -1, errors: "")
    }
    defer { try? FileManager.default.removeItem(at: log) }
    process.standardInput = given
    process.standardOutput = output
    process.standardError = FileHandle(forWritingAtPath: log.path)
    var environment = ProcessInfo.processInfo.environment
    // Disables the backtrace of a trap, which takes seconds.
    environment["SWIFT_BACKTRACE"] = "enable=no"
    process.environment = environment
    guard (try? process.run()) != nil else { return End(status: -1, errors: "") }
    given.fileHandleForWriting.write(input)
    try? given.fileHandleForWriting.close()
    var rest = Data()
    while case let data = output.fileHandleForReading.availableData, !data.isEmpty {
      rest += data
      while let end = rest.firstIndex(of: 10) {
        line(String(decoding: rest[rest.startIndex..<end], as: UTF8.self))
        rest = Data(rest[rest.index(after: end)...])
      }
    }
    process.waitUntilExit()
    let errors = (try? String(contentsOf: log, encoding: .utf8)) ?? ""
    return End(
      status: process.terminationStatus, isSignal: process.terminationReason == .uncaughtSignal,
      errors: errors)
  }
}
