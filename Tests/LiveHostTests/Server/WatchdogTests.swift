import Foundation
import Testing

@testable import LiveHost

@Suite("A watchdog")
struct WatchdogTests {
  @Test
  func `due calls run in order of their time, and canceled calls don't run`()
    async
  {
    let watchdog = Watchdog()
    let (done, finished) = AsyncStream.makeStream(of: String.self)
    _ = watchdog.after(0.12) { finished.yield("late") }
    // Earlier than the timer's current deadline.
    _ = watchdog.after(0.03) { finished.yield("early") }
    let cancelled = watchdog.after(0.1) { finished.yield("cancelled") }
    watchdog.cancel(cancelled)
    _ = watchdog.after(0.2) { finished.finish() }
    var names: [String] = []
    for await name in done { names.append(name) }
    #expect(names == ["early", "late"])
  }

  @Test(.timeLimit(.minutes(1)))
  func `a watchdog continues after a time without scheduled calls`() async {
    let watchdog = Watchdog()
    var rounds = 0
    for _ in 0..<3 {
      await withCheckedContinuation { finished in _ = watchdog.after(0) { finished.resume() } }
      rounds += 1
    }
    #expect(rounds == 3)
  }
}
