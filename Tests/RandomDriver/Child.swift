import Foundation

/// The same program as a process of its own.
enum Child {
  struct End {
    /// Of the exit, or the signal's number.
    var status: Int32
    var isSignal = false
    var errors: String

    /// What ended the process, if it did not end by itself.
    var trap: String {
      if isSignal, status == SIGPROF { return "hang: no end after a minute of work" }
      let line = errors.split(separator: "\n").first { $0.contains("Fatal") || $0.contains("error") }
      return "trap: \(line.map(Child.message) ?? "signal \(status)")"
    }
  }

  /// What a line says behind the file and the line's number, which is left to the end.
  fileprivate static func message(_ line: Substring) -> String {
    guard let mark = line.range(of: "Fatal") else { return String(line) }
    return "\(line[mark.lowerBound...]) \(line[..<mark.lowerBound])"
  }

  /// What a plan finds. Nil if nothing is wrong.
  static func replay(_ plan: Plan) -> String? {
    guard let input = try? JSONEncoder().encode(plan) else { return nil }
    var text: String?
    let end = run(["--replay"], input: input) { if text == nil { text = $0 } }
    return end.isSignal ? end.trap : end.status == 0 ? nil : text ?? end.trap
  }

  /// A shorter plan that finds the same. Nil if the process ended before it was found.
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
    // A trap needs no backtrace: it takes seconds.
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
