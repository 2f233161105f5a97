import Foundation
import Synchronization

/// A process whose output is read. `Process` would let each inherit the descriptors of those that were started at the same time, and hear
/// of its end only when they end as well.
final class ChildProcess {
  private let identifier: pid_t
  private let output: Int32
  /// What `waitpid` said.
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

  /// One at a time, so that none starts between the making of a pipe and the mark with which it is not inherited.
  private static let spawning = Mutex(())

  deinit { close(output) }

  /// What it has written since the last time; empty at its end, nil where nothing has come within some seconds.
  func read(within seconds: Int32) -> [UInt8]? {
    var poller = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
    guard poll(&poller, 1, seconds * 1000) > 0 else { return nil }
    return Array(
      unsafeUninitializedCapacity: 1 << 16
    ) { buffer, count in
      count = max(0, Foundation.read(output, buffer.baseAddress, buffer.count))
    }
  }

  /// Whether it has come to its end.
  var hasEnded: Bool {
    var found: Int32 = 0
    if status == nil, waitpid(identifier, &found, WNOHANG) == identifier { status = found }
    return status != nil
  }

  /// How long it would have gone on, had others not had the processors, in seconds: of its threads, the one that waited longest. Zero
  /// where the system does not tell.
  var timeWithoutProcessor: TimeInterval {
    let threads = URL(filePath: "/proc/\(identifier)/task")
    let found = (try? FileManager.default.contentsOfDirectory(atPath: threads.path)) ?? []
    return found.compactMap { thread in
      let text = try? String(contentsOf: threads.appending(path: "\(thread)/schedstat"), encoding: .utf8)
      return text.flatMap(Self.delay(inStatistics:))
    }.max() ?? 0
  }

  /// Linux says how long a thread has run, how long it has waited to, and how often it did, in nanoseconds.
  static func delay(inStatistics text: String) -> TimeInterval? {
    let numbers = text.split { $0.isWhitespace }.compactMap { Double($0) }
    return numbers.count == 3 ? numbers[1] / 1e9 : nil
  }

  /// Waits for its end and returns what `waitpid` says.
  func wait() -> Int32 {
    if let status { return status }
    var found: Int32 = 0
    while waitpid(identifier, &found, 0) == -1, errno == EINTR {}
    status = found
    return found
  }

  /// Ends it.
  func kill() {
    if status == nil { Foundation.kill(identifier, SIGKILL) }
    _ = wait()
  }
}
