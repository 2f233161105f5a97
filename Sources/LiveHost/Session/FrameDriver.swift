import CollectionView
import Foundation

/// Moves the frame clock with the real time for as long as somebody looks.
///
/// Sixty frames a second while something moves or a hand is on it; a few a second while pages are open and
/// nothing does, for what changes without the clock's knowing; none without a page.
@MainActor
final class FrameDriver {
  /// There is one clock, so there is one driver.
  static let main = FrameDriver()

  private static let frame = 1.0 / 60
  private static let idleFrame = 0.2
  /// How long the full rate is kept up after the last change.
  private static let lively = 0.5
  /// The most that the clock moves in a frame, however long that took: motion slows down rather than jumps.
  private static let longestStep = 1.0 / 20
  /// The most frames that are skipped where motion is not wanted.
  private static let skipLimit = 240

  private let clock = FrameClock.main
  private var sessions: [LiveSession] = []
  private var loop: Task<Void, Never>?
  private var sleep: Task<Void, any Error>?
  private var lastFrame = DispatchTime.now()
  private var lastChange = DispatchTime.now()
  private var maySkip = true

  /// What a clock's frame took, smoothed over some frames. In milliseconds.
  private(set) var layoutTime = 0.0

  func add(_ session: LiveSession) {
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

  /// Something came in, or something began to move: a frame at once, and more after it. So frames fall in
  /// with a page's own, in which it tells what hands do: at a rhythm of their own, they would miss some and
  /// meet others twice.
  func wake() {
    lastChange = .now()
    maySkip = true
    if seconds(since: lastFrame) > Self.frame / 2 { sleep?.cancel() }
  }

  /// The clock's time at this moment, between two frames. For touches, which come at any time.
  var now: TimeInterval { clock.time + min(Self.frame, seconds(since: lastFrame)) }

  // MARK: Frames

  private func run() async {
    lastFrame = .now()
    // What a sleep takes too long is taken off the next one.
    var delay = 0.0
    while !Task.isCancelled {
      let isLively =
        !clock.isIdle || seconds(since: lastChange) < Self.lively || sessions.contains(where: \.isTouched)
      let duration = isLively ? Self.frame : Self.idleFrame
      let pause = duration - delay - seconds(since: lastFrame)
      if pause > 0 { await rest(for: pause) }
      guard !Task.isCancelled else { return }
      delay = isLively ? max(0, min(Self.frame, delay + seconds(since: lastFrame) - duration)) : 0
      makeFrame()
      await Task.yield()
    }
  }

  /// Until the time is over, or something happens.
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
    clock.advance(by: step)
    skipMotion()
    let duration = seconds(since: start) * 1000
    layoutTime += (duration - layoutTime) * 0.1
    var hasChanged = false
    for session in sessions where session.showFrame(isMoving: !clock.isIdle) { hasChanged = true }
    if hasChanged { lastChange = .now() }
  }

  /// For those who asked their system for less motion: what would glide is there at once. Where somebody else looks
  /// on, who did not, their pages wait until it is: see `LiveSession.showFrame`.
  private func skipMotion() {
    guard maySkip, !clock.isIdle, !sessions.isEmpty, sessions.allSatisfy(\.skipsMotion) else { return }
    var frames = 0
    while !clock.isIdle, frames < Self.skipLimit {
      clock.advance(by: Self.frame)
      frames += 1
    }
    // What never comes to rest is no transition: it goes on at its own pace.
    maySkip = clock.isIdle
  }

  private func seconds(since time: DispatchTime) -> TimeInterval {
    Double(DispatchTime.now().uptimeNanoseconds - time.uptimeNanoseconds) / 1e9
  }
}
