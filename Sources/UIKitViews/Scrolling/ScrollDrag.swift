import Foundation
import LayoutEngine

/// A finger that drags the contents.
struct ScrollDrag {
  /// The offset when the finger came down. Pages are counted from here.
  let startOffset: CGPoint
  /// The offset that the finger asks for, even beyond the edges.
  var asked: CGPoint
  /// The offset that was shown for it, and the range of resting offsets at that time.
  var shown: CGPoint
  var range: ScrollRange
  /// The pan's translation up to which the contents have followed.
  var translation = CGPoint.zero
  /// Whether the finger moves the contents along the axis.
  private(set) var isHorizontal: Bool
  private(set) var isVertical: Bool
  /// Whether the drag keeps to an axis that the finger has yet to show. Until then, it moves nothing.
  var awaitsAxis = false

  init(
    startOffset: CGPoint, asked: CGPoint, shown: CGPoint, range: ScrollRange, isHorizontal: Bool,
    isVertical: Bool
  ) {
    (self.startOffset, self.asked, self.shown, self.range) = (startOffset, asked, shown, range)
    (self.isHorizontal, self.isVertical) = (isHorizontal, isVertical)
  }

  /// Has the finger move the contents along one axis only. Nil leaves both.
  mutating func lock(to axis: Axis?) {
    awaitsAxis = false
    if axis == .vertical { isHorizontal = false }
    if axis == .horizontal { isVertical = false }
  }
}
