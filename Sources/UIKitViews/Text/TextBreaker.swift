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
  let measurer = UIFont.measurer

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
    var parts = parts(of: paragraph)[...]
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
    /// The widths without and with the spaces at its end.
    var visible, full: CGFloat
  }

  private func parts(of paragraph: Substring) -> [Part] {
    let texts = mode == .byCharWrapping ? paragraph.characters : paragraph.unbreakableParts
    return texts.map(part)
  }

  private func part(_ text: Substring) -> Part {
    let (full, visible) = (width(of: text), text.trimmingTrailingSpaces)
    return Part(
      text: text, visible: visible.endIndex == text.endIndex ? full : width(of: visible), full: full)
  }

  /// Consumes as many parts as fit on a line, at least one character. Returns the end of the line, nil if there is
  /// no part.
  private func consumeLine(from parts: inout ArraySlice<Part>, in room: CGFloat) -> Substring.Index? {
    var used: CGFloat = 0
    var end: Substring.Index?
    while let part = parts.first, used + part.visible <= room + Self.tolerance {
      used += part.full
      end = part.text.endIndex
      parts.removeFirst()
    }
    if let end { return end }
    guard let tooWide = parts.popFirst() else { return nil }
    let fitting = tooWide.text.prefix(fitting: room + Self.tolerance) { width(of: $0) }.endIndex
    let cut = fitting > tooWide.text.startIndex ? fitting : tooWide.text.index(after: fitting)
    if cut < tooWide.text.endIndex { parts.insert(part(tooWide.text[cut...]), at: parts.startIndex) }
    return cut
  }

  // MARK: Shortening

  private func lastLine(_ text: Substring, isCutShort: Bool, in width: CGFloat) -> TextLine {
    let visible = text.trimmingTrailingSpaces
    if !isCutShort, self.width(of: visible) <= width + Self.tolerance { return measured([visible]) }
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
  fileprivate var characters: [Substring] { indices.map { self[$0...$0] } }

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
