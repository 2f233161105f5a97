import Foundation

final class BuildRun: Sendable {
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
  var hasSucceeded: Bool { state.withLock(\.hasSucceeded) }
  var times: [ReloadTimes.Part] { state.withLock(\.times) }
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
  init(_ command: BuildPlan.Command) {
    switch command.kind {
    case .link:
      name = "linking"
      words = command.words + (command.tool("ld.lld") == nil ? [] : ["-use-ld=lld"])
    default:
      name = "compiling"
      // The option is for the compiler's communication with SwiftPM.
      words = command.words.filter { $0 != "-parseable-output" }
    }
  }
}

/// The lock that `swift build` uses to prevent two builds from writing the same files.
final class BuildLock: Sendable {
  private let descriptor: Int32

  init?(scratch: String) {
    let folder = URL(fileURLWithPath: scratch).resolvingSymlinksInPath().path
    let file = FileManager.default.temporaryDirectory.path + "/" + folder.replacing("/", with: "_") + ".lock"
    descriptor = open(file, O_WRONLY | O_CREAT | O_CLOEXEC, 0o666)
    guard descriptor >= 0, flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { return nil }
  }

  deinit { if descriptor >= 0 { close(descriptor) } }
}
