import UIKitViews
import TestSupport
import Testing

@Suite("Priorities")
struct UILayoutPriorityTests {
  @Test func `priorities and weights support comparison and arithmetic`() {
    var priority = UILayoutPriority.defaultHigh
    priority += 1
    priority -= 3
    expectEqual(
      (priority.rawValue, 748), ((.required - 1 as UILayoutPriority).rawValue, 999),
      ((1 + .defaultLow as UILayoutPriority).rawValue, 251),
      (UILayoutPriority.required - UILayoutPriority.defaultHigh, 250))
    #expect(UILayoutPriority.defaultLow < .defaultHigh)
    #expect(UIFont.Weight.bold > .regular)
  }
}
