import Foundation

/// Runs actions after a delay unless they are cancelled, for all connections of a server, in a single task.
///
/// A sleeping task for each would work, too. But a cancelled one stays in memory until its time is over.
final class Watchdog: Sendable {
  struct Watch: Hashable {
    fileprivate var number: Int
  }

  private struct State {
    var nextNumber = 0
    var watches: [Int: (deadline: Double, action: @Sendable () -> Void)] = [:]
  }

  private static let interval: UInt64 = 50_000_000

  private let state = Locked(State())

  /// Seconds on a monotonic clock.
  static var now: Double { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }

  func after(_ seconds: Double, _ action: @escaping @Sendable () -> Void) -> Watch {
    state.withLock { state in
      state.nextNumber += 1
      state.watches[state.nextNumber] = (Self.now + seconds, action)
      return Watch(number: state.nextNumber)
    }
  }

  func cancel(_ watch: Watch) { state.withLock { $0.watches[watch.number] = nil } }

  /// Runs until the task is cancelled.
  func run() async {
    while (try? await Task.sleep(nanoseconds: Self.interval)) != nil {
      let now = Self.now
      let over = state.withLock { state in
        let over = state.watches.filter { $0.value.deadline <= now }
        for number in over.keys { state.watches[number] = nil }
        return over.values.map(\.action)
      }
      for action in over { action() }
    }
  }
}
