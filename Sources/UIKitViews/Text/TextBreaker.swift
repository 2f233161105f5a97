import Foundation

/// Breaks text into lines no wider than `width`, and truncates the last allowed line.
///
/// In the truncating modes, “…” replaces a part of that line. In `byClipping`, the line continues beyond the
/// width. In the wrapping modes, the line simply ends.
nonisolated struct TextBreaker {
  private static let ellipsis = "…"
  /// The tolerance for widths that were rounded for frames, in points.
  private static let tolerance: CGFloat = 0.001

  var font: UIFont
  var width: CGFloat
  /// The maximum number of lines. 0 means unlimited.
  var maximumLines: Int
  var mode: NSLineBreakMode
  /// The runs of attributed text, whose fonts replace `font`.
  var runs: TextRuns?
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

  /// A part of a paragraph that stays on one line unless it's wider than the line.
  private struct Part {
    var text: Substring
    /// The widths without and with trailing spaces, infinite for a far too wide part.
    var visible, full: CGFloat
  }

  /// The parts, found on demand so that most of a long text isn't examined if the number of lines is limited.
  private struct Parts {
    private var words: UnbreakableParts
    private var characters: Substring?
    /// The first part, or `nil` at the end of the paragraph.
    private(set) var text: Substring? { didSet { measured = nil } }
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

    /// Removes the text before `end` from the first part.
    mutating func removePrefix(before end: Substring.Index) {
      guard let text, end < text.endIndex else { return removeFirst() }
      self.text = text[end...]
    }
  }

  /// The maximum number of bytes in a part that is always measured as a whole.
  private static let longestWord = 256

  private func part(_ text: Substring, in room: CGFloat) -> Part {
    if isFarTooWide(text, for: room) { return Part(text: text, visible: .infinity, full: .infinity) }
    let (full, visible) = (width(of: text), text.trimmingTrailingSpaces)
    return Part(
      text: text, visible: visible.endIndex == text.endIndex ? full : width(of: visible), full: full)
  }

  /// Returns `true` if less than a quarter of a long text fits. Examines only the text that fits.
  private func isFarTooWide(_ text: Substring, for room: CGFloat) -> Bool {
    let count = text.utf8.count
    return count > Self.longestWord && prefix(of: text, in: room).utf8.count < count / 4
  }

  private func prefix(of text: Substring, in room: CGFloat) -> Substring {
    text.prefix(fitting: room + Self.tolerance) { width(of: $0) }
  }

  /// Consumes as many parts as fit on a line, but at least one character. Returns the end of the line.
  ///
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

  // MARK: Truncation

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

  /// Returns the style of the “…”: the style at the start of the text, without an attachment.
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

  /// Returns a measured line. `nil` in `parts` represents the “…”.
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
