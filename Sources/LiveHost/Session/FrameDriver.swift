import CollectionView
import Foundation

/// Advances the pages' clocks in real time while there are pages.
///
/// There are sixty frames a second while something moves or a hand is on a page. While nothing moves, there are
/// a few a second, for changes that the clocks do not know of. Without pages, there are none, unless something still
/// waits for the clock of code that runs for no page.
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
  static let longestStep = 1.0 / 20

  /// Of code that runs for no page in particular, of a task for example. It always goes on.
  private let clock = FrameClock.base
  private var sessions: [LiveSession] = []
  private var loop: Task<Void, Never>?
  private var sleep: Task<Void, any Error>?
  private let now: () -> Double
  private let goesByItself: Bool
  private var lastFrame: Double
  /// When the last frame began in which a page had something new to show.
  private var lastNews: Double
  private var lastChange: Double

  /// - Parameters:
  ///   - goesByItself: Whether frames are made in real time, and not only when ``makeFrame()`` is called.
  ///   - now: Seconds on a monotonic clock.
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
    // Code of a page may outlast it, and animate views of no window.
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
      // Something may have begun in the last frame.
      if isNeeded { start() }
    }
  }

  /// Whether there is a page, or something that goes by the clock of no page.
  private var isNeeded: Bool { !sessions.isEmpty || !clock.isIdle }

  /// Called when a message arrives or something begins to move: makes a frame at once, and more after it. So
  /// frames follow those of the page, in which it sends input. At a rhythm of their own, they would miss some
  /// and coincide with others twice.
  func wake() {
    lastChange = now()
    if mayFrameComeAtOnce { sleep?.cancel() }
  }

  /// Whether pages have been shown nothing new for half a frame. Frames with nothing to show do not count: what arrives just after one
  /// would wait for the next.
  var mayFrameComeAtOnce: Bool { now() - lastNews > Self.frame / 2 }

  /// Whether somebody uses a page, or something moves on one.
  var isAnyInUse: Bool { sessions.contains(where: \.isInUse) }

  /// Whether somebody uses another page, or something moves there.
  func isAnyInUse(besides session: LiveSession) -> Bool { sessions.contains { $0 !== session && $0.isInUse } }

  /// Those whose code may be at work where nothing says whose it is: all that are in use.
  var sessionsAtWork: [LiveSession] {
    let used = sessions.filter(\.isInUse)
    return used.isEmpty ? sessions : used
  }

  /// Has all pages of a studio show what it tells them.
  func announce(_ studio: LiveStudio) {
    for session in sessions where session.studio === studio { session.announce() }
  }

  /// Whether the session's frames make a page wait that somebody uses. Pages whose own frames are as long do not
  /// count: they take turns.
  func isAnyWaiting(for session: LiveSession) -> Bool {
    sessions.contains { $0 !== session && $0.isInUse && !$0.schedule.frames.isLong }
  }

  /// How many pages others wait for, with this one; 0 if no other is in use.
  func crowd(with session: LiveSession) -> Int {
    guard isAnyInUse(besides: session) else { return 0 }
    return 1 + sessions.count { $0 !== session && $0.isHeavy }
  }

  /// Seconds since the session's last frame, no more than one lasts.
  func timeSinceFrame(of session: LiveSession) -> TimeInterval {
    min(Self.frame, now() - session.schedule.frames.start)
  }

  // MARK: Frames

  private func run() async {
    lastFrame = now()
    // If a sleep takes too long, the next one is shorter.
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

  /// Waits until the time is over or something happens.
  private func rest(for duration: TimeInterval) async {
    let rest = Task { try await Task.sleep(nanoseconds: UInt64(duration * 1e9)) }
    sleep = rest
    _ = try? await rest.value
    sleep = nil
  }

  /// Makes the pages' frames, one after the other: first the short ones, then of the others those for which there is time.
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

  /// Those that had to wait come before it the next time.
  private func putLast(_ session: LiveSession) {
    guard let index = sessions.firstIndex(where: { $0 === session }) else { return }
    sessions.append(sessions.remove(at: index))
  }
}
