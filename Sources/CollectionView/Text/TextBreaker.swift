#if !os(iOS) && !os(tvOS) && !os(visionOS)
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

  private func isFull(_ lines: [TextLine]) -> Bool { maximumLines > 0 && lines.count >= maximumLines }

  private func append(_ paragraph: Substring, isLastParagraph: Bool, to lines: inout [TextLine]) {
    var parts = parts(of: paragraph)[...]
    var rest = paragraph
    repeat {
      let isLastLine = maximumLines > 0 && lines.count == maximumLines - 1
      if isLastLine, mode != .byWordWrapping, mode != .byCharWrapping {
        lines.append(lastLine(rest, isCutShort: !isLastParagraph))
        return
      }
      let end = takeLine(from: &parts) ?? rest.endIndex
      lines.append(measured(rest[..<end].trimmingTrailingSpaces))
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
    Part(text: text, visible: width(of: text.trimmingTrailingSpaces), full: width(of: text))
  }

  /// Takes as many parts as fit on a line, at least one character. Returns the end of the line, nil if there is
  /// no part.
  private func takeLine(from parts: inout ArraySlice<Part>) -> Substring.Index? {
    var used: CGFloat = 0
    var end: Substring.Index?
    while let part = parts.first, used + part.visible <= width + Self.tolerance {
      used += part.full
      end = part.text.endIndex
      parts.removeFirst()
    }
    if let end { return end }
    guard let tooWide = parts.popFirst() else { return nil }
    let fitting = tooWide.text.prefix(fitting: width + Self.tolerance) { width(of: $0) }.endIndex
    let cut = fitting > tooWide.text.startIndex ? fitting : tooWide.text.index(after: fitting)
    if cut < tooWide.text.endIndex { parts.insert(part(tooWide.text[cut...]), at: parts.startIndex) }
    return cut
  }

  // MARK: Shortening

  private func lastLine(_ text: Substring, isCutShort: Bool) -> TextLine {
    let visible = text.trimmingTrailingSpaces
    if !isCutShort && fits(visible) { return measured(visible) }
    let room = max(0, width + Self.tolerance - width(of: Self.ellipsis[...]))
    switch mode {
    case .byTruncatingTail:
      let head = visible.prefix(fitting: room) { width(of: $0) }
      return measured(head.trimmingTrailingSpaces + Self.ellipsis)
    case .byTruncatingHead:
      return measured(Self.ellipsis + visible.suffix(fitting: room) { width(of: $0) }.drop { $0 == " " })
    case .byTruncatingMiddle:
      let head = visible.prefix(fitting: room / 2) { width(of: $0) }
      let tail = visible[head.endIndex...].suffix(fitting: room - width(of: head)) { width(of: $0) }
      return measured(head.trimmingTrailingSpaces + Self.ellipsis + tail.drop { $0 == " " })
    default:
      return measured(visible)
    }
  }

  // MARK: Measuring

  private func fits(_ text: Substring) -> Bool { width(of: text) <= width + Self.tolerance }

  private func width(of text: Substring) -> CGFloat { measurer.width(of: text, in: font) }

  private func measured(_ text: some StringProtocol) -> TextLine {
    let text = Substring(text)
    return TextLine(text: String(text), width: width(of: text), isExact: measurer.isExact(text, in: font))
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
#endif
