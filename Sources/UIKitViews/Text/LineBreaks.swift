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
  /// - Complexity: O(*n*) in characters.
  var unbreakableParts: [Substring] {
    var parts: [Substring] = []
    var (start, index) = (startIndex, startIndex)
    // The last class that is not a space, the number of spaces since, and the class before a hyphen.
    var (left, beforeLeft): (BreakClass?, BreakClass?) = (nil, nil)
    var followsSpace = false
    while index < endIndex {
      let right = BreakClass(self[index])
      if let left, right != .space, Self.breaks(beforeLeft, left, right, followsSpace: followsSpace) {
        parts.append(self[start..<index])
        start = index
      }
      if right == .space {
        followsSpace = left != nil
      } else {
        beforeLeft = followsSpace ? .space : left
        left = right
        followsSpace = false
      }
      index = self.index(after: index)
    }
    if start < endIndex { parts.append(self[start...]) }
    return parts
  }

  private static func breaks(
    _ beforeLeft: BreakClass?, _ left: BreakClass, _ right: BreakClass, followsSpace: Bool
  ) -> Bool {
    if followsSpace { return BreakClass.allowsBreakAfterSpaces(from: left, to: right) }
    // A hyphen at the start of a word belongs to the word: "-x".
    if left == .hyphen, right == .letter, beforeLeft == nil || beforeLeft == .space { return false }
    return BreakClass.allowsBreak(from: left, to: right)
  }

  var trimmingTrailingSpaces: Substring {
    // The last byte of most texts is part of no space.
    if let last = utf8.last, 0x21..<0x80 ~= last { return self }
    guard let last = lastIndex(where: { $0 != " " && $0 != "\u{200B}" && $0 != "\t" }) else {
      return self[startIndex..<startIndex]
    }
    return self[...last]
  }
}
