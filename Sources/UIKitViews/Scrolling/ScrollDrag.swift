import Foundation

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
  let isHorizontal: Bool
  let isVertical: Bool
}
