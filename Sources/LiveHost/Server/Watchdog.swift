import Dispatch
import Foundation

/// Runs actions after a delay unless they're canceled, with a single timer for all connections.
///
/// Unlike a canceled action, a canceled sleeping task would stay in memory until its time is over. The timer
/// isn't scheduled again when there are no pending actions.
final class Watchdog: Sendable {
  struct Watch: Hashable {
    fileprivate var number: Int
  }

  private struct State {
    var nextNumber = 0
    var watches: [Int: (deadline: Double, action: @Sendable () -> Void)] = [:]
    /// The time at which the timer fires. Canceling a watch doesn't change it.
    var alarm = Double.infinity
  }

  private let state = Locked(State())
  private nonisolated(unsafe) let timer = DispatchSource.makeTimerSource(queue: .global())

  init() {
    timer.setEventHandler { [weak self] in self?.look() }
    timer.activate()
  }

  deinit { timer.cancel() }

  static var now: Double { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }

  func after(_ seconds: Double, _ action: @escaping @Sendable () -> Void) -> Watch {
    state.withLock { state in
      state.nextNumber += 1
      let deadline = Self.now + seconds
      state.watches[state.nextNumber] = (deadline, action)
      if deadline < state.alarm { setAlarm(to: deadline, &state) }
      return Watch(number: state.nextNumber)
    }
  }

  func cancel(_ watch: Watch) { state.withLock { $0.watches[watch.number] = nil } }

  private func look() {
    let actions = state.withLock { state in
      let now = Self.now
      let over = state.watches.filter { $0.value.deadline <= now }
      for number in over.keys { state.watches[number] = nil }
      setAlarm(to: state.watches.values.map(\.deadline).min() ?? .infinity, &state)
      return over.values.sorted { $0.deadline < $1.deadline }.map(\.action)
    }
    for action in actions { action() }
  }

  private func setAlarm(to deadline: Double, _ state: inout State) {
    state.alarm = deadline
    guard deadline < .infinity else { return }
    timer.schedule(deadline: .now() + max(0, deadline - Self.now), leeway: .milliseconds(1))
  }
}
