import Foundation

/// Breaks text into lines no wider than `width`, and truncates it after the last line.
///
/// Only the last line that is allowed is truncated. In the truncating modes, “…” replaces a part of it. In
/// `byClipping`, it runs on. In the wrapping modes, it just ends.
nonisolated struct TextBreaker {
  private static let ellipsis = "…"
  /// Widths are rounded when they become frames. A line fits if it is too wide by no more than this.
  private static let tolerance: CGFloat = 0.001

  var font: UIFont
  var width: CGFloat
  /// 0 for as many as the text needs.
  var maximumLines: Int
  var mode: NSLineBreakMode
  /// The styles of attributed text, which then has them instead of `font`.
  var runs: TextRuns?
  /// How much less room there is in a paragraph's first line, and in its other lines.
  var indents: (first: CGFloat, others: CGFloat) = (0, 0)
  var measurer: any TextMeasurer = UIFont.measurer

  func lines(of text: String) -> [TextLine] {
    guard !text.isEmpty else { return [] }
    var lines: [TextLine] = []
    let paragraphs = text[...].paragraphs
    for (index, paragraph) in paragraphs.enumerated() {
      let isLastParagraph = index == paragraphs.count - 1
      append(paragraph, isLastParagraph: isLastParagraph, to: &lines)
      if isFull(lines) { break }
    }
    return lines
  }

  func isFull(_ lines: [TextLine]) -> Bool { maximumLines > 0 && lines.count >= maximumLines }

  /// Appends the lines of a paragraph, as many as are allowed.
  func append(_ paragraph: Substring, isLastParagraph: Bool, to lines: inout [TextLine]) {
    var parts = Parts(of: paragraph, byCharacters: mode == .byCharWrapping)
    var rest = paragraph
    repeat {
      let room = width - (rest.startIndex == paragraph.startIndex ? indents.first : indents.others)
      let isLastLine = maximumLines > 0 && lines.count == maximumLines - 1
      if isLastLine, mode != .byWordWrapping, mode != .byCharWrapping {
        lines.append(lastLine(rest, isCutShort: !isLastParagraph, in: room))
        return
      }
      let end = consumeLine(from: &parts, in: room) ?? rest.endIndex
      lines.append(measured([rest[..<end].trimmingTrailingSpaces]))
      rest = rest[end...]
    } while !rest.isEmpty && !isFull(lines)
  }

  // MARK: Breaking

  /// A part of the text that stays on one line unless it is wider than that.
  private struct Part {
    var text: Substring
    /// The widths without and with the spaces at its end. Infinite for a part that is far too wide for a line.
    var visible, full: CGFloat
  }

  /// The parts of a paragraph that are on no line yet, found as they are needed: where lines are limited, most of a long text is never
  /// looked at.
  private struct Parts {
    private var words: UnbreakableParts
    private var characters: Substring?
    /// The first part. Nil at the end of the paragraph.
    private(set) var text: Substring? { didSet { measured = nil } }
    /// The first part with its widths, once they are known.
    var measured: Part?

    init(of paragraph: Substring, byCharacters: Bool) {
      words = paragraph.unbreakableParts
      if byCharacters { characters = paragraph }
      removeFirst()
    }

    mutating func removeFirst() {
      guard let rest = characters else {
        text = words.next()
        return
      }
      text = rest.isEmpty ? nil : rest.prefix(1)
      characters = rest.dropFirst()
    }

    /// Removes a part of the first part. What is left of that is the first part then.
    mutating func removePrefix(before end: Substring.Index) {
      guard let text, end < text.endIndex else { return removeFirst() }
      self.text = text[end...]
    }
  }

  /// Parts of more bytes than this are measured only as far as a line reaches.
  private static let longestWord = 256

  private func part(_ text: Substring, in room: CGFloat) -> Part {
    if isFarTooWide(text, for: room) { return Part(text: text, visible: .infinity, full: .infinity) }
    let (full, visible) = (width(of: text), text.trimmingTrailingSpaces)
    return Part(
      text: text, visible: visible.endIndex == text.endIndex ? full : width(of: visible), full: full)
  }

  /// Whether less than a quarter of a long text fits. Looks no further than the text reaches.
  private func isFarTooWide(_ text: Substring, for room: CGFloat) -> Bool {
    let count = text.utf8.count
    return count > Self.longestWord && prefix(of: text, in: room).utf8.count < count / 4
  }

  private func prefix(of text: Substring, in room: CGFloat) -> Substring {
    text.prefix(fitting: room + Self.tolerance) { width(of: $0) }
  }

  /// Consumes as many parts as fit on a line, at least one character. Returns the end of the line, nil if there is
  /// no part.
  /// - Complexity: O(*n*) in the characters of the line.
  private func consumeLine(from parts: inout Parts, in room: CGFloat) -> Substring.Index? {
    var used: CGFloat = 0
    var end: Substring.Index?
    while let text = parts.text {
      let part = parts.measured ?? part(text, in: room)
      if part.full < .infinity { parts.measured = part }
      guard used + part.visible <= room + Self.tolerance else { break }
      used += part.full
      end = text.endIndex
      parts.removeFirst()
    }
    if let end { return end }
    guard let tooWide = parts.text else { return nil }
    let fitting = prefix(of: tooWide, in: room).endIndex
    let cut = fitting > tooWide.startIndex ? fitting : tooWide.index(after: fitting)
    parts.removePrefix(before: cut)
    return cut
  }

  // MARK: Shortening

  private func lastLine(_ text: Substring, isCutShort: Bool, in width: CGFloat) -> TextLine {
    let visible = text.trimmingTrailingSpaces
    if !isCutShort, !isFarTooWide(visible, for: width), self.width(of: visible) <= width + Self.tolerance {
      return measured([visible])
    }
    let room = max(0, width + Self.tolerance - widthOfEllipsis(in: visible))
    switch mode {
    case .byTruncatingTail:
      let head = visible.prefix(fitting: room) { self.width(of: $0) }
      return measured([head.trimmingTrailingSpaces, nil])
    case .byTruncatingHead:
      return measured([nil, visible.suffix(fitting: room) { self.width(of: $0) }.drop { $0 == " " }])
    case .byTruncatingMiddle:
      let head = visible.prefix(fitting: room / 2) { self.width(of: $0) }
      let tail = visible[head.endIndex...].suffix(fitting: room - self.width(of: head)) { self.width(of: $0) }
      return measured([head.trimmingTrailingSpaces, nil, tail.drop { $0 == " " }])
    default:
      return measured([visible])
    }
  }

  // MARK: Measuring

  private func width(of text: Substring) -> CGFloat {
    runs.map { $0.width(of: text, by: measurer) } ?? measurer.width(of: text, in: font)
  }

  /// The “…” has the style with which the cut text begins, without an attachment.
  private func ellipsisStyle(in text: Substring) -> TextStyle? {
    guard let runs, !runs.runs.isEmpty else { return nil }
    var style = runs.style(at: text.startIndex)
    style.attachment = nil
    return style
  }

  private func widthOfEllipsis(in text: Substring) -> CGFloat {
    ellipsisStyle(in: text)?.width(of: Self.ellipsis[...], by: measurer)
      ?? measurer.width(of: Self.ellipsis[...], in: font)
  }

  /// - Parameter parts: Nil stands for the “…”.
  private func measured(_ parts: [Substring?]) -> TextLine {
    guard let runs else {
      let text = parts.map { $0 ?? Self.ellipsis[...] }.joined()[...]
      return TextLine(
        text: String(text), width: measurer.width(of: text, in: font),
        isExact: measurer.isExact(text, in: font))
    }
    let start = parts.lazy.compactMap { $0 }.first ?? Self.ellipsis[...]
    var pieces: [TextPiece] = []
    for part in parts {
      guard let part else {
        if let style = ellipsisStyle(in: start) { pieces.append(piece(Self.ellipsis[...], style)) }
        continue
      }
      pieces += runs.pieces(of: part).map { piece($0.text, $0.style) }
    }
    return TextLine(
      text: pieces.map(\.text).joined(), width: pieces.reduce(0) { $0 + $1.width },
      isExact: pieces.allSatisfy(\.isExact), pieces: pieces)
  }

  private func piece(_ text: Substring, _ style: TextStyle) -> TextPiece {
    TextPiece(
      text: String(text), style: style, width: style.width(of: text, by: measurer),
      isExact: style.attachment != nil || measurer.isExact(text, in: style.font))
  }
}

nonisolated extension Substring {
  /// The longest prefix that is no wider than `room`.
  fileprivate func prefix(fitting room: CGFloat, width: (Substring) -> CGFloat) -> Substring {
    var (end, used) = (startIndex, CGFloat(0))
    while end < endIndex {
      let next = index(after: end)
      used += width(self[end..<next])
      guard used <= room else { break }
      end = next
    }
    return self[..<end]
  }

  /// The longest suffix that is no wider than `room`.
  fileprivate func suffix(fitting room: CGFloat, width: (Substring) -> CGFloat) -> Substring {
    var (start, used) = (endIndex, CGFloat(0))
    while start > startIndex {
      let next = index(before: start)
      used += width(self[next..<start])
      guard used <= room else { break }
      start = next
    }
    return self[start...]
  }
}
