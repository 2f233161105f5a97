import Testing

@testable import UIKitViews

@Suite("Velocity of fingers")
struct VelocityTrackerTests {
  @Test
  func `samples in tiny time steps are limited in number and give the right velocity`() {
    var tracker = VelocityTracker()
    for step in 0..<10_000 { tracker.add(CGFloat(step) * 1e-6, at: 1 + Double(step) * 1e-9) }
    #expect(tracker.samples.count <= VelocityTracker.most)
    #expect(abs(tracker.velocity(at: 1.00001).dx - 1000) < 1)
  }

  @Test func `only the last 0.1 seconds count for the velocity`() {
    var tracker = VelocityTracker()
    for step in 0...10 { tracker.add(CGFloat(step) * 5, at: Double(step) * 0.05) }
    #expect(abs(tracker.velocity(at: 0.5).dx - 100) < 1e-9)
    for step in 1...4 { tracker.add(50 - CGFloat(step), at: 0.5 + Double(step) * 0.05) }
    #expect(abs(tracker.velocity(at: 0.7).dx + 20) < 1e-9)
    #expect(tracker.velocity(at: 1).dx == 0)
  }
}
