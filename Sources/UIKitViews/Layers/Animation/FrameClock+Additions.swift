import Foundation

// An addition to UIKit. On a device, the display's refresh drives everything.

/// The time source of scrolling, animations, display links, and waiting gestures.
///
/// The clock stands still until it's advanced. A test steps it by hand, a renderer sets any time, and a live
/// host advances it in real time:
///
/// ```swift
/// FrameClock.main.advance(by: 1 / 60)                                  // one frame
/// FrameClock.main.run(for: 3)                                          // 180 frames
/// FrameClock.main.run(while: collectionView.isDecelerating)            // to rest
/// ```
///
/// A test written for UIKit that waits in real time sets ``followsRunLoop`` once.
///
/// In a frame, the time advances, and timers fire in the order of their deadlines. Then frame observers are
/// called. Then the visible windows lay out their marked views, and the implicit transaction ends.
@preconcurrency @MainActor public final class FrameClock {
  /// The clock of scrolling, animations, display links, and waiting gestures.
  ///
  /// In the live host, each page has its own clock. While a page's code runs, this is the page's clock.
  public package(set) static var main = base { didSet { MediaTime.now = main.time } }

  /// The main clock of all code that doesn't run for a particular page.
  package static let base = FrameClock()

  /// The number of seconds since the clock was created. `CACurrentMediaTime()` and the timestamps of touches
  /// use the same time.
  public private(set) var time: TimeInterval = 0 {
    didSet { if self === FrameClock.main { MediaTime.now = time } }
  }

  /// A closure called when an idle clock gets work. A host then starts producing frames.
  public var wakeHandler: () -> Void = {}

  /// The driver that advances the clock in real time.
  var runLoopDriver: RunLoopDriver?

  /// `true` after ``end()``. A clock that has ended keeps no objects.
  package private(set) var hasEnded = false

  /// The changes of the layers created while this was the main clock.
  package let changes = DisplayChanges()

  private var needsFrame = false
  /// The number of frames so far.
  private var frame = 0
  private var isFiringTimers = false
  /// The shortest delay, in seconds. Timers that schedule each other with shorter delays would prolong a
  /// frame forever.
  private static let shortestDelay = 1e-6
  private var timers: [FrameTimer] = []
  private var observers: [Weak<FrameObserver>] = []
  private var windows: [WindowContents] = []
  private var dependents = ClockDependents()
  package private(set) var isLayingOutWindows = false
  /// The values changed by `CATransaction` outside of nested transactions.
  var transaction = TransactionLevel()

  /// Creates your own clock, at time 0.
  public init() {}

  /// `true` if nothing waits for time to pass. In this case, a host can stop producing frames until
  /// ``wakeHandler`` is called.
  public var isIdle: Bool {
    !needsFrame && timers.isEmpty && !observers.contains { $0.object?.isActive ?? false }
  }

  /// Makes one frame, `duration` seconds after the last one.
  ///
  /// Raises an exception if `duration` is invalid (negative, infinite, or NaN).
  public func advance(by duration: TimeInterval) {
    guard !(duration < 0) else {
      return UIKitException.raise(
        .invalidArgument, "FrameClock.advance(by:) cannot go back: the duration is \(duration).")
    }
    guard isPossible(duration, in: "advance(by:)") else { return }
    AutoreleasePool.perform { makeFrame(lasting: duration) }
  }

  private func makeFrame(lasting duration: TimeInterval) {
    needsFrame = false
    let end = time + duration
    frame += 1
    fireTimers(until: end, in: frame)
    // A callback may have advanced the clock.
    time = max(time, end)
    observers.removeAll { !($0.object?.isActive ?? false) }
    for observer in observers { observer.object?.frame(end) }
    layOutWindows()
    if self === FrameClock.main { CATransaction.endImplicit() }
  }

  private func fireTimers(until end: TimeInterval, in frame: Int) {
    let wasFiring = isFiringTimers
    isFiringTimers = true
    defer { isFiringTimers = wasFiring }
    // Fire a timer once the sum of the frames' durations reaches its delay, despite rounding errors in the
    // sum.
    while let index = timers.firstIndex(where: { $0.firstFrame <= frame }),
      timers[index].deadline <= end + 1e-9
    {
      let next = timers.remove(at: index)
      time = max(time, min(next.deadline, end))
      next.fire()
    }
  }

  /// Makes one frame at the given time if it's in the future, or at the current time otherwise.
  public func advance(to time: TimeInterval) { advance(by: max(0, time - self.time)) }

  /// Makes frames for `duration` seconds.
  ///
  /// Each frame lasts `frameDuration`. The default value is a sixtieth of a second. Raises an exception if
  /// `duration` is infinite or NaN.
  public func run(for duration: TimeInterval, frameDuration: TimeInterval = 1 / 60) {
    guard isPossible(frameDuration), isPossible(duration, in: "run(for:)") else { return }
    let end = time + duration
    while end - time > 1e-9 { advance(by: min(frameDuration, end - time)) }
  }

