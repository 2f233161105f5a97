#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

/// Where lines lie within their text's width.
public nonisolated enum NSTextAlignment: Int, Sendable {
  /// Nothing is stretched here: `justified` is the same as ``natural``.
  case left, center, right, justified
  /// Left or right, as the interface reads.
  case natural
}

/// What becomes of text that is wider than its container.
public nonisolated enum NSLineBreakMode: Int, Sendable {
  /// The last line that fits just ends, after a word or a character; runs on and is cut off; or gives way to “…” at
  /// its start, its end or its middle. Lines before it break between words, in `byCharWrapping` between characters.
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}
#endif
