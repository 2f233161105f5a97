import Foundation

/// A program that runs to its end, to its limits, or until a line of its output is enough.
struct Command {
  /// How it ended.
  enum Ending: Equatable {
    case exit(Int32)
    case signal(Int32)
    /// A line was enough.
    case stopped(String)
    /// It took too long on the clock.
    case timeout
  }

  var program: String
  var arguments: [String] = []
  var environment: [String: String] = [:]
  var folder: URL
  /// The most processor time, in seconds.
  var processorLimit: Int?
  /// The most time on the clock, in seconds.
  var clockLimit = Double.infinity
  /// The most memory, in kilobytes of addresses.
  var memoryLimit: Int?

  /// Runs it and calls the function with each line of its output until that returns true.
  func run(_ isEnough: (String) -> Bool = { _ in false }) throws -> Ending {
    let process = Process()
    let pipe = Pipe()
    try start(process, writingTo: pipe)
    let end = Date.now.addingTimeInterval(clockLimit)
    var ending: Ending?
    var rest: [UInt8] = []
    var poller = pollfd(fd: pipe.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
    reading: while true {
      if Date.now > end {
        ending = .timeout
        break
      }
      guard poll(&poller, 1, 1000) > 0 else {
        // What it has started may hold the pipe open.
        if process.isRunning { continue } else { break }
      }
      let data = pipe.fileHandleForReading.availableData
      if data.isEmpty { break }
      rest += data
      while let newline = rest.firstIndex(of: UInt8(ascii: "\n")) {
        let line = String(decoding: rest[..<newline], as: UTF8.self)
        rest.removeSubrange(...newline)
        if isEnough(line) {
          ending = .stopped(line)
          break reading
        }
      }
    }
    if ending != nil { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
    let status = process.terminationStatus
    return ending ?? (process.terminationReason == .exit ? .exit(status) : .signal(status))
  }

  private func start(_ process: Process, writingTo pipe: Pipe) throws {
    process.executableURL = URL(filePath: "/bin/sh")
    var limits = "ulimit -c 0; "
    if let processorLimit { limits += "ulimit -t \(processorLimit); " }
    if let memoryLimit { limits += "ulimit -v \(memoryLimit); " }
    process.arguments = ["-c", limits + "exec \"$0\" \"$@\"", program] + arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
  }
}
