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

/// A character's class for line breaking.
///
/// These are the classes of Unicode Standard Annex #14 for common text, with their names in comments. Scripts
/// with dictionary-based breaks (Thai, Khmer) count as letters.
nonisolated enum BreakClass {
  case space, zeroWidthSpace
  /// GL: no break on either side. WJ: not even across spaces.
  case glue, joiner
  /// OP; CL and CP; QU.
  case opening, closing, quotation
  /// EX, IS, SY, NS, IN.
  case exclamation, infix, slash, nonstarter, inseparable
  /// HY, BA, B2.
  case hyphen, breakAfter, dash
  /// NU, PR, PO.
  case digit, prefix, postfix
  /// ID: breaks on both sides.
  case ideograph
  /// AL and all others.
  case letter

  init(_ character: Character) {
    let scalar = character.unicodeScalars[character.unicodeScalars.startIndex]
    self = Self.ofASCII(scalar) ?? Self.ofPunctuation(scalar) ?? Self.ofScript(scalar)
  }

  private static func ofASCII(_ scalar: Unicode.Scalar) -> BreakClass? {
    guard scalar.isASCII else { return nil }
    switch scalar {
    case " ": return .space
    case "\t": return .breakAfter
    case "(", "[", "{": return .opening
    case ")", "]", "}": return .closing
    case "\"", "'": return .quotation
    case "!", "?": return .exclamation
    case ",", ".", ":", ";": return .infix
    case "/": return .slash
    case "-": return .hyphen
    case "|": return .breakAfter
    case "0"..."9": return .digit
    case "$", "+", "\\": return .prefix
    case "%": return .postfix
    default: return .letter
    }
  }

  private static func ofPunctuation(_ scalar: Unicode.Scalar) -> BreakClass? {
    switch scalar.value {
    case 0xA0, 0x2007, 0x2011, 0x202F: .glue
    case 0x2060, 0xFEFF: .joiner
    case 0x200B: .zeroWidthSpace
    case 0xAB, 0xBB, 0x2018, 0x2019, 0x201B...0x201D, 0x201F, 0x2039, 0x203A: .quotation
    case 0xA1, 0xBF, 0x201A, 0x201E, 0x3008, 0x300A, 0x300C, 0x300E, 0x3010, 0x3014, 0x3016, 0xFF08, 0xFF3B,
      0xFF5B:
      .opening
    case 0x3001, 0x3002, 0x3009, 0x300B, 0x300D, 0x300F, 0x3011, 0x3015, 0x3017, 0xFF09, 0xFF0C, 0xFF0E,
      0xFF3D, 0xFF5D, 0xFF61, 0xFF64:
      .closing
    case 0xFF01, 0xFF1F: .exclamation
    case 0x2024...0x2026: .inseparable
    case 0x2010, 0x2012, 0x2013, 0xAD, 0x2000...0x2006, 0x2008...0x200A, 0x205F: .breakAfter
    case 0x2014: .dash
    case 0xA3...0xA5, 0xB1, 0x20A0...0x20CF, 0x2116, 0x2212: .prefix
    case 0xA2, 0xB0, 0x2030...0x2037, 0x2103, 0x2109: .postfix
    // Iteration marks, the long-vowel mark, middle dots, and small kana.
    case 0x3005, 0x301C, 0x303B, 0x309B...0x309E, 0x30A0, 0x30FB...0x30FE, 0xFF1A, 0xFF1B, 0xFF65: .nonstarter
    case 0x3041, 0x3043, 0x3045, 0x3047, 0x3049, 0x3063, 0x3083, 0x3085, 0x3087, 0x308E, 0x3095, 0x3096,
      0x30A1, 0x30A3, 0x30A5, 0x30A7, 0x30A9, 0x30C3, 0x30E3, 0x30E5, 0x30E7, 0x30EE, 0x30F5, 0x30F6:
      .nonstarter
    default: nil
    }
  }

  private static func ofScript(_ scalar: Unicode.Scalar) -> BreakClass {
    if scalar.isFullWidth { return .ideograph }
    return scalar.properties.generalCategory == .decimalNumber ? .digit : .letter
  }

  static func allowsBreak(from left: BreakClass, to right: BreakClass) -> Bool {
    switch (left, right) {
    case (_, .space), (_, .zeroWidthSpace): false
    case (.zeroWidthSpace, _): true
    case (.joiner, _), (_, .joiner), (.glue, _): false
    case (.hyphen, .glue), (.breakAfter, .glue): true
    case (_, .glue): false
    case (_, .closing), (_, .exclamation), (_, .infix), (_, .slash), (.opening, _): false
    case (.quotation, _), (_, .quotation): false
    case (.dash, .dash): false
    case (.dash, _), (_, .dash): true
    case (_, .breakAfter), (_, .hyphen), (_, .nonstarter), (_, .inseparable): false
    case (.hyphen, .digit), (.infix, .digit), (.slash, .digit), (.infix, .letter): false
    case (.prefix, .ideograph), (.ideograph, .postfix): false
    case (.prefix, .letter), (.postfix, .letter), (.letter, .prefix), (.letter, .postfix): false
    case (.prefix, .digit), (.postfix, .digit), (.digit, .prefix), (.digit, .postfix): false
    case (.prefix, .opening), (.postfix, .opening), (.closing, .prefix), (.closing, .postfix): false
    case (.letter, .letter), (.letter, .digit), (.digit, .letter), (.digit, .digit): false
    case (.letter, .opening), (.digit, .opening), (.closing, .letter), (.closing, .digit): false
    default: true
    }
  }

  static func allowsBreakAfterSpaces(from left: BreakClass, to right: BreakClass) -> Bool {
    switch (left, right) {
    case (.zeroWidthSpace, _): true
    case (_, .joiner), (_, .closing), (_, .exclamation), (_, .infix), (_, .slash): false
    case (.opening, _), (.quotation, .opening), (.closing, .nonstarter), (.dash, .dash): false
    default: true
    }
  }
}
