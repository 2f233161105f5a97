import Foundation
import Synchronization

/// A process with readable output. With `Process`, each process would inherit the descriptors of processes
/// started at the same time, and would report its end only after theirs.
final class ChildProcess {
  private let identifier: pid_t
  private let output: Int32
  /// The status from `waitpid`.
  private var status: Int32?

  init(_ program: String, arguments: [String], environment: [String: String]) throws {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    var words = ([program] + arguments).map { strdup($0) } + [nil]
    var variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer {
      for pointer in words + variables { free(pointer) }
      posix_spawn_file_actions_destroy(&actions)
    }
    (identifier, output) = try Self.spawning.withLock { _ in
      var ends: [Int32] = [0, 0]
      guard pipe(&ends) == 0 else { throw CocoaError(.fileReadUnknown) }
      defer { close(ends[1]) }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
      posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
      posix_spawn_file_actions_adddup2(&actions, ends[1], 2)
      var identifier: pid_t = 0
      guard posix_spawn(&identifier, program, &actions, nil, &words, &variables) == 0 else {
        close(ends[0])
        throw CocoaError(.executableNotLoadable)
      }
      return (identifier, ends[0])
    }
  }

  /// A lock for starting one process at a time. Otherwise, a process could inherit a new pipe before it's
  /// marked as not inherited.
  private static let spawning = Mutex(())

  deinit { close(output) }

  /// Returns the new output: empty at the end, or `nil` if nothing arrives within the given seconds.
  func read(within seconds: Int32) -> [UInt8]? {
    var poller = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
    guard poll(&poller, 1, seconds * 1000) > 0 else { return nil }
    return Array(
      unsafeUninitializedCapacity: 1 << 16
    ) { buffer, count in
      count = max(0, Foundation.read(output, buffer.baseAddress, buffer.count))
    }
  }

  /// `true` if the process has ended.
  var hasEnded: Bool {
    var found: Int32 = 0
    if status == nil, waitpid(identifier, &found, WNOHANG) == identifier { status = found }
    return status != nil
  }

  /// The longest time that one of the process's threads has waited for a processor, in seconds. It's zero if
  /// the system doesn't report it.
  var timeWithoutProcessor: TimeInterval {
    let threads = URL(filePath: "/proc/\(identifier)/task")
    let found = (try? FileManager.default.contentsOfDirectory(atPath: threads.path)) ?? []
    return found.compactMap { thread in
      let text = try? String(contentsOf: threads.appending(path: "\(thread)/schedstat"), encoding: .utf8)
      return text.flatMap(Self.delay(inStatistics:))
    }.max() ?? 0
  }

  /// Linux reports a thread's running time, its waiting time, and the number of its runs. The times are in
  /// nanoseconds.
  static func delay(inStatistics text: String) -> TimeInterval? {
    let numbers = text.split { $0.isWhitespace }.compactMap { Double($0) }
    return numbers.count == 3 ? numbers[1] / 1e9 : nil
  }

  /// Waits for the process to end and returns the status from `waitpid`.
  func wait() -> Int32 {
    if let status { return status }
    var found: Int32 = 0
    while waitpid(identifier, &found, 0) == -1, errno == EINTR {}
    status = found
    return found
  }

  func kill() {
    if status == nil { Foundation.kill(identifier, SIGKILL) }
    _ = wait()
  }
}
