#if os(Linux)
import Foundation
import Testing

@testable import LiveHost

@Suite("The work of a thread")
struct WorkMeterTests {
  @Test func `WorkMeter counts both computing and waiting`() {
    let computing = WorkMeter()
    while computing.work.own < 0.01 {}
    // The thread's clock differs from the common clock.
    #expect(computing.work.duration > 0.005)
    let waiting = WorkMeter()
    usleep(10_000)
    let work = waiting.work
    #expect(work.own >= 0.01)
    #expect(work.own <= work.duration)
  }
}
#endif
