import CollectionView
import Foundation
import Rendering

/// Encodes a window's data from frame to frame, to measure the cost.
@_spi(Measuring)
@MainActor
public struct FrameMeasure {
  private var builder = DisplayListBuilder()
  private var encoder = SceneEncoder()
  // Memory reused for the next frame.
  private var seen = SeenWindow()
  private var changes = SceneEncoder.Changes()

  /// Creates a measurement. The first call of `encode` encodes everything.
  public init() {}

  /// Encodes the changes since the last call, and returns the number of changed elements and the size of the
  /// message, in bytes. Calls `listed` after building the display list.
  public mutating func encode(_ window: UIWindow, listed: () -> Void = {}) -> (elements: Int, bytes: Int) {
    window.layoutIfNeeded()
    builder.begin(window.layer, in: &seen.list)
    _ = builder.walk()
    listed()
    seen.receive(from: &builder, of: window, after: encoder.seen.roles)
    encoder.show(&seen, &changes) { _ in "" }
    return (changes.updateCount, changes.updated.bytes.count)
  }
}

/// The clock for measuring waits. It stops while the system runs other programs instead of the main thread.
enum MeasuredTime {
  /// The current time, in seconds.
  static var now: Double { Watchdog.now - delay }

  /// The seconds that the main thread has waited for a processor, or 0 on systems other than Linux.
  private static var delay: Double {
    guard let file = fopen("/proc/self/schedstat", "r") else { return 0 }
    defer { fclose(file) }
    // The file contains the time running and the time waiting, both in nanoseconds, and the number of runs.
    var line = [CChar](repeating: 0, count: 128)
    guard fgets(&line, Int32(line.count), file) != nil else { return 0 }
    let numbers = String(decoding: line.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self).split(
      separator: " ")
    return numbers.count > 1 ? (Double(numbers[1]) ?? 0) / 1e9 : 0
  }
}
