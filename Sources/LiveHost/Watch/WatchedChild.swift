import FlyingSocks
import Foundation

/// The serving program, as a child of the watching one.
///
/// Both run the same executable. The child inherits the listening socket, so pages can connect at any time.
/// It reads notices for its pages from standard input, and exits when the input ends.
final class WatchedChild {
  private static let outputLimit = 64 * 1024
  /// The maximum wait for the child's last output after it has ended, in seconds.
  private static let patience = 0.5

  let started = DispatchTime.now()
  private let process: pid_t
  private let notices: FileHandle
  private let output = Locked(Data())
  private let outputEnd = DispatchGroup()

  /// - Parameters:
  ///   - failure: The reason why the previous child ended. Pages show it with their last pictures.
  ///   - times: The durations since a source was saved. The child reports them when a page shows the result.
  init?(
    executable: String, arguments: [String], socket: Socket, token: AccessToken, failure: String?,
    times: ReloadTimes?
  ) {
    let (input, errors) = (Pipe(), Pipe())
    var environment = ProcessInfo.processInfo.environment
    for (name, value) in Handover.variables(socket: socket, token: token) { environment[name] = value }
    environment[WatchedProgram.variable] = failure ?? ""
    environment[WatchedProgram.timesVariable] = times?.description
    // Pages show a trap's message once the backtrace is complete, so the backtrace is short.
    let backtrace = "threads=crashed,images=none,registers=none"
    environment["SWIFT_BACKTRACE"] = environment["SWIFT_BACKTRACE"] ?? backtrace
    let descriptor = socket.file.rawValue
    _ = fcntl(descriptor, F_SETFD, fcntl(descriptor, F_GETFD) & ~FD_CLOEXEC)
    #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    #else
    var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input.fileHandleForReading.fileDescriptor, 0)
    posix_spawn_file_actions_adddup2(&actions, errors.fileHandleForWriting.fileDescriptor, 2)
    for pipe in [input, errors] {
      for handle in [pipe.fileHandleForReading, pipe.fileHandleForWriting] {
        _ = fcntl(handle.fileDescriptor, F_SETFD, FD_CLOEXEC)
      }
    }
    var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    var variables: [UnsafeMutablePointer<CChar>?] =
      environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in words + variables { free(text) } }
    var process = pid_t()
    guard posix_spawn(&process, executable, &actions, nil, &words, &variables) == 0 else { return nil }
    self.process = process
    notices = input.fileHandleForWriting
    try? input.fileHandleForReading.close()
    try? errors.fileHandleForWriting.close()
    pass(on: errors.fileHandleForReading)
  }

  /// Forwards the child's standard error, and keeps the end of it.
  ///
  /// This runs on its own thread, which ends with the output. On Linux, libdispatch once crashed with a
  /// readability handler, probably because the handler was removed while its last event arrived.
  private func pass(on errors: FileHandle) {
    outputEnd.enter()
    Thread.detachNewThread { [output, outputEnd] in
      while case let data = errors.availableData, !data.isEmpty {
        FileHandle.standardError.write(data)
        output.withLock { $0 = ($0 + data).suffix(Self.outputLimit) }
      }
      outputEnd.leave()
    }
  }

  /// Shows a notice in all pages. An empty one removes the last notice.
  func notify(_ words: String) {
    // A child that has just ended reads nothing.
    try? notices.write(contentsOf: Data((words.replacing("\n", with: WatchedProgram.lineEnd) + "\n").utf8))
  }

  /// Returns how the child ended, or `nil` while it's running.
  func ending() -> Ending? {
    var status: Int32 = 0
    guard waitpid(process, &status, WNOHANG) == process else { return nil }
    return status & 0x7F == 0 ? .exit(status >> 8 & 0xFF) : .signal(status & 0x7F)
  }

  enum Ending: Equatable {
    case exit(Int32)
    case signal(Int32)
  }

  /// The end of the child's standard error.
  var lastWords: String {
    // A process started by the child may continue to write.
    _ = outputEnd.wait(timeout: .now() + Self.patience)
    return output.withLock { String(decoding: $0, as: UTF8.self) }
  }

  /// Kills the child and waits for its end, which takes no time.
  func end() {
    kill(process, SIGKILL)
    var status: Int32 = 0
    waitpid(process, &status, 0)
  }
}
