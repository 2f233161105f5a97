import Foundation
import LayoutEngine

struct ScrollDrag {
  /// The offset when the finger came down. Pages are counted from it.
  let startOffset: CGPoint
  /// The requested offset, possibly beyond the edges.
  var asked: CGPoint
  var shown: CGPoint
  var range: ScrollRange
  /// The part of the pan's translation that the contents have followed.
  var translation = CGPoint.zero
  /// The finger moves the contents along the axis.
  private(set) var isHorizontal: Bool
  private(set) var isVertical: Bool
  /// The finger hasn't shown its axis yet. Until then, the contents don't move.
  var awaitsAxis = false

  init(
    startOffset: CGPoint, asked: CGPoint, shown: CGPoint, range: ScrollRange, isHorizontal: Bool,
    isVertical: Bool
  ) {
    (self.startOffset, self.asked, self.shown, self.range) = (startOffset, asked, shown, range)
    (self.isHorizontal, self.isVertical) = (isHorizontal, isVertical)
  }

  /// `nil` leaves both axes.
  mutating func lock(to axis: Axis?) {
    awaitsAxis = false
    if axis == .vertical { isHorizontal = false }
    if axis == .horizontal { isVertical = false }
  }
}
