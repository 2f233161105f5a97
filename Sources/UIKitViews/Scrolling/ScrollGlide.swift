import Foundation
import LayoutEngine
import UIKitAdditions

struct ScrollGlide {
  var start: TimeInterval
  var x: ScrollPath
  var y: ScrollPath
  var range: ScrollRange
  var shown: CGPoint
  var shownTime: TimeInterval

  init(start: TimeInterval, x: ScrollPath, y: ScrollPath, range: ScrollRange, shown: CGPoint) {
    (self.start, self.x, self.y, self.range, self.shown) = (start, x, y, range, shown)
    shownTime = start
  }

  func offset(at time: TimeInterval) -> CGPoint {
    CGPoint(x: x.position(at: time - start), y: y.position(at: time - start))
  }

  /// Returns `true` once both axes, which are independent, have come to rest.
  func isOver(at time: TimeInterval) -> Bool { time - start >= max(x.duration(), y.duration()) }

  var target: CGPoint { CGPoint(x: x.target, y: y.target) }

  mutating func continueFrom(_ offset: CGPoint, in range: ScrollRange) {
    let time = shownTime - start
    x = x.continued(at: time, from: Double(offset.x), in: range.x)
    y = y.continued(at: time, from: Double(offset.y), in: range.y)
    (start, self.range, shown) = (shownTime, range, offset)
  }
}
