import Dispatch
import Foundation

// An addition to UIKit.

extension FrameClock {
  /// `true` if the clock advances in real time, at sixty frames per second, while the main run loop or the
  /// main queue is running, even during `wait(for:)`, `RunLoop.main.run(until:)`, or `await`. The default
  /// value is `false`.
  ///
  /// ```swift
  /// FrameClock.main.followsRunLoop = true  // in `setUp()`
  /// ```
  public var followsRunLoop: Bool {
    get { runLoopDriver != nil }
    set {
      AutoreleasePool.endTurnThatRanLoop()
      guard newValue != followsRunLoop else { return }
      runLoopDriver?.stop()
      runLoopDriver = newValue ? RunLoopDriver(clock: self) : nil
    }
  }
}

/// Advances a clock in real time. A timer on the main queue serves `await`, and a timer on the run loop
/// serves code that runs the run loop.
final class RunLoopDriver {
  private static let frameDuration: TimeInterval = 1 / 60

  private unowned let clock: FrameClock
  private let source = DispatchSource.makeTimerSource(queue: .main)
  private var timers: [Timer] = []
  private var last = DispatchTime.now()

  init(clock: FrameClock) {
    self.clock = clock
    source.setEventHandler { [weak self] in
      UIKitException.onMainActor { self?.advance() }
    }
    source.schedule(deadline: .now() + Self.frameDuration, repeating: Self.frameDuration)
    source.activate()
    // Outside Darwin, the main actor can run on another thread.
    for loop in RunLoop.current === RunLoop.main ? [RunLoop.main] : [RunLoop.main, RunLoop.current] {
      let timer = Timer(timeInterval: Self.frameDuration, repeats: true) { [weak self] _ in
        UIKitException.onMainActor { self?.advance() }
      }
      loop.add(timer, forMode: .common)
      timers.append(timer)
    }
  }

  func stop() {
    source.cancel()
    for timer in timers { timer.invalidate() }
  }

  /// Makes one frame, even if both timers fire at the same moment.
  private func advance() {
    let now = DispatchTime.now()
    let passed = Double(now.uptimeNanoseconds - last.uptimeNanoseconds) / 1e9
    guard passed >= Self.frameDuration / 2 else { return }
    last = now
    clock.advance(by: passed)
  }
}
