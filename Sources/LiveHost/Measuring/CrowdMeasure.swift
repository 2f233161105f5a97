#if Live
import CollectionView
import Foundation
import Logging

/// Measures how long a page waits for frames while another page sends as many requests as it may. The pages
/// are real except for their sockets.
@_spi(Measuring)
@MainActor
public struct CrowdMeasure {
  private let studio: LiveStudio

  /// Creates a measurement for pages of these scenes.
  public init(scenes: [Preview]) {
    studio = LiveStudio(
      title: "", scenes: scenes, images: ImageStore(),
      log: Logger(label: "measure") { _ in SwiftLogNoOpLogHandler() })
  }

  /// Scrolls a page of the first scene by two points, sixty times a second. The contents must be long enough.
  /// If `heavy` isn't `nil`, another page meanwhile requests this scene, once for each value of the setting.
  ///
  /// - Returns: The time from each input to its frame, in seconds, without the time in which other programs
  ///   ran.
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

  /// Measures the main thread's work after a page has requested a scene `count` times within `seconds` and
  /// closed.
  ///
  /// The main thread must serve the main queue.
  ///
  /// - Returns: The main thread's processor time in the second that begins 100 ms after closing, minus its
  ///   processor time in a second without pages. Both are in seconds.
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

  /// The processor time of the main thread, in seconds.
  private static var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
#endif
