#if canImport(Glibc)
import Glibc
#endif

/// Measures what a thread works.
///
/// On a busy machine, a frame may take many times what it takes otherwise, and no page is to blame. So the time in
/// which the system gives the processor to others is not the thread's own. Time in which it waits, for a file or in
/// a call of `sleep`, is: nothing else is done on it meanwhile.
struct WorkMeter {
  struct Work {
    /// From begin to end, in seconds.
    var duration: Double
    /// What of that the thread itself has worked or waited.
    var own: Double
  }

  private let start = WorkMeter.now

  /// Since the meter was made, on this thread.
  var work: Work {
    let (start, now) = (start, Self.now)
    let duration = now.clock - start.clock
    return Work(
      duration: duration, own: now.waits == start.waits ? now.processor - start.processor : duration)
  }

  #if canImport(Glibc)
  /// `RUSAGE_THREAD`, which Swift's `Glibc` does not have.
  private static let thisThread = __rusage_who_t(1)

  private static var now: (clock: Double, processor: Double, waits: Int) {
    var (usage, processor) = (rusage(), timespec())
    getrusage(thisThread, &usage)
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &processor)
    return (Watchdog.now, Double(processor.tv_sec) + Double(processor.tv_nsec) / 1e9, Int(usage.ru_nvcsw))
  }
  #else
  /// Whether a thread waits or is made to wait cannot be told apart.
  private static var now: (clock: Double, processor: Double, waits: Int) { (Watchdog.now, Watchdog.now, 0) }
  #endif
}
