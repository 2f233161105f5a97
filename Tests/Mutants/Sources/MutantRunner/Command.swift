import Foundation

/// A program that runs until it exits, exceeds a limit, or prints a line after which the caller stops it.
struct Command {
  enum Ending: Equatable {
    case exit(Int32)
    case signal(Int32)
    /// The caller stopped the program after this line of output.
    case stopped(String)
    /// The clock limit was exceeded.
    case timeout
  }

  var program: String
  var arguments: [String] = []
  var environment: [String: String] = [:]
  var folder: URL
  /// The processor time limit, in seconds.
  var processorLimit: Int?
  /// The clock time limit, in seconds. Waiting for processors used by other processes doesn't count.
  var clockLimit = Double.infinity
  /// The memory limit, in kilobytes of address space.
  var memoryLimit: Int?

  /// Runs the program and calls the function with each line of output until it returns `true`.
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
      // A process started by the program can keep the output open.
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
