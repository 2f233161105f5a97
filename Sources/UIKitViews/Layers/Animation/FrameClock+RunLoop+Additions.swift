import Dispatch
import Foundation

// An addition to UIKit, which runs in real time.

extension FrameClock {
  /// A Boolean value that indicates whether the clock advances in real time, with sixty frames per second,
  /// while the main run loop or the main queue is running.
  ///
  /// Set this property in tests that were written for UIKit and wait in real time. Animations, timers, and
  /// layout continue during `wait(for:)` of XCTest, `RunLoop.main.run(until:)`, `await Task.sleep(for:)`, and
  /// any other `await`. The default value is `false`.
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

/// An object that advances a clock by the elapsed real time.
///
/// A timer on the main queue serves code that waits in `await`. A timer on the run loop serves code that runs
/// the loop.
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
    // Outside Darwin, the main actor can run on a thread other than the main thread.
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

  /// Advances the clock. If both timers fire at the same moment, makes only one frame.
  private func advance() {
    let now = DispatchTime.now()
    let passed = Double(now.uptimeNanoseconds - last.uptimeNanoseconds) / 1e9
    guard passed >= Self.frameDuration / 2 else { return }
    last = now
    clock.advance(by: passed)
  }
}
