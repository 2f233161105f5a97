import Foundation

/// Constants that specify the alignment of lines in the width of their text.
public nonisolated enum NSTextAlignment: Int, Sendable {
  /// A fixed alignment. `justified` is the same as ``natural``, because text isn't stretched.
  case left, center, right, justified
  /// The alignment to the left or right, according to the layout direction.
  case natural
}

/// Constants that specify the handling of text wider than its container.
public nonisolated enum NSLineBreakMode: Int, Sendable {
  /// A line break mode.
  ///
  /// The last line ends after a word or a character, or it's clipped, or “…” replaces its start, end, or
  /// middle. Lines before it break between words, or between characters with `byCharWrapping`.
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle

  /// `true` if text continues on another line instead of being cut.
  var allowsLines: Bool { self == .byWordWrapping || self == .byCharWrapping }
}
