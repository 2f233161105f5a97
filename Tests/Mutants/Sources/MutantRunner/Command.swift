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
  /// The most time on the clock, in seconds, without what it has to wait for others that have the processors.
  var clockLimit = Double.infinity
  /// The most memory, in kilobytes of addresses.
  var memoryLimit: Int?

  /// Runs it and calls the function with each line of its output until that returns true.
  func run(_ isEnough: (String) -> Bool = { _ in false }) throws -> Ending {
    let child = try ChildProcess(
      "/bin/sh", arguments: ["-c", script, program] + arguments,
      environment: ProcessInfo.processInfo.environment.merging(environment) { $1 })
    let start = Date.now
    var end = start.addingTimeInterval(clockLimit)
    var rest: [UInt8] = []
    while true {
      if Date.now > end {
        end = start.addingTimeInterval(clockLimit + child.timeWithoutProcessor)
        if Date.now > end {
          child.kill()
          return .timeout
        }
      }
      // What it has started may leave its output open.
      guard let bytes = child.read(within: 1) else { if child.hasEnded { break } else { continue } }
      if bytes.isEmpty { break }
      rest += bytes
      while let newline = rest.firstIndex(of: UInt8(ascii: "\n")) {
        let line = String(decoding: rest[..<newline], as: UTF8.self)
        rest.removeSubrange(...newline)
        if isEnough(line) {
          child.kill()
          return .stopped(line)
        }
      }
    }
    let status = child.wait()
    return status & 0x7F == 0 ? .exit(status >> 8 & 0xFF) : .signal(status & 0x7F)
  }

  private var script: String {
    var script = "ulimit -c 0; cd '\(folder.path)'; "
    if let processorLimit { script += "ulimit -t \(processorLimit); " }
    if let memoryLimit { script += "ulimit -v \(memoryLimit); " }
    return script + "exec \"$0\" \"$@\""
  }
}
