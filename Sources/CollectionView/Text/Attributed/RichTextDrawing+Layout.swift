#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

extension RichTextDrawing {
  /// - Parameters:
  ///   - frame: Where the text stands: its lines are aligned in the width.
  ///   - alignment: Left, right or centred, for paragraphs that say nothing.
  ///   - color: The colours with the traits of the view.
  init(
    _ layout: AttributedTextLayout, in frame: CGRect, alignment: (NSTextAlignment?) -> NSTextAlignment,
    color: (UIColor) -> CGColor
  ) {
    for placed in layout.lines {
      let rest = placed.room - placed.line.width
      let left =
        frame.minX + (placed.isRightToLeft ? frame.width - placed.indent - placed.room : placed.indent)
      var x =
        switch alignment(placed.alignment) {
        case .center: left + rest / 2
        case .right: left + rest
        default: left
        }
      let baseline = frame.minY + placed.baseline
      // Runs follow one another in the direction of the line.
      for piece in placed.isRightToLeft ? placed.line.pieces.reversed() : placed.line.pieces {
        let line = CGRect(x: x, y: frame.minY + placed.top, width: piece.width, height: placed.height)
        add(piece, at: CGPoint(x: x, y: baseline), in: line, isRightToLeft: placed.isRightToLeft, color)
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
        let box = attachment.box(beside: style.font)
        let frame = CGRect(
          x: origin.x + box.minX, y: baseline - box.maxY, width: box.width, height: box.height)
        images.append((image.shown(tint: color(style.color)), frame))
      }
    } else {
      runs.append(
        Run(
          text: piece.text, origin: CGPoint(x: origin.x, y: baseline), width: piece.width,
          isExact: piece.isExact, font: style.font, color: color(style.color), kern: style.kern,
          isRightToLeft: isRightToLeft))
    }
    let size = style.font.pointSize
    // Ours, from the shape of Helvetica: an underline a tenth of the size below the baseline, a line through
    // at half the height of an x, each a sixteenth of the size thick.
    rule(
      style.underline, at: baseline + size / 10, style, line, color(style.underlineColor ?? style.color))
    rule(
      style.strikethrough, at: baseline - style.font.xHeight / 2, style, line,
      color(style.strikethroughColor ?? style.color))
  }

  private mutating func rule(
    _ style: NSUnderlineStyle, at y: CGFloat, _ text: TextStyle, _ line: CGRect, _ color: CGColor
  ) {
    guard style.rawValue & 0xF != 0 else { return }
    let thickness = text.font.pointSize / (style.contains(.thick) ? 8 : 16)
    let ys = style.contains(.double) ? [y - thickness, y + thickness] : [y]
    for y in ys {
      lines.append(
        Fill(
          frame: CGRect(x: line.minX, y: y - thickness / 2, width: line.width, height: thickness),
          color: color))
    }
  }
}
#endif
