#if canImport(Glibc)
import Glibc
#endif

/// Measures the work of a thread.
///
/// On a busy machine, a frame may take many times longer than usual, through no fault of any page. So time
/// given to other threads doesn't count as the thread's own. Time spent waiting, for a file or in a `sleep`
/// call, counts, because the thread does nothing else meanwhile.
struct WorkMeter {
  struct Work {
    /// The total duration, in seconds.
    var duration: Double
    /// The part of the duration in which the thread itself worked or waited, in seconds.
    var own: Double
  }

  private let start = WorkMeter.now

  /// The work on this thread since the meter's creation.
  var work: Work {
    let (start, now) = (start, Self.now)
    let duration = now.clock - start.clock
    return Work(
      duration: duration, own: now.waits == start.waits ? now.processor - start.processor : duration)
  }

  #if canImport(Glibc)
  /// `RUSAGE_THREAD`, which Swift's `Glibc` lacks.
  private static let thisThread = __rusage_who_t(1)

  private static var now: (clock: Double, processor: Double, waits: Int) {
    var (usage, processor) = (rusage(), timespec())
    getrusage(thisThread, &usage)
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &processor)
    return (Watchdog.now, Double(processor.tv_sec) + Double(processor.tv_nsec) / 1e9, Int(usage.ru_nvcsw))
  }
  #else
  /// The current time. Here, voluntary waits can't be distinguished from forced ones.
  private static var now: (clock: Double, processor: Double, waits: Int) { (Watchdog.now, Watchdog.now, 0) }
  #endif
}
