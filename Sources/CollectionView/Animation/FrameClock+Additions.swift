#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

// Not in UIKit, where the display's refresh drives everything.

/// The time that everything here moves by: scrolling, animations, display links, waiting gestures.
///
/// It stands still until somebody moves it. A test steps it by hand, a renderer sets the moment it wants, a live host moves
/// it with the real time:
///
/// ```swift
/// FrameClock.main.advance(by: 1 / 60)                                  // one frame
/// FrameClock.main.run(for: 3)                                          // 180 frames
/// FrameClock.main.run(while: collectionView.isDecelerating)            // to rest
/// ```
///
/// A test written for UIKit, which waits in real time, says ``followsRunLoop`` once.
///
/// A frame: the time moves on, timers that came due fire in the order of their times, then everybody who asked for frames
/// gets one, then the visible windows lay out what is marked, and the implicit transaction ends.
@preconcurrency @MainActor public final class FrameClock {
  /// The one that scrolling, animations, display links and waiting gestures follow.
  public static let main = FrameClock()

  /// Seconds since the clock was made. `CACurrentMediaTime()` and the timestamps of touches count the same way.
  public private(set) var time: TimeInterval = 0 {
    didSet { if self === FrameClock.main { MediaTime.now = time } }
  }

  /// Called when the clock gets something to do after having had nothing: a host starts to make frames.
  public var wakeHandler: () -> Void = {}

  /// Moves the clock with the real time.
  var runLoopDriver: RunLoopDriver?

  private var needsFrame = false
  private var timers: [FrameTimer] = []
  private var observers: [Weak<FrameObserver>] = []
  private var windows: [(window: Weak<UIWindow>, contents: WindowContents)] = []

  /// A clock of one's own, at 0, that nothing follows yet.
  public init() {}

  /// Whether nothing waits for time to pass. A host may stop making frames until ``wakeHandler`` is called.
  public var isIdle: Bool {
    !needsFrame && timers.isEmpty && !observers.contains { $0.object?.isActive ?? false }
  }

  /// One frame, `duration` seconds after the last one. Traps where it is negative.
  public func advance(by duration: TimeInterval) {
    guard duration >= 0 else {
      return UIKitException.raise(
        .invalidArgument, "FrameClock.advance(by:) must not go back, by \(duration).")
    }
    needsFrame = false
    let end = time + duration
    // Frames that add up to a timer's delay reach it, whatever their sum loses to rounding.
    while let next = timers.first, next.deadline <= end + 1e-9 {
      timers.removeFirst()
      time = max(time, min(next.deadline, end))
      next.fire()
    }
    // A callback may have moved the clock itself.
    time = max(time, end)
    observers.removeAll { !($0.object?.isActive ?? false) }
    for observer in observers { observer.object?.frame(end) }
    layOutWindows()
    if self === FrameClock.main { CATransaction.endImplicit() }
  }

  /// One frame at the given time, if that lies ahead.
  public func advance(to time: TimeInterval) { advance(by: max(0, time - self.time)) }

  /// Frames for `duration` seconds, each `frameDuration` long: by default sixty a second.
  public func run(for duration: TimeInterval, frameDuration: TimeInterval = 1 / 60) {
    guard isPossible(frameDuration) else { return }
    let end = time + duration
    while end - time > 1e-9 { advance(by: min(frameDuration, end - time)) }
  }

  /// Frames while the condition holds, `limit` seconds at the most. Answers how many frames it took.
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

  private func isPossible(_ frameDuration: TimeInterval) -> Bool {
    if frameDuration > 0 { return true }
    UIKitException.raise(
      .invalidArgument, "FrameClock.run: frameDuration must be above 0, not \(frameDuration).")
    return false
  }

  /// Wakes the host for one frame. Views of visible windows that need layout do it by themselves.
  public func setNeedsFrame() {
    let wasIdle = isIdle
    needsFrame = true
    if wasIdle { wakeHandler() }
  }

  /// Calls back once, in the frame in which `delay` seconds are over, with ``time`` at exactly that moment.
  @discardableResult
  public func schedule(after delay: TimeInterval, _ action: @escaping () -> Void) -> FrameTimer {
    let timer = FrameTimer(deadline: time + max(0, delay), clock: self, action: action)
    let wasIdle = isIdle
    let place = timers.lastIndex { $0.deadline <= timer.deadline }.map { $0 + 1 } ?? 0
    timers.insert(timer, at: place)
    if wasIdle { wakeHandler() }
    return timer
  }

  /// Calls back in every frame, with the frame's time, for as long as the observer is held and not cancelled.
  public func observeFrames(_ action: @escaping (TimeInterval) -> Void) -> FrameObserver {
    let observer = FrameObserver(action: action)
    let wasIdle = isIdle
    observers.append(Weak(observer))
    if wasIdle { wakeHandler() }
    return observer
  }

  func remove(_ timer: FrameTimer) { timers.removeAll { $0 === timer } }

  // MARK: Windows

  func register(_ window: UIWindow) {
    windows.removeAll { $0.window.object === window || $0.window.object == nil && $0.contents.isGone }
    windows.append((Weak(window), window.contents))
  }

  func layOutWindows() {
    for entry in windows {
      guard let window = entry.window.object else {
        entry.contents.warnOfLostWindow()
        continue
      }
      if !window.isHidden { window.layoutIfNeeded() }
    }
    windows.removeAll { $0.window.object == nil && $0.contents.isGone }
  }
}
#endif
