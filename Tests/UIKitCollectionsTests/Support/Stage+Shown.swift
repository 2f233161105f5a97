import TestSupport
import UIKitCollections

extension Stage {
  /// Creates a view of 100 × 100 points in its window, without a layout pass. It waits for the clock or for
  /// ``layOut()``.
  convenience init(shown layout: Layout, items: Int = 10, source: CountedCells? = nil) {
    self.init(layout, width: 100, height: 100, counts: [items], source: source, laysOut: false)
    _ = window
  }

  func run() { FrameClock.main.run(for: 1) }
}
