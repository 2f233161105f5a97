#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

/// A finger that holds the contents.
struct ScrollDrag {
  /// Where the contents were when the finger took them: pages are counted from here.
  let startOffset: CGPoint
  /// The offset the finger asks for, beyond the edges too.
  var asked: CGPoint
  /// The offset that was shown for it, and the range of those at rest then.
  var shown: CGPoint
  var range: ScrollRange
  /// The pan's translation that has been followed.
  var translation = CGPoint.zero
  /// Whether the finger moves the contents along the axis.
  let isHorizontal: Bool
  let isVertical: Bool
}
#endif
