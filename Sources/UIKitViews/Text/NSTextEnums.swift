import Foundation

/// The alignment of lines in the width of their text.
public nonisolated enum NSTextAlignment: Int, Sendable {
  /// `justified` is the same as ``natural``: nothing is stretched here.
  case left, center, right, justified
  /// Left or right, by the direction of the interface.
  case natural
}

/// What happens to text that is wider than its container.
public nonisolated enum NSLineBreakMode: Int, Sendable {
  /// The last line that fits ends after a word or a character; or it is clipped; or “…” replaces its start, its
  /// end or its middle. Lines before it break between words, in `byCharWrapping` between characters.
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle

  /// Whether a text goes on in another line, instead of being cut.
  var allowsLines: Bool { self == .byWordWrapping || self == .byCharWrapping }
}
