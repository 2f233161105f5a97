import Foundation

nonisolated extension Substring {
  /// The paragraphs without their separators. Empty text has one paragraph.
  var paragraphs: [Substring] {
    // Most texts have one paragraph. Separators have bytes below 0x20 or above 0x7F.
    if utf8.allSatisfy({ 0x20..<0x80 ~= $0 }) { return [self] }
    return split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
  }

  /// The parts between possible line breaks, including the spaces after them.
  ///
  /// - Complexity: O(*n*) in the characters requested so far.
  var unbreakableParts: UnbreakableParts { UnbreakableParts(of: self) }

  var trimmingTrailingSpaces: Substring {
    // Most texts don't end in a space.
    if let last = utf8.last, 0x21..<0x80 ~= last { return self }
    guard let last = lastIndex(where: { $0 != " " && $0 != "\u{200B}" && $0 != "\t" }) else {
      return self[startIndex..<startIndex]
    }
    return self[...last]
  }
}
