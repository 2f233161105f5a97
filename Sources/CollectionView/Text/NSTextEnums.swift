#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

/// Where lines lie within their text's width.
public nonisolated enum NSTextAlignment: Int, Sendable {
  case left, center, right, justified
  /// Left or right, as the interface reads.
  case natural
}

/// What becomes of text that is wider than its container.
public nonisolated enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}
#endif
