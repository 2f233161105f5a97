import Testing

@testable import LiveHost

@Suite("The page's clock")
struct PageClockTests {
  @Test func `late messages are dated back according to the least delayed message`() {
    var clock = PageClock()
    clock.adjust(to: 100.02, at: 5)
    #expect(clock.time(of: 5) == 100.02)
    clock.adjust(to: 101, at: 6)
    #expect(abs(clock.time(of: 6) - 101) < 1e-9, "less late than the first")
    clock.adjust(to: 102.3, at: 7)
    // One twentieth of the delay counts as drift.
    #expect(abs(clock.time(of: 7) - 102.015) < 1e-9)
  }

  @Test func `while fingers are down, intervals match the page's and time never goes back`() {
    var clock = PageClock()
    clock.adjust(to: 100, at: 5)
    #expect(abs(clock.time(of: 5.5) - 100.5) < 1e-9)
    #expect(abs(clock.time(of: 5.516) - 100.516) < 1e-9)
    #expect(abs(clock.time(of: 3) - 100.516) < 1e-9)
  }

  @Test(arguments: [-1e-3, 1e-3])
  func `clocks that drift apart, slowly or during sleep, are synchronized again`(rate: Double) {
    var clock = PageClock()
    var worst = 0.0
    for second in 0..<3600 {
      let now = Double(second)
      let page = now * (1 + rate) + 20
      clock.adjust(to: now, at: page)
      worst = max(worst, abs(clock.time(of: page) - now))
    }
    #expect(worst < 0.025, "\(worst)")
    clock.adjust(to: 8000, at: 40)
    #expect(clock.time(of: 40) == 8000)
  }
}
