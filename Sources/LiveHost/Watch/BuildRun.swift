import Foundation

/// A run of the commands that build the program, one after the other until one fails.
final class BuildRun: Sendable {
  /// A command, and what its time is called.
  struct Step: Equatable {
    var words: [String]
    var name: String
  }

  private struct State {
    var isRunning = true
    var hasSucceeded = false
    var times: [ReloadTimes.Part] = []
  }

  private let file: URL
  private let state = Locked(State())

  /// Starts the first command. The output of all goes to a file.
  ///
  /// - Parameters:
  ///   - folder: Where they run.
  ///   - lock: Released when they have ended.
  init(_ steps: [Step], in folder: URL, lock: BuildLock? = nil) {
    file = FileManager.default.temporaryDirectory.appendingPathComponent("live-build-\(UUID().uuidString)")
    _ = FileManager.default.createFile(atPath: file.path, contents: nil)
    let output = FileHandle(forWritingAtPath: file.path) ?? .nullDevice
    Thread.detachNewThread { [state] in
      let hasSucceeded = withExtendedLifetime(lock) {
        steps.allSatisfy { step in
          let start = DispatchTime.now()
          let succeeds = Self.run(step.words, in: folder, output: output)
          let seconds = Double(DispatchTime.now().uptimeNanoseconds - start.uptimeNanoseconds) / 1e9
          state.withLock { $0.times.append(ReloadTimes.Part(step.name, seconds)) }
          return succeeds
        }
      }
      state.withLock { ($0.isRunning, $0.hasSucceeded) = (false, hasSucceeded) }
    }
  }

  deinit { try? FileManager.default.removeItem(at: file) }

  var isRunning: Bool { state.withLock(\.isRunning) }
  /// Once it has ended.
  var hasSucceeded: Bool { state.withLock(\.hasSucceeded) }
  /// How long each command took.
  var times: [ReloadTimes.Part] { state.withLock(\.times) }
  /// What they have written so far.
  var output: String { (try? String(contentsOf: file, encoding: .utf8)) ?? "" }

  private static func run(_ words: [String], in folder: URL, output: FileHandle) -> Bool {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = output
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationReason == .exit && process.terminationStatus == 0
  }
}

extension BuildRun.Step {
  /// A command of SwiftPM's plan, as it is run without SwiftPM.
  init(_ command: BuildPlan.Command) {
    switch command.kind {
    case .link:
      name = "linking"
      // The fastest linker there is, unless the package wants another one.
      words = command.words + (command.tool("ld.lld") == nil ? [] : ["-use-ld=lld"])
    default:
      name = "compiling"
      // That is how the compiler talks to SwiftPM.
      words = command.words.filter { $0 != "-parseable-output" }
    }
  }
}
