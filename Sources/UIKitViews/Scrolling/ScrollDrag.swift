import Foundation
import LayoutEngine

struct ScrollDrag {
  /// The offset when the finger came down. Pages are counted from this offset.
  let startOffset: CGPoint
  /// The requested offset, possibly beyond the edges.
  var asked: CGPoint
  var shown: CGPoint
  var range: ScrollRange
  /// The part of the pan's translation that the contents have followed.
  var translation = CGPoint.zero
  /// `true` if the finger moves the contents along the axis.
  private(set) var isHorizontal: Bool
  private(set) var isVertical: Bool
  /// `true` until the finger has shown its axis. Until then, the contents don't move.
  var awaitsAxis = false

  init(
    startOffset: CGPoint, asked: CGPoint, shown: CGPoint, range: ScrollRange, isHorizontal: Bool,
    isVertical: Bool
  ) {
    (self.startOffset, self.asked, self.shown, self.range) = (startOffset, asked, shown, range)
    (self.isHorizontal, self.isVertical) = (isHorizontal, isVertical)
  }

  /// Locks the drag to an axis. `nil` leaves both axes unlocked.
  mutating func lock(to axis: Axis?) {
    awaitsAxis = false
    if axis == .vertical { isHorizontal = false }
    if axis == .horizontal { isVertical = false }
  }
}
