import CollectionView
import Foundation

/// Advances the pages' clocks in real time while there are pages.
///
/// There are sixty frames a second while something moves or a hand is on a page. While nothing moves, there are
/// a few a second, for changes that the clocks do not know of. Without pages, there are none.
@MainActor
final class FrameDriver {
  /// There is one main actor, so there is one driver.
  static let main = FrameDriver()

  private static let frame = FramePace.frame
  private static let idleFrame = 0.2
  /// How long the full rate continues after the last change, in seconds.
  private static let lively = 0.5
  /// The longest step of the clocks in a frame, in seconds, however long the frame took: motion slows down
  /// rather than jumps.
  private static let longestStep = 1.0 / 20

  /// Of code that runs for no page in particular, of a task for example. It always goes on.
  private let clock = FrameClock.base
  private var sessions: [LiveSession] = []
  private var loop: Task<Void, Never>?
  private var sleep: Task<Void, any Error>?
  private var lastFrame = DispatchTime.now()
  private var lastChange = DispatchTime.now()

  func add(_ session: LiveSession) {
    LayoutActivity.clock = { Watchdog.now }
    sessions.append(session)
    wake()
    guard loop == nil else { return }
    clock.wakeHandler = { [weak self] in self?.wake() }
    loop = Task { await run() }
  }

  func remove(_ session: LiveSession) {
    sessions.removeAll { $0 === session }
    guard sessions.isEmpty else { return }
    loop?.cancel()
    loop = nil
    sleep?.cancel()
    clock.wakeHandler = {}
  }

  /// Called when a message arrives or something begins to move: makes a frame at once, and more after it. So
  /// frames follow those of the page, in which it sends input. At a rhythm of their own, they would miss some
  /// and coincide with others twice.
  func wake() {
    lastChange = .now()
    if seconds(since: lastFrame) > Self.frame / 2 { sleep?.cancel() }
  }

  /// Whether somebody uses a page, or something moves on one.
  var isAnyInUse: Bool { sessions.contains(where: \.isInUse) }

  /// Whether somebody uses another page, or something moves there.
  func isAnyInUse(beside session: LiveSession) -> Bool { sessions.contains { $0 !== session && $0.isInUse } }

  /// Those whose code may be at work where nothing says whose it is: all that are in use.
  var sessionsAtWork: [LiveSession] {
    let used = sessions.filter(\.isInUse)
    return used.isEmpty ? sessions : used
  }

  /// Shows the words in all pages.
  func announce(_ words: String) {
    for session in sessions { session.announce(words) }
  }

  /// The number of pages whose messages wait for a later frame.
  var pagesWithBacklog: Int { sessions.count(where: \.hasBacklog) }

  /// Seconds since the last frame, no more than one lasts.
  var timeSinceFrame: TimeInterval { min(Self.frame, seconds(since: lastFrame)) }

  // MARK: Frames

  private func run() async {
    lastFrame = .now()
    // If a sleep takes too long, the next one is shorter.
    var delay = 0.0
    while !Task.isCancelled {
      let isLively =
        !clock.isIdle || seconds(since: lastChange) < Self.lively
        || sessions.contains { $0.isMoving || $0.isTouched || $0.hasBacklog }
      let duration = isLively ? Self.frame : Self.idleFrame
      let pause = duration - delay - seconds(since: lastFrame)
      if pause > 0 { await rest(for: pause) }
      guard !Task.isCancelled else { return }
      delay = isLively ? max(0, min(Self.frame, delay + seconds(since: lastFrame) - duration)) : 0
      makeFrame()
      await Task.yield()
    }
  }

  /// Waits until the time is over or something happens.
  private func rest(for duration: TimeInterval) async {
    let rest = Task { try await Task.sleep(nanoseconds: UInt64(duration * 1e9)) }
    sleep = rest
    _ = try? await rest.value
    sleep = nil
  }

  private func makeFrame() {
    let start = DispatchTime.now()
    let step = min(Self.longestStep, seconds(since: lastFrame))
    lastFrame = start
    for session in sessions { session.beginFrame() }
    clock.advance(by: step)
    for session in sessions { session.advance(by: step) }
    var hasChanged = false
    for session in sessions where session.showFrame() { hasChanged = true }
    if hasChanged { lastChange = .now() }
  }

  private func seconds(since time: DispatchTime) -> TimeInterval {
    Double(DispatchTime.now().uptimeNanoseconds - time.uptimeNanoseconds) / 1e9
  }
}
