import Foundation

/// The alignment of lines in the width of their text.
public nonisolated enum NSTextAlignment: Int, Sendable {
  /// Fixed alignments. `justified` means ``natural``, because text isn't stretched.
  case left, center, right, justified
  /// The side depends on the layout direction.
  case natural
}

/// The handling of text wider than its container.
public nonisolated enum NSLineBreakMode: Int, Sendable {
  /// The last line ends after a word or a character, is clipped, or has a “…”. Lines before it break between
  /// words, or between characters with `byCharWrapping`.
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle

  var allowsLines: Bool { self == .byWordWrapping || self == .byCharWrapping }
}
