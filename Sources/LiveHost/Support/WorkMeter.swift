#if canImport(Glibc)
import Glibc
#endif

/// Measures the work of a thread. Time in which the system runs other threads doesn't count, because a busy
/// machine isn't a page's fault. Time in which the thread waits for a file or sleeps counts.
struct WorkMeter {
  struct Work {
    var duration: Double
    /// The part of the duration in which the thread itself worked or waited, in seconds.
    var own: Double
  }

  private let start = WorkMeter.now

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
  /// Here, voluntary waits can't be distinguished from forced ones.
  private static var now: (clock: Double, processor: Double, waits: Int) { (Watchdog.now, Watchdog.now, 0) }
  #endif
}