  /// Makes frames while the condition is true, for at most `limit` seconds.
  ///
  /// - Returns: The number of frames.
  @discardableResult
  public func run(
    while condition: @autoclosure () -> Bool, frameDuration: TimeInterval = 1 / 60, limit: TimeInterval = 60
  ) -> Int {
    guard isPossible(frameDuration) else { return 0 }
    var frames = 0
    while condition(), Double(frames) * frameDuration < limit {
      advance(by: frameDuration)
      frames += 1
    }
    return frames
  }

  private func isPossible(_ duration: TimeInterval, in method: String) -> Bool {
    if duration.isFinite { return true }
    UIKitException.raise(
      .invalidArgument,
      "FrameClock.\(method): the duration must be finite, not \(duration). The clock stays at \(time) seconds."
    )
    return false
  }

  private func isPossible(_ frameDuration: TimeInterval) -> Bool {
    if frameDuration > 0 { return true }
    UIKitException.raise(
      .invalidArgument, "FrameClock.run: frameDuration must be above 0, not \(frameDuration).")
    return false
  }

  /// Wakes the host for one frame. Views of visible windows call this method when they need layout.
  public func setNeedsFrame() {
    let wasIdle = isIdle
    needsFrame = true
    if wasIdle { wakeHandler() }
  }

  /// Calls back once, in the frame in which `delay` seconds have passed. ``time`` has exactly this value
  /// during the call.
  ///
  /// Calls scheduled by a timer's callback with no delay, or with less than a microsecond, wait for the next
  /// frame.
  @discardableResult
  public func schedule(after delay: TimeInterval, _ action: @escaping () -> Void) -> FrameTimer {
    guard !hasEnded else { return FrameTimer(deadline: time, firstFrame: 0, clock: self, action: nil) }
    let timer = FrameTimer(
      deadline: time + max(0, delay),
      firstFrame: isFiringTimers && delay < Self.shortestDelay ? frame + 1 : 0,
      clock: self, action: action)
    let wasIdle = isIdle
    let index = timers.lastIndex { $0.deadline <= timer.deadline }.map { $0 + 1 } ?? 0
    timers.insert(timer, at: index)
    if wasIdle { wakeHandler() }
    return timer
  }

  /// Calls back in every frame with the frame's time, until the observer is released or canceled.
  public func observeFrames(_ action: @escaping (TimeInterval) -> Void) -> FrameObserver {
    let observer = FrameObserver(action: action)
    guard !hasEnded else {
      observer.cancel()
      return observer
    }
    let wasIdle = isIdle
    observers.append(Weak(observer))
    if wasIdle { wakeHandler() }
    return observer
  }

  func remove(_ timer: FrameTimer) { timers.removeAll { $0 === timer } }

  // MARK: Ending the clock

  /// Registers an object that ends with this clock. The clock doesn't retain the object. If the clock has
  /// ended, the object ends immediately.
  package func add(_ dependent: any ClockDependent) {
    if hasEnded { dependent.clockDidEnd(self) } else { dependents.add(dependent) }
  }

  /// Ends all work that waits for this clock, because its page is gone.
  ///
  /// Pending calls are dropped, and calls to observers and display links stop. Animations and transitions end
  /// at their current positions, and their completions are called with `false`. Code running in the meantime
  /// or later can't start anything new: its calls and completions are dropped. Afterward, no object of the
  /// page is retained.
  package func end() {
    guard !hasEnded else { return }
    hasEnded = true
    wakeHandler = {}
    windows = []
    endTransaction()
    // End the dependents before timers and observers, which can be the only owners of an animation with
    // pending completions.
    dependents.end(with: self)
    for timer in timers { timer.drop() }
    for observer in observers { observer.object?.cancel() }
    (timers, observers) = ([], [])
    // A callback may have set a completion block.
    transaction = TransactionLevel()
  }

  private func endTransaction() {
    let level = transaction
    transaction = TransactionLevel()
    level.end()
  }

  // MARK: Windows

  func register(_ window: UIWindow) {
    window.contents.belong(to: window)
    guard !hasEnded else { return }
    windows.removeAll { $0 === window.contents || $0.isGone }
    windows.append(window.contents)
  }

  func layOutWindows() {
    let wasLayingOut = isLayingOutWindows
    isLayingOutWindows = true
    defer { isLayingOutWindows = wasLayingOut }
    var someAreGone = false
    for contents in windows {
      if let window = contents.window {
        if !window.ownLayer.isHidden { window.layoutIfNeeded() }
      } else {
        contents.warnOfLostWindow()
        someAreGone = someAreGone || contents.isGone
      }
    }
    if someAreGone { windows.removeAll(where: \.isGone) }
  }
}
