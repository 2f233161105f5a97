import Foundation

// An addition to UIKit.

/// The time source of scrolling, animations, display links, and waiting gestures.
///
/// The clock stands still until a test, a renderer, or a live host advances it:
///
/// ```swift
/// FrameClock.main.advance(by: 1 / 60)                                  // one frame
/// FrameClock.main.run(for: 3)                                          // 180 frames
/// FrameClock.main.run(while: collectionView.isDecelerating)            // to rest
/// ```
///
/// For tests in real time, see ``followsRunLoop``.
///
/// In a frame, timers fire in the order of their deadlines. Then frame observers are called, visible windows
/// are laid out, and the implicit transaction ends.
@preconcurrency @MainActor public final class FrameClock {
  /// The current clock. In the live host, each page has its own.
  public package(set) static var main = base { didSet { MediaTime.now = main.time } }

  /// The clock outside of pages.
  package static let base = FrameClock()

  /// The time since the clock was created, in seconds. `CACurrentMediaTime()` and touches use this time.
  public private(set) var time: TimeInterval = 0 {
    didSet { if self === FrameClock.main { MediaTime.now = time } }
  }

  /// A closure called when an idle clock gets work.
  public var wakeHandler: () -> Void = {}

  var runLoopDriver: RunLoopDriver?

  /// `true` if the clock has ended and retains no objects.
  package private(set) var hasEnded = false

  /// The changes of layers created while this was the main clock.
  package let changes = DisplayChanges()

  private var needsFrame = false
  private var frame = 0
  private var isFiringTimers = false
  /// The shortest delay within a frame, in seconds. Timers that schedule each other with shorter delays would
  /// prolong a frame forever.
  private static let shortestDelay = 1e-6
  private var timers: [FrameTimer] = []
  private var observers: [Weak<FrameObserver>] = []
  private var windows: [WindowContents] = []
  private var dependents = ClockDependents()
  package private(set) var isLayingOutWindows = false
  /// The implicit transaction.
  var transaction = TransactionLevel()

  /// Creates a clock at time 0.
  public init() {}

  /// `true` if no frame, timer, or observer is pending. A host can then stop until ``wakeHandler`` is called.
  public var isIdle: Bool {
    !needsFrame && timers.isEmpty && !observers.contains { $0.object?.isActive ?? false }
  }

  /// Makes one frame after `duration` seconds. Raises an exception if `duration` is invalid (negative,
  /// infinite, or NaN).
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
    // Tolerate rounding errors in the sum of the frames' durations.
    while let index = timers.firstIndex(where: { $0.firstFrame <= frame }),
      timers[index].deadline <= end + 1e-9
    {
      let next = timers.remove(at: index)
      time = max(time, min(next.deadline, end))
      next.fire()
    }
  }

  /// Makes one frame at the given time, or now if this time has passed.
  public func advance(to time: TimeInterval) { advance(by: max(0, time - self.time)) }

  /// Makes frames for `duration` seconds, each a sixtieth of a second by default. Raises an exception if
  /// `duration` is infinite or NaN.
  public func run(for duration: TimeInterval, frameDuration: TimeInterval = 1 / 60) {
    guard isPossible(frameDuration), isPossible(duration, in: "run(for:)") else { return }
    let end = time + duration
    while end - time > 1e-9 { advance(by: min(frameDuration, end - time)) }
  }

  /// Makes frames while the condition is true, for at most `limit` seconds. Returns the number of frames.
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

  /// Requests one frame. An idle clock wakes the host.
  public func setNeedsFrame() {
    let wasIdle = isIdle
    needsFrame = true
    if wasIdle { wakeHandler() }
  }

  /// Calls a closure once, exactly `delay` seconds later. In a timer's closure, delays below a microsecond
  /// wait for the next frame.
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

  /// Calls a closure in every frame until the observer is released or canceled.
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

  /// Adds an unretained object that ends with the clock.
  package func add(_ dependent: any ClockDependent) {
    if hasEnded { dependent.clockDidEnd(self) } else { dependents.add(dependent) }
  }

  /// Ends all work that waits for this clock, because its page is gone.
  ///
  /// Pending calls are dropped. Animations and transitions end at their current positions, and their
  /// completions are called with `false`. Nothing new can start. Afterward, no object of the page is
  /// retained.
  package func end() {
    guard !hasEnded else { return }
    hasEnded = true
    wakeHandler = {}
    windows = []
    endTransaction()
    // Timers and observers can be the only owners of an animation.
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

/// A pending call on a ``FrameClock``. The clock retains the timer.
@preconcurrency @MainActor public final class FrameTimer {
  /// The clock time at which the timer fires.
  public let deadline: TimeInterval
  /// The number of the first frame in which the timer may fire.
  let firstFrame: Int
  private weak var clock: FrameClock?
  private var action: (() -> Void)?

  init(deadline: TimeInterval, firstFrame: Int, clock: FrameClock, action: (() -> Void)?) {
    (self.deadline, self.firstFrame) = (deadline, firstFrame)
    (self.clock, self.action) = (clock, action)
  }

  /// Cancels the call, unless the timer has fired.
  public func cancel() {
    action = nil
    clock?.remove(self)
  }

  /// Drops the call without notifying the clock.
  func drop() { action = nil }

  func fire() {
    let action = action
    self.action = nil
    action?()
  }
}

/// An observer of every frame of a ``FrameClock``, until it's released or canceled.
@preconcurrency @MainActor public final class FrameObserver {
  private var action: ((TimeInterval) -> Void)?

  init(action: @escaping (TimeInterval) -> Void) { self.action = action }

  /// Stops the calls.
  public func cancel() { action = nil }

  var isActive: Bool { action != nil }

  func frame(_ time: TimeInterval) { action?(time) }
}

/// An object that ends with its ``FrameClock``.
@MainActor package protocol ClockDependent: AnyObject {
  /// Called when a clock ends. Does nothing if the object has moved to another clock.
  func clockDidEnd(_ clock: FrameClock)
}

struct ClockDependents {
  private static let fewest = 64

  private var entries: [WeakDependent] = []
  /// The number of entries at which deallocated objects are removed.
  private var limit = fewest

  /// - Complexity: Amortized O(1).
  mutating func add(_ dependent: any ClockDependent) {
    if entries.count >= limit {
      entries.removeAll { $0.object == nil }
      limit = max(Self.fewest, 2 * entries.count)
    }
    entries.append(WeakDependent(object: dependent))
  }

  mutating func end(with clock: FrameClock) {
    let ending = entries
    entries = []
    for entry in ending { entry.object?.clockDidEnd(clock) }
  }
}

private struct WeakDependent {
  weak var object: (any ClockDependent)?
}
