import Foundation

/// The horizontal alignment of text.
public nonisolated enum NSTextAlignment: Int, Sendable {
  /// Fixed alignments, except that `justified` means ``natural``, because text isn't stretched.
  case left, center, right, justified
  /// The side on which lines begin in the layout direction.
  case natural
}

/// The handling of text wider than its container.
public nonisolated enum NSLineBreakMode: Int, Sendable {
  /// The last line ends after a word or a character, is clipped, or has a “…”. The other lines break between
  /// words, or with `byCharWrapping` between characters.
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle

  var allowsLines: Bool { self == .byWordWrapping || self == .byCharWrapping }
}
