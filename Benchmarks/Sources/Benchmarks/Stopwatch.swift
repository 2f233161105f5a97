import Foundation

/// Work that runs once and returns the time for a unit of it, in nanoseconds.
typealias Kernel = () -> Double

/// Returns the time for one of `count` equal units, in nanoseconds.
///
/// It's this thread's processor time, so other load on the machine has little effect.
func timed(per count: Int = 1, _ work: () -> Void) -> Double {
  let start = processorTime()
  work()
  return (processorTime() - start) / Double(count)
}

/// `true` to count the time of all threads instead of only this one. Some peers distribute their work among
/// several threads.
var countsAllThreads = false

/// Returns the processor time, in nanoseconds.
func processorTime() -> Double {
  var time = timespec()
  clock_gettime(countsAllThreads ? CLOCK_PROCESS_CPUTIME_ID : CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
}

/// Returns the shortest times of kernels that take turns, so that all run under the same conditions.
///
/// The work is the same in every turn, so the rest of the machine and its host can only increase a time. If
/// the turns differ, more turns are made in the hope of quiet.
///
/// - Parameter kernel: Runs the kernel with a number below `count`.
func inTurns(_ count: Int, _ kernel: (Int) -> Double) -> [Double] {
  var turns = [Turns](repeating: Turns(), count: count)
  // The first turn warms up caches and memory and doesn't count.
  for index in 0..<count { _ = kernel(index) }
  let clock = ContinuousClock()
  let start = clock.now
  func goesOn() -> Bool {
    let (rounds, time) = (turns[0].times.count, clock.now - start)
    if rounds < Rounds.least || (rounds < Rounds.most && time < Rounds.time) { return true }
    if time > Rounds.mostTime { return false }
    // Checks only now and then, because a check takes longer than a turn of a short kernel.
    return !rounds.isMultiple(of: Rounds.least) || !turns.allSatisfy(\.isCalm)
  }
  while goesOn() {
    for index in 0..<count { turns[index].times.append(kernel(index)) }
  }
  return turns.map(\.shortest)
}

func inTurns(_ ours: Kernel, _ floor: Kernel) -> (ours: Double, floor: Double) {
  let times = inTurns(2) { $0 == 0 ? ours() : floor() }
  return (times[0], times[1])
}

/// The times of a kernel's turns.
private struct Turns {
  var times: [Double] = []

  var shortest: Double { times.min() ?? 0 }

  /// `true` if a quarter of the turns took nearly as long as the shortest one, so that it wasn't luck.
  var isCalm: Bool { times.sorted()[times.count / 4] <= shortest * 1.05 }
}

private enum Rounds {
  static let least = 9
  static let most = 51
  static let time = Duration.milliseconds(300)
  static let mostTime = Duration.seconds(2)
}

/// Collects the results of kernels, so that the compiler can't remove their work.
var sink = 0
