import Foundation

/// The time by which waits are measured. It stands while the main thread could go on and the system runs other programs instead: how
/// long that is depends on them, and the more on them the more the thread has to do.
enum MeasuredTime {
  /// In seconds.
  static var now: Double { Watchdog.now - delay }

  /// How long the main thread has waited for a processor so far, in seconds. Only Linux tells.
  private static var delay: Double {
    guard let file = fopen("/proc/self/schedstat", "r") else { return 0 }
    defer { fclose(file) }
    // Nanoseconds on a processor, nanoseconds of waiting for one, how often it ran.
    var line = [CChar](repeating: 0, count: 128)
    guard fgets(&line, Int32(line.count), file) != nil else { return 0 }
    let numbers = String(decoding: line.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self).split(
      separator: " ")
    return numbers.count > 1 ? (Double(numbers[1]) ?? 0) / 1e9 : 0
  }
}
