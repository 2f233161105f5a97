import UIKitViews
import Foundation
import Testing

/// The only suite that waits in real time, because it tests the clock in real time.
@Suite("The clock in real time", .serialized)
struct RunLoopTests {
  private let clock = FrameClock()

  @Test func `by default, followsRunLoop is false and time stands still`() async throws {
    #expect(!clock.followsRunLoop)
    try await Task.sleep(for: .milliseconds(30))
    #expect(clock.time == 0)
  }

  @Test func `with followsRunLoop, time advances during an await until it is turned off`() async throws {
    let start = ContinuousClock.now
    clock.followsRunLoop = true
    #expect(clock.followsRunLoop)
    await withCheckedContinuation { done in
      clock.schedule(after: 0.05) { done.resume() }
    }
    #expect(clock.time >= 0.05 - 1e-9)
    #expect(.seconds(clock.time) <= ContinuousClock.now - start)
    clock.followsRunLoop = false
    let time = clock.time
    try await Task.sleep(for: .milliseconds(40))
    #expect(clock.time == time)
  }

  @Test func `with followsRunLoop, time advances while the run loop runs`() {
    let start = ContinuousClock.now
    clock.followsRunLoop = true
    defer { clock.followsRunLoop = false }
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.08))
    #expect(clock.time > 0.03)
    #expect(.seconds(clock.time) <= ContinuousClock.now - start)
  }

  @Test func `with followsRunLoop, an animation in a shown window completes`() async {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: .zero)
    window.addSubview(view)
    window.makeKeyAndVisible()
    FrameClock.main.followsRunLoop = true
    defer { FrameClock.main.followsRunLoop = false }
    let finished = await withCheckedContinuation { done in
      UIView.animate(withDuration: 0.05) {
        view.center.x = 50
      } completion: {
        done.resume(returning: $0)
      }
    }
    #expect(finished)
  }
}
