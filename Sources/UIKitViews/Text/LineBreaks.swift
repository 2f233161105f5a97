import Foundation

nonisolated extension Substring {
  /// The paragraphs without their separators. Text without separators has one paragraph, even if it's empty.
  var paragraphs: [Substring] {
    // Most texts have one paragraph. The bytes show it: separators have bytes below 0x20 or above 0x7F.
    if utf8.allSatisfy({ 0x20..<0x80 ~= $0 }) { return [self] }
    return split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
  }

  /// The parts between possible line breaks, including the spaces after them. The joined parts are equal to
  /// the text.
  ///
  /// - Complexity: O(*n*) in the characters of the parts requested so far.
  var unbreakableParts: UnbreakableParts { UnbreakableParts(of: self) }

  var trimmingTrailingSpaces: Substring {
    // The last byte of most texts isn't part of a space.
    if let last = utf8.last, 0x21..<0x80 ~= last { return self }
    guard let last = lastIndex(where: { $0 != " " && $0 != "\u{200B}" && $0 != "\t" }) else {
      return self[startIndex..<startIndex]
    }
    return self[...last]
  }
}
