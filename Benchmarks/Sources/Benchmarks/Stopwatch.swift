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

private func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
}

/// The medians of two kernels that take turns, so that both see the same machine.
func takingTurns(_ ours: Kernel, _ floor: Kernel) -> (ours: Double, floor: Double) {
  var (mine, floors): ([Double], [Double]) = ([], [])
  // The first turn warms caches and memory up and does not count.
  _ = (ours(), floor())
  let clock = ContinuousClock()
  let start = clock.now
  while mine.count < Rounds.least || (mine.count < Rounds.most && clock.now - start < Rounds.time) {
    mine.append(ours())
    floors.append(floor())
  }
  return (median(mine), median(floors))
}

private enum Rounds {
  static let least = 9
  static let most = 51
  static let time = Duration.milliseconds(300)
}

private func median(_ times: [Double]) -> Double { times.sorted()[times.count / 2] }

/// What kernels compute goes here, so that the compiler cannot leave it out.
var sink = 0
