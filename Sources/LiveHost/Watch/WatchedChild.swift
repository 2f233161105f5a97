#if Live
import FlyingSocks
import Foundation

/// The serving program, as a child process of the watching program. Both run the same executable. The child
/// inherits the listening socket, so pages can connect at any time. It exits when its standard input ends.
final class WatchedChild {
  private static let outputLimit = 64 * 1024
  private static let patience = 0.5

  let started = DispatchTime.now()
  private let process: pid_t
  private let notices: FileHandle
  private let output = Locked(Data())
  private let outputEnd = DispatchGroup()

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

  /// Forwards the child's standard error on a separate thread, and keeps the last part. With a readability
  /// handler, libdispatch once crashed on Linux, probably because the handler was removed while its last
  /// event arrived.
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

  func notify(_ words: String) {
    // A child that has just ended reads nothing.
    try? notices.write(contentsOf: Data((words.replacing("\n", with: WatchedProgram.lineEnd) + "\n").utf8))
  }

  func ending() -> Ending? {
    var status: Int32 = 0
    guard waitpid(process, &status, WNOHANG) == process else { return nil }
    return status & 0x7F == 0 ? .exit(status >> 8 & 0xFF) : .signal(status & 0x7F)
  }

  enum Ending: Equatable {
    case exit(Int32)
    case signal(Int32)
  }

  var lastWords: String {
    // A process started by the child may continue to write.
    _ = outputEnd.wait(timeout: .now() + Self.patience)
    return output.withLock { String(decoding: $0, as: UTF8.self) }
  }

  func end() {
    kill(process, SIGKILL)
    var status: Int32 = 0
    waitpid(process, &status, 0)
  }
}
#endif
