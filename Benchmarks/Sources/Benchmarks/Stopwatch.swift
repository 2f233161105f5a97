import Foundation

/// A kernel runs once and says how many nanoseconds a unit of its work took.
typealias Kernel = () -> Double

/// Nanoseconds for one of `count` equal units: of this thread's processor time, so that what else the machine does
/// counts little.
func timed(per count: Int = 1, _ work: () -> Void) -> Double {
  let start = processorTime()
  work()
  return (processorTime() - start) / Double(count)
}

/// Whether the time of all threads counts, and not of this one alone: some peers share their work among several.
var countsAllThreads = false

/// In nanoseconds.
func processorTime() -> Double {
  var time = timespec()
  clock_gettime(countsAllThreads ? CLOCK_PROCESS_CPUTIME_ID : CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
}

/// The shortest times of kernels that take turns, so that all see the same machine. The work is the same in every turn: whatever else
/// the machine or its host does only adds to a time. Where turns differ, more are made, in the hope of calm.
///
/// - Parameter kernel: Runs the kernel of a number below `count`.
func inTurns(_ count: Int, _ kernel: (Int) -> Double) -> [Double] {
  var turns = [Turns](repeating: Turns(), count: count)
  // The first turn warms caches and memory up and does not count.
  for index in 0..<count { _ = kernel(index) }
  let clock = ContinuousClock()
  let start = clock.now
  func goesOn() -> Bool {
    let (rounds, time) = (turns[0].times.count, clock.now - start)
    if rounds < Rounds.least || (rounds < Rounds.most && time < Rounds.time) { return true }
    if time > Rounds.mostTime { return false }
    // To ask takes longer than a turn of a short kernel.
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

/// How long a kernel took, turn by turn.
private struct Turns {
  var times: [Double] = []

  var shortest: Double { times.min() ?? 0 }

  /// Whether a quarter of the turns took nearly as long as the shortest one: then it was not luck.
  var isCalm: Bool { times.sorted()[times.count / 4] <= shortest * 1.05 }
}

private enum Rounds {
  static let least = 9
  static let most = 51
  static let time = Duration.milliseconds(300)
  static let mostTime = Duration.seconds(2)
}

/// What kernels compute goes here, so that the compiler cannot leave it out.
var sink = 0
