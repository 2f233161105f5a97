import Foundation

package nonisolated struct RichTextDrawing {
  package struct Run {
    package var text: String
    /// The left end of the baseline.
    package var origin: CGPoint
    package var width: CGFloat
    package var isExact: Bool
    package var font: UIFont
    package var color: CGColor
    /// The space after every character, in points.
    package var kern: CGFloat
    package var isRightToLeft: Bool
    /// `true` if the run is only the shadow of the next one.
    package var isShadow = false
  }

  package struct Fill {
    package var frame: CGRect
    package var color: CGColor
  }

  package var backgrounds: [Fill] = []
  package var runs: [Run] = []
  package var images: [(image: UIImage, frame: CGRect)] = []
  package var lines: [Fill] = []
  package var isClipped = false
}

extension RichTextDrawing {
  /// Creates the drawing of a layout.
  ///
  /// - Parameter alignment: Resolves a paragraph's alignment, if any, to left, right, or center.
  init(
    _ layout: AttributedTextLayout, in frame: CGRect, alignment: (NSTextAlignment?) -> NSTextAlignment,
    color: (UIColor) -> CGColor
  ) {
    for entry in layout.lines {
      let rest = entry.room - entry.line.width
      let left =
        frame.minX + (entry.isRightToLeft ? frame.width - entry.indent - entry.room : entry.indent)
      var x =
        switch alignment(entry.alignment) {
        case .center: left + rest / 2
        case .right: left + rest
        default: left
        }
      let baseline = frame.minY + entry.baseline
      // Runs follow each other in the line's direction.
      for piece in entry.isRightToLeft ? entry.line.pieces.reversed() : entry.line.pieces {
        let line = CGRect(x: x, y: frame.minY + entry.top, width: piece.width, height: entry.height)
        add(piece, at: CGPoint(x: x, y: baseline), in: line, isRightToLeft: entry.isRightToLeft, color)
        x += piece.width
      }
    }
  }

  private mutating func add(
    _ piece: TextPiece, at origin: CGPoint, in line: CGRect, isRightToLeft: Bool,
    _ color: (UIColor) -> CGColor
  ) {
    let style = piece.style
    let baseline = origin.y - style.baselineOffset
    if let background = style.background { backgrounds.append(Fill(frame: line, color: color(background))) }
    if let attachment = style.attachment {
      if let image = attachment.image {
        let box = attachment.box(inLineOf: style.font)
        let frame = CGRect(
          x: origin.x + box.minX, y: baseline - box.maxY, width: box.width, height: box.height)
        images.append((image.shown(tint: color(style.color)), frame))
      }
    } else {
      let run = Run(
        text: piece.text, origin: CGPoint(x: origin.x, y: baseline), width: piece.width,
        isExact: piece.isExact, font: style.font, color: color(style.color), kern: style.kern,
        isRightToLeft: isRightToLeft)
      if let shadow = style.shadow {
        var copy = run
        copy.origin = CGPoint(x: run.origin.x + shadow.offset.width, y: run.origin.y + shadow.offset.height)
        (copy.color, copy.isShadow) = (color(shadow.color), true)
        runs.append(copy)
      }
      runs.append(run)
    }
    let size = style.font.pointSize
    // As in Helvetica, the underline is a tenth of the font size below the baseline, and the strikethrough is
    // at half the x-height. Each is a sixteenth of the font size thick.
    rule(
      style.underline, at: baseline + size / 10, piece, line, color(style.underlineColor ?? style.color))
    rule(
      style.strikethrough, at: baseline - style.font.xHeight / 2, piece, line,
      color(style.strikethroughColor ?? style.color))
  }

  private mutating func rule(
    _ style: NSUnderlineStyle, at y: CGFloat, _ piece: TextPiece, _ line: CGRect, _ color: CGColor
  ) {
    guard style.rawValue & 0xF != 0 else { return }
    let thickness = piece.style.font.pointSize / (style.contains(.thick) ? 8 : 16)
    let ys = style.contains(.double) ? [y - thickness, y + thickness] : [y]
    let parts = style.contains(.byWord) ? piece.words : [0...line.width]
    for (y, part) in ys.flatMap({ y in parts.map { (y, $0) } }) {
      for dash in style.dashes(along: part, thickness: thickness) {
        lines.append(
          Fill(
            frame: CGRect(
              x: line.minX + dash.lowerBound, y: y - thickness / 2, width: dash.upperBound - dash.lowerBound,
              height: thickness),
            color: color))
      }
    }
  }
}

nonisolated extension TextPiece {
  /// The horizontal extents of the words, from the left end of the piece.
  fileprivate var words: [ClosedRange<CGFloat>] {
    var words: [ClosedRange<CGFloat>] = []
    for word in text.split(whereSeparator: \.isWhitespace) {
      let start = style.width(of: text[..<word.startIndex], by: UIFont.measurer)
      // Kerning can subtract more than the letters' width.
      words.append(start...max(start, start + style.width(of: word, by: UIFont.measurer)))
    }
    return words
  }
}

nonisolated extension NSUnderlineStyle {
  /// The maximum number of periods in a line. More dashes look like a solid line.
  private static let mostDashes: CGFloat = 2000

  /// Returns the extents of dots and dashes. Their lengths are this package's own.
  fileprivate func dashes(along line: ClosedRange<CGFloat>, thickness: CGFloat) -> [ClosedRange<CGFloat>] {
    let pattern: [CGFloat] =
      switch rawValue & 0x0F00 {
      case 0x0100: [1, 2]
      case 0x0200: [5, 3]
      case 0x0300: [5, 2, 1, 2]
      case 0x0400: [5, 2, 1, 2, 1, 2]
      default: []
      }
    let period = pattern.reduce(0, +) * thickness
    guard period > 0, line.upperBound - line.lowerBound <= period * Self.mostDashes else { return [line] }
    var (dashes, x, index) = ([ClosedRange<CGFloat>](), line.lowerBound, 0)
    while x < line.upperBound {
      let end = min(line.upperBound, x + pattern[index % pattern.count] * thickness)
      if index.isMultiple(of: 2) { dashes.append(x...end) }
      (x, index) = (x + pattern[index % pattern.count] * thickness, index + 1)
    }
    return dashes
  }
}

nonisolated struct TextPiece: Hashable, Sendable {
  let text: String
  let style: TextStyle
  let width: CGFloat
  /// `true` if the width is exact in the displayed face.
  let isExact: Bool
}
