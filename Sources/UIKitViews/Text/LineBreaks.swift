import Foundation

nonisolated extension Substring {
  /// The paragraphs, without their separators. Text without any separator has one paragraph, even if it is
  /// empty.
  var paragraphs: [Substring] {
    // Most texts have one. That is seen from the bytes: separators have bytes below 0x20 or above 0x7F.
    if utf8.allSatisfy({ 0x20..<0x80 ~= $0 }) { return [self] }
    return split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
  }

  /// The parts between possible line breaks, including the spaces after them. Joined, they are the text.
  /// - Complexity: O(*n*) in characters, as far as they are asked for.
  var unbreakableParts: UnbreakableParts { UnbreakableParts(of: self) }

  var trimmingTrailingSpaces: Substring {
    // The last byte of most texts is part of no space.
    if let last = utf8.last, 0x21..<0x80 ~= last { return self }
    guard let last = lastIndex(where: { $0 != " " && $0 != "\u{200B}" && $0 != "\t" }) else {
      return self[startIndex..<startIndex]
    }
    return self[...last]
  }
}
