import Foundation
import LayoutEngine

/// A drag of the contents by a finger.
struct ScrollDrag {
  /// The offset when the finger came down. Pages are counted from this offset.
  let startOffset: CGPoint
  /// The offset requested by the finger. It can be beyond the edges.
  var asked: CGPoint
  /// The offset shown for the requested one, and the range of resting offsets at the time.
  var shown: CGPoint
  var range: ScrollRange
  /// The pan's translation up to which the contents have followed.
  var translation = CGPoint.zero
  /// `true` if the finger moves the contents along the axis.
  private(set) var isHorizontal: Bool
  private(set) var isVertical: Bool
  /// `true` if the drag is locked to an axis that the finger hasn't shown yet. Until then, the contents don't
  /// move.
  var awaitsAxis = false

  init(
    startOffset: CGPoint, asked: CGPoint, shown: CGPoint, range: ScrollRange, isHorizontal: Bool,
    isVertical: Bool
  ) {
    (self.startOffset, self.asked, self.shown, self.range) = (startOffset, asked, shown, range)
    (self.isHorizontal, self.isVertical) = (isHorizontal, isVertical)
  }

  /// Locks the drag to one axis. `nil` leaves both.
  mutating func lock(to axis: Axis?) {
    awaitsAxis = false
    if axis == .vertical { isHorizontal = false }
    if axis == .horizontal { isVertical = false }
  }
}
