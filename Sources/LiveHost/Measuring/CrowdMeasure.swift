import CollectionView
import Foundation
import Logging

/// Measures how long a page waits for its frames while another page asks for as much as it may. Pages, inboxes, turns and frames are
/// those of a server; only sockets are missing.
@_spi(Measuring)
@MainActor
public struct CrowdMeasure {
  private let studio: LiveStudio

  /// Measures pages of these scenes.
  public init(scenes: [Preview]) {
    studio = LiveStudio(
      title: "", scenes: scenes, images: ImageStore(),
      log: Logger(label: "measure") { _ in SwiftLogNoOpLogHandler() })
  }

  /// Scrolls a page of the first scene by two points, sixty times a second. Returns the seconds from each of these inputs to the frame
  /// that shows it, without those in which the system ran other programs instead.
  ///
  /// - Parameters:
  ///   - seconds: How long to scroll. The contents have to be long enough.
  ///   - heavy: A scene and the values of one of its settings. Another page asks for the scene meanwhile, with one value after the
  ///     other, as often as a server lets it.
  public func waits(
    seconds: Double, whileShowing heavy: (scene: String, setting: String, values: ClosedRange<Int>)? = nil
  ) async throws -> [Double] {
    let page = try await MeasuredPage(studio)
    let other = heavy == nil ? nil : try await MeasuredPage(studio)
    let flood = Task.detached(priority: .userInitiated) {
      guard let heavy, let other else { return }
      for value in heavy.values where !Task.isCancelled {
        try other.ask(for: heavy.scene, [heavy.setting: Double(value)])
        try await Task.sleep(nanoseconds: UInt64(1e9 / LiveLimits().messagesPerSecond))
      }
    }
    let waits = try await Task.detached(priority: .userInitiated) { try await page.scroll(for: seconds) }
      .value
    flood.cancel()
    _ = await flood.result
    page.close()
    other?.close()
    return waits
  }

  /// One page sends `count` wishes for a scene within `seconds`, and is gone. Returns the seconds of processor time that the main
  /// thread takes in the second that begins 100 ms later, beyond what it took in a second without pages before. It must serve the
  /// main queue, as in a program that waits in its run loop: that takes time, too.
  ///
  /// Memory is given back meanwhile, on another thread.
  public func workAfterReset(
    count: Int, within seconds: Double, _ heavy: (scene: String, setting: String, value: Int)
  ) async throws -> Double {
    let idle = try await Self.workInASecond()
    let page = try await MeasuredPage(studio)
    let pause = UInt64(seconds / Double(count) * 1e9)
    try await Task.detached(priority: .userInitiated) {
      for index in 0..<count {
        try page.ask(for: heavy.scene, [heavy.setting: Double(heavy.value - index)])
        try await Task.sleep(nanoseconds: pause)
      }
    }.value
    page.close()
    try await Task.sleep(nanoseconds: 100_000_000)
    return max(0, try await Self.workInASecond() - idle)
  }

  private static func workInASecond() async throws -> Double {
    let start = processorTime
    try await Task.sleep(nanoseconds: 1_000_000_000)
    return processorTime - start
  }

  /// Of the main thread, in seconds.
  private static var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
