import CollectionView
import Foundation

/// Advances the frame clock in real time while there are pages.
///
/// There are sixty frames a second while something moves or a hand is on a page. While nothing moves, there are
/// a few a second, for changes that the clock does not know of. Without pages, there are none.
@MainActor
final class FrameDriver {
  /// There is one clock, so there is one driver.
  static let main = FrameDriver()

  private static let frame = 1.0 / 60
  private static let idleFrame = 0.2
  /// How long the full rate continues after the last change, in seconds.
  private static let lively = 0.5
  /// The longest step of the clock in a frame, in seconds, however long the frame took: motion slows down
  /// rather than jumps.
  private static let longestStep = 1.0 / 20
  /// The largest number of frames that are skipped for users who want no motion.
  private static let skipLimit = 240

  private let clock = FrameClock.main
  private var sessions: [LiveSession] = []
  private var loop: Task<Void, Never>?
  private var sleep: Task<Void, any Error>?
  private var lastFrame = DispatchTime.now()
  private var lastChange = DispatchTime.now()
  private var maySkip = true

  /// The duration of the clock's last frame, in milliseconds.
  private(set) var layoutTime = 0.0

  /// How fast the clock goes: 1 is real time; at 0 it stands. All pages share it.
  private(set) var speed = 1.0
  /// Frames to make although the clock stands.
  private var steps = 0

  func take(_ request: TimeRequest) {
    switch request {
    case .speed(let speed):
      guard speed != self.speed else { return }
      (self.speed, steps) = (speed, 0)
      for session in sessions { session.sendSpeed() }
    case .step: if speed == 0 { steps = min(steps + 1, Self.skipLimit) }
    }
  }

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
    (speed, steps) = (1, 0)
  }

  /// Called when a message arrives or something begins to move: makes a frame at once, and more after it. So
  /// frames follow those of the page, in which it sends input. At a rhythm of their own, they would miss some
  /// and coincide with others twice.
  func wake() {
    lastChange = .now()
    maySkip = true
    if seconds(since: lastFrame) > Self.frame / 2 { sleep?.cancel() }
  }

  /// Whether somebody uses a page, or something moves on one.
  var isAnyInUse: Bool { sessions.contains(where: \.isInUse) }

  /// Whether somebody uses another page, or something moves there.
  func isAnyInUse(beside session: LiveSession) -> Bool { sessions.contains { $0 !== session && $0.isInUse } }

  /// Those whose views may be at work in the clock's frame: the one whose window is laid out, or all in use.
  var sessionsInFrame: [LiveSession] {
    if let window = clock.windowInLayout { return sessions.filter { $0.window === window } }
    let used = sessions.filter(\.isInUse)
    return used.isEmpty ? sessions : used
  }

  /// Shows the words in all pages.
  func notify(_ words: String) {
    for session in sessions { session.notify(words) }
  }

  /// The number of pages whose messages wait for a later frame.
  var pagesWithBacklog: Int { sessions.count(where: \.hasBacklog) }

  /// The clock's time at this moment, between two frames. For touches, which arrive at any time.
  var now: TimeInterval { clock.time + min(Self.frame, seconds(since: lastFrame)) * speed }

  // MARK: Frames

  private func run() async {
    lastFrame = .now()
    // If a sleep takes too long, the next one is shorter.
    var delay = 0.0
    while !Task.isCancelled {
      let isLively =
        (!clock.isIdle && speed > 0) || steps > 0 || seconds(since: lastChange) < Self.lively
        || sessions.contains { $0.isTouched || $0.hasBacklog }
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
    advance(by: step)
    skipMotion()
    layoutTime = seconds(since: start) * 1000
    var hasChanged = false
    for session in sessions where session.showFrame(isMoving: !clock.isIdle) { hasChanged = true }
    if hasChanged { lastChange = .now() }
  }

  /// While a gesture is replayed, its own times count.
  private func advance(by step: TimeInterval) {
    let part = speed > 0 ? step * speed : steps > 0 ? Self.frame : 0
    steps = max(0, steps - 1)
    if let replaying = sessions.first(where: { $0.replay?.isPlaying ?? false }) {
      replaying.continueReplay(for: part)
    } else {
      // Layout goes on while time stands.
      clock.advance(by: part)
    }
  }

  /// For users who asked their system for less motion: animations end at once. If other users look on who did
  /// not, the pages of the former wait until the animation has ended: see `LiveSession.showFrame`.
  private func skipMotion() {
    guard maySkip, speed == 1, !clock.isIdle, !sessions.isEmpty, sessions.allSatisfy(\.skipsMotion) else {
      return
    }
    var frames = 0
    while !clock.isIdle, frames < Self.skipLimit {
      clock.advance(by: Self.frame)
      frames += 1
    }
    // Motion that never comes to rest is not a transition: it continues at its own pace.
    maySkip = clock.isIdle
  }

  private func seconds(since time: DispatchTime) -> TimeInterval {
    Double(DispatchTime.now().uptimeNanoseconds - time.uptimeNanoseconds) / 1e9
  }
}
