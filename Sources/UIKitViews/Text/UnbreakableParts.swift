/// The parts between possible line breaks, found one by one.
nonisolated struct UnbreakableParts: Sequence, IteratorProtocol {
  private let text: Substring
  private var start: Substring.Index
  private var index: Substring.Index
  /// The last class other than space, and the class before it, which can be space.
  private var left: BreakClass?
  private var beforeLeft: BreakClass?
  private var followsSpace = false

  init(of text: Substring) {
    self.text = text
    (start, index) = (text.startIndex, text.startIndex)
  }

  mutating func next() -> Substring? {
    guard start < text.endIndex else { return nil }
    while index < text.endIndex {
      let right = BreakClass(text[index])
      let breaks =
        right != .space
        && (left.map { Self.breaks(beforeLeft, $0, right, followsSpace: followsSpace) } ?? false)
      let place = index
      index = text.index(after: index)
      pass(right)
      guard breaks else { continue }
      defer { start = place }
      return text[start..<place]
    }
    defer { start = text.endIndex }
    return text[start...]
  }

  private mutating func pass(_ right: BreakClass) {
    if right == .space {
      followsSpace = left != nil
    } else {
      beforeLeft = followsSpace ? .space : left
      left = right
      followsSpace = false
    }
  }

  private static func breaks(
    _ beforeLeft: BreakClass?, _ left: BreakClass, _ right: BreakClass, followsSpace: Bool
  ) -> Bool {
    if followsSpace { return BreakClass.allowsBreakAfterSpaces(from: left, to: right) }
    // An initial hyphen belongs to the word: "-x".
    if left == .hyphen, right == .letter, beforeLeft == nil || beforeLeft == .space { return false }
    return BreakClass.allowsBreak(from: left, to: right)
  }
}
