import Foundation

nonisolated struct AttributedTextLayout: Sendable {
  struct Line: Sendable {
    let line: TextLine
    /// The top and baseline, from the text's top, and the height, in points.
    let top, baseline, height: CGFloat
    /// The distance from the line's starting side, in points.
    let indent: CGFloat
    /// The available width after the indent.
    let room: CGFloat
    let alignment: NSTextAlignment?
    let isRightToLeft: Bool
  }

  let lines: [Line]
  let height: CGFloat
  let width: CGFloat

  struct Options {
    var font: UIFont
    var lineBreakMode: NSLineBreakMode
    /// The maximum number of lines. 0 means unlimited.
    var maximumLines: Int
    var isRightToLeft: Bool
  }

  /// Omits lines beyond `height`, except for the first, and truncates the last line that remains.
  init(_ runs: TextRuns, width: CGFloat, height: CGFloat = .infinity, _ options: Options) {
    var layout = Self.unlimited(runs, width, options)
    let fitting = max(1, layout.lines.prefix { $0.top + $0.height <= height + 0.01 }.count)
    if fitting < layout.lines.count {
      var options = options
      options.maximumLines = fitting
      layout = Self.unlimited(runs, width, options)
    }
    self = layout
  }

  private init(lines: [Line]) {
    self.lines = lines
    height = lines.last.map { $0.top + $0.height } ?? 0
    width = lines.map { $0.indent + $0.line.width }.max() ?? 0
  }

  private static func unlimited(_ runs: TextRuns, _ width: CGFloat, _ options: Options) -> Self {
    guard !runs.text.isEmpty else { return Self(lines: []) }
    var (positionedLines, y) = ([Line](), CGFloat(0))
    var broken: [TextLine] = []
    let paragraphs = runs.text[...].paragraphs
    for (index, paragraph) in paragraphs.enumerated() {
      let start = paragraph.startIndex < runs.text.endIndex ? paragraph.startIndex : nil
      let style = start.flatMap { runs.paragraphStyle(at: $0) } ?? .default
      let isStyled = start.flatMap { runs.paragraphStyle(at: $0) } != nil
      // An unlimited width stays unlimited.
      let end = style.tailIndent > 0 ? min(width, style.tailIndent) : max(0, width + style.tailIndent)
      var breaker = TextBreaker(
        font: options.font, width: end, maximumLines: options.maximumLines,
        mode: style.lineBreakMode == .byWordWrapping ? options.lineBreakMode : style.lineBreakMode)
      breaker.runs = runs
      breaker.indents = (style.firstLineHeadIndent, style.headIndent)
      let before = broken.count
      breaker.append(paragraph, isLastParagraph: index == paragraphs.count - 1, to: &broken)
      if before > 0 { y += style.paragraphSpacingBefore }
      for (number, line) in broken[before...].enumerated() {
        if number > 0 { y += style.lineSpacing }
        // An empty line is as tall as its line break or, at the end of the text, as the label's font.
        let metrics = LineMetrics(line, style, empty: start.map { runs.style(at: $0).font } ?? options.font)
        let indent = number == 0 ? style.firstLineHeadIndent : style.headIndent
        positionedLines.append(
          Line(
            line: line, top: y, baseline: y + metrics.baseline, height: metrics.height, indent: indent,
            room: max(0, end - indent), alignment: isStyled ? style.alignment : nil,
            isRightToLeft: style.baseWritingDirection == .natural
              ? line.text.readsRightToLeft ?? options.isRightToLeft
              : style.baseWritingDirection == .rightToLeft))
        y += metrics.height
      }
      if breaker.isFull(broken) { break }
      y += style.lineSpacing + style.paragraphSpacing
    }
    return Self(lines: positionedLines)
  }
}

/// The height of a line, and its baseline. A paragraph style adds or subtracts height above the text.
private nonisolated struct LineMetrics {
  let height, baseline: CGFloat

  init(_ line: TextLine, _ style: NSParagraphStyle, empty font: UIFont) {
    var (ascent, descent) = (CGFloat(0), CGFloat(0))
    if line.pieces.isEmpty { (ascent, descent) = (font.ascender, -font.descender) }
    for piece in line.pieces {
      let reach = piece.style.reach
      (ascent, descent) = (max(ascent, reach.ascent), max(descent, reach.descent))
    }
    var height = ascent + descent
    if style.lineHeightMultiple > 0 { height *= style.lineHeightMultiple }
    if style.maximumLineHeight > 0 { height = min(height, style.maximumLineHeight) }
    height = max(height, style.minimumLineHeight)
    (self.height, baseline) = (height, height - descent)
  }
}
