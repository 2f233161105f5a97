import Foundation

/// The clock for measuring waits.
///
/// The clock stops while the main thread could continue but the system runs other programs instead. This time
/// depends on the other programs, and the more the thread has to do, the greater their influence.
enum MeasuredTime {
  /// The measured time, in seconds.
  static var now: Double { Watchdog.now - delay }

  /// The time the main thread has waited for a processor so far, in seconds. Available only on Linux.
  private static var delay: Double {
    guard let file = fopen("/proc/self/schedstat", "r") else { return 0 }
    defer { fclose(file) }
    // Nanoseconds on a processor, nanoseconds of waiting for one, number of runs.
    var line = [CChar](repeating: 0, count: 128)
    guard fgets(&line, Int32(line.count), file) != nil else { return 0 }
    let numbers = String(decoding: line.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self).split(
      separator: " ")
    return numbers.count > 1 ? (Double(numbers[1]) ?? 0) / 1e9 : 0
  }
}
