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

  /// Scrolls a page of the first scene by two points, sixty times a second. The contents must be long enough
  /// for this. If `heavy` isn't `nil`, another page meanwhile requests the heavy scene, once for each value
  /// of its setting.
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

/// A page without a browser. It doesn't run on the main actor, so its waits include all the time that the
/// main actor is busy.
final class MeasuredPage: Sendable {
  private struct State {
    /// The inputs whose frames haven't arrived: the offset after each input, and the time it was sent.
    var pending: [(offset: Double, sent: Double)] = []
    var waits: [Double] = []
    var offset = 0.0
  }

  private static let step = 2.0
  private static let interval = 1.0 / 60
  /// The maximum wait after the last input, in seconds.
  private static let patience = 10.0

  private let state = Locked(State())
  private let link = PageLink(limit: LiveLimits().waitingBytes)
  private let session: LiveSession
  private let inbox: PageInbox

  /// Opens a page and waits for its first frame.
  @MainActor
  init(_ studio: LiveStudio) async throws {
    session = LiveSession(studio: studio, link: link)
    inbox = PageInbox(of: session, limit: LiveLimits().unreadBytes) {}
    var hello = MessageWriter()
    hello.kind(LiveProtocol.ClientKind.hello)
    hello.number(LiveProtocol.version)
    for length in [800.0, 600, 1] { hello.single(length) }
    for _ in 0..<3 { hello.flag(false) }
    for _ in 0..<4 { hello.single(0.0) }
    hello.kind(TextSize.large)
    hello.text("")
    hello.number(0)
    // Neither an offset nor a selection.
    for _ in 0..<2 { hello.flag(false) }
    try inbox.add(hello.bytes)
    let (isShown, shown) = AsyncStream.makeStream(of: Void.self)
    Task.detached(priority: .userInitiated) { [self] in
      for await frame in link.frames where try receive(frame) { shown.yield() }
    }
    for await _ in isShown { break }
  }

  @MainActor
  func close() {
    inbox.close()
    link.close(.farewell)
    session.pageDidClose()
  }

  func ask(for scene: String, _ settings: [String: Double]) throws {
    var message = MessageWriter()
    message.kind(LiveProtocol.ClientKind.scene)
    message.text(scene)
    message.number(settings.count)
    for (name, value) in settings {
      message.text(name)
      message.double(value)
    }
    message.flag(false)
    try inbox.add(message.bytes)
  }

  /// Turns the wheel at a steady rate, and returns the time from each turn to its frame, in seconds.
  func scroll(for seconds: Double) async throws -> [Double] {
    let start = Watchdog.now
    let count = Int(seconds / Self.interval)
    for turn in 0..<count {
      let pause = start + Double(turn) * Self.interval - Watchdog.now
      if pause > 0 { try await Task.sleep(nanoseconds: UInt64(pause * 1e9)) }
      state.withLock { state in
        state.offset += Self.step
        state.pending.append((state.offset, MeasuredTime.now))
      }
      var wheel = MessageWriter()
      wheel.kind(LiveProtocol.ClientKind.wheel)
      for number in [400, 300, 0, Self.step] { wheel.single(number) }
      try inbox.add(wheel.bytes)
    }
    let end = Watchdog.now + Self.patience
    while state.withLock({ !$0.pending.isEmpty }), Watchdog.now < end {
      try await Task.sleep(nanoseconds: 10_000_000)
    }
    return state.withLock { state in
      // The remaining inputs have waited at least until now.
      state.waits + state.pending.map { MeasuredTime.now - $0.sent }
    }
  }

  /// Acknowledges a message and returns `true` if it is a frame.
  private func receive(_ message: Data) throws -> Bool {
    // A server's WebSocket frames are not masked.
    let header = message[1] < 126 ? 2 : message[1] == 126 ? 4 : 10
    guard message[header] == LiveProtocol.ServerKind.frame.rawValue else { return false }
    var reader = MessageReader([UInt8](message.dropFirst(header + 1).prefix(128)))
    let frame = try reader.number(upTo: .max, "the frame")
    _ = try reader.byte()
    for _ in 0..<3 { _ = try reader.number(upTo: .max, "a figure") }
    let times = 1 + FramePart.allCases.count
    for _ in 0..<times { _ = try reader.single(in: 0...Double.infinity, "a time") }
    for _ in 0..<2 { _ = try reader.number(upTo: .max, "a figure") }
    _ = try reader.double(in: -Double.infinity...Double.infinity, "x")
    let offset = try reader.double(in: -Double.infinity...Double.infinity, "y")
    let now = MeasuredTime.now
    state.withLock { state in
      // Shown offsets may be rounded to pixels.
      let shown = state.pending.prefix { $0.offset <= offset + Self.step / 2 }
      state.pending.removeFirst(shown.count)
      state.waits += shown.map { now - $0.sent }
    }
    var acknowledgement = MessageWriter()
    acknowledgement.kind(LiveProtocol.ClientKind.acknowledge)
    acknowledgement.number(frame)
    try inbox.add(acknowledgement.bytes)
    return true
  }
}
#endif
