#if Live
import CollectionView
import Foundation

/// Advances the pages' clocks in real time. Makes sixty frames a second while something moves or a finger is
/// down. At rest, makes a few frames a second for changes that the clocks don't notice. Without pages, makes
/// frames only while the clock for code without a page is needed.
@MainActor
final class FrameDriver {
  static let main = FrameDriver()

  private static let frame = FramePace.frame
  private static let idleFrame = 0.2
  /// The duration of the full frame rate after the last change, in seconds.
  private static let lively = 0.5
  /// The clocks' longest step per frame, in seconds. If frames take longer, motion slows down instead of
  /// jumping.
  static let longestStep = 1.0 / 20

  /// The clock for code without a page, such as a task. It always runs.
  private let clock = FrameClock.base
  private var sessions: [LiveSession] = []
  private var loop: Task<Void, Never>?
  private var sleep: Task<Void, any Error>?
  private let now: () -> Double
  private let goesByItself: Bool
  private var lastFrame: Double
  /// The start of the last frame with visible news.
  private var lastNews: Double
  private var lastChange: Double

  /// - Parameters:
  ///   - goesByItself: `false` to make frames only in ``makeFrame()``.
  ///   - now: The time on a monotonic clock, in seconds.
  init(goesByItself: Bool = true, now: @escaping () -> Double = { Watchdog.now }) {
    (self.goesByItself, self.now) = (goesByItself, now)
    lastFrame = now()
    (lastNews, lastChange) = (lastFrame, lastFrame)
  }

  func add(_ session: LiveSession) {
    LayoutActivity.clock = { Watchdog.now }
    sessions.append(session)
    session.schedule.frames = FrameTurns(from: now())
    wake()
    guard goesByItself else { return }
    // A page's code may outlive the page and animate views that have no window.
    clock.wakeHandler = { [weak self] in
      self?.wake()
      self?.start()
    }
    start()
  }

  func remove(_ session: LiveSession) {
    sessions.removeAll { $0 === session }
    if sessions.isEmpty { sleep?.cancel() }
  }

  private func start() {
    guard loop == nil else { return }
    loop = Task {
      await run()
      loop = nil
      if isNeeded { start() }
    }
  }

  private var isNeeded: Bool { !sessions.isEmpty || !clock.isIdle }

  /// Changes to the full frame rate, and makes a frame immediately if one may come at once.
  ///
  /// Called when a message arrives or motion begins. A page sends input once in each of its own frames, and
  /// the driver follows this rhythm. In another rhythm, some of the driver's frames would get no input, and
  /// others would get the input of two.
  func wake() {
    lastChange = now()
    if mayFrameComeAtOnce { sleep?.cancel() }
  }

  /// `true` if pages have received nothing new for half a frame. Frames without news don't count, because a
  /// change just after such a frame would wait for the next one.
  var mayFrameComeAtOnce: Bool { now() - lastNews > Self.frame / 2 }

  var isAnyInUse: Bool { sessions.contains(where: \.isInUse) }

  func isAnyInUse(besides session: LiveSession) -> Bool { sessions.contains { $0 !== session && $0.isInUse } }

  /// The sessions that may own code of unknown origin: those in use, or all sessions if none is in use.
  var sessionsAtWork: [LiveSession] {
    let used = sessions.filter(\.isInUse)
    return used.isEmpty ? sessions : used
  }

  func announce(_ studio: LiveStudio) {
    for session in sessions where session.studio === studio { session.announce() }
  }

  /// Returns `true` if another page is in use and its own frames aren't long. If all frames are long, the
  /// pages take turns instead.
  func isAnyWaiting(for session: LiveSession) -> Bool {
    sessions.contains { $0 !== session && $0.isInUse && !$0.schedule.frames.isLong }
  }

  /// Returns the number of pages that delay others, including this one, or 0 if no other page is in use.
  func crowd(with session: LiveSession) -> Int {
    guard isAnyInUse(besides: session) else { return 0 }
    return 1 + sessions.count { $0 !== session && $0.isHeavy }
  }

  func timeSinceFrame(of session: LiveSession) -> TimeInterval {
    min(Self.frame, now() - session.schedule.frames.start)
  }

  // MARK: Frames

  private func run() async {
    lastFrame = now()
    var delay = 0.0
    while isNeeded {
      let isLively =
        !clock.isIdle || now() - lastChange < Self.lively
        || sessions.contains { $0.isMoving || $0.isTouched || $0.hasBacklog || $0.isUnfinished }
      let duration = isLively ? Self.frame : Self.idleFrame
      let pause = duration - delay - (now() - lastFrame)
      if pause > 0 { await rest(for: pause) }
      guard isNeeded else { return }
      delay = isLively ? max(0, min(Self.frame, delay + (now() - lastFrame) - duration)) : 0
      makeFrame()
      await Task.yield()
    }
  }

  private func rest(for duration: TimeInterval) async {
    let rest = Task { try await Task.sleep(nanoseconds: UInt64(duration * 1e9)) }
    sleep = rest
    _ = try? await rest.value
    sleep = nil
  }

  /// Makes all short frames, then as many long ones as there is time for.
  func makeFrame() {
    let start = now()
    clock.advance(by: min(Self.longestStep, start - lastFrame))
    lastFrame = start
    let share = Self.frame / Double(max(1, sessions.count))
    let resting = sessions.filter(\.isResting)
    let due = sessions.filter { session in !resting.contains { $0 === session } }
    let long = due.filter { $0.schedule.frames.work.own > share || $0.hasBacklog || $0.isUnfinished }
    let short = due.filter { session in !long.contains { $0 === session } }
    var hasChanged = false
    for session in short where session.runFrame(at: start) { hasChanged = true }
    for (index, session) in long.enumerated() where index == 0 || now() - start < Self.frame {
      if session.runFrame(at: start) { hasChanged = true }
      putLast(session)
    }
    for session in resting { session.beginFrame() }
    if hasChanged { (lastNews, lastChange) = (start, now()) }
  }

  /// Moves the session to the end, so that waiting sessions come first next time.
  private func putLast(_ session: LiveSession) {
    guard let index = sessions.firstIndex(where: { $0 === session }) else { return }
    sessions.append(sessions.remove(at: index))
  }
}
#endif
