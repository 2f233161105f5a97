import UIKitViews

/// Lines of text in one font and color.
public nonisolated struct DisplayText: Hashable, Sendable {
  /// The part of a line at its `x` position.
  public enum Anchor: Hashable, Sendable {
    /// The left end.
    case left
    /// The middle.
    case middle
    /// The right end.
    case right
  }

  /// A line of text.
  public struct Line: Hashable, Sendable {
    /// The text as shown, possibly truncated.
    public var text: String
    /// The position of the line's ``Anchor``, in points.
    public var x: Double
    /// The baseline, in points from the top of the node's coordinates.
    public var baseline: Double
    /// The measured width.
    public var width: Double
    /// `true` if the width is an estimate, to which the text must be fitted.
    public var isEstimated: Bool
  }

  /// A copy of the text underneath it, without blur.
  public struct Shadow: Hashable, Sendable {
    /// The color, including its alpha.
    public var color: RGBA
    /// The offset, in points, with y downward.
    public var offset: CGSize
  }

  package let layoutLines: [TextLayout.Line]
  package let x, top: Double
  /// The anchor of all lines.
  public var anchor: Anchor
  /// `true` if the text is written right to left.
  public var isRightToLeft: Bool
  /// The font size in points.
  public var fontSize: Double
  /// `true` if the face is bold.
  public var isBold: Bool
  /// `true` if the face is oblique.
  public var isItalic: Bool
  /// The color of all lines.
  public var color: RGBA
  /// The shadow.
  public var shadow: Shadow?
  /// `true` if the bounds clip wider lines.
  package var isClipped = false
}

nonisolated extension DisplayText {
  /// The font families to request, in order. All have the measured widths.
  public static let fontFamilies = ["Helvetica", "Arial", "Liberation Sans", "Arimo", "sans-serif"]

  init(_ drawing: LabelDrawing, in bounds: CGRect) {
    let font = drawing.layout.font
    anchor =
      switch drawing.alignment {
      case .center: .middle
      case .right: .right
      default: .left
      }
    x = anchor == .left ? bounds.minX : anchor == .right ? bounds.maxX : bounds.midX
    (layoutLines, top) = (drawing.layout.lines, bounds.minY)
    isRightToLeft = drawing.layout.isRightToLeft
    (fontSize, isBold, isItalic) = (font.pointSize, font.isBold, font.isItalic)
    color = RGBA(drawing.color)
    shadow = drawing.shadow.map { Shadow(color: RGBA($0.color), offset: $0.offset) }
    isClipped = drawing.isClipped
  }

  /// The lines from top to bottom.
  public var lines: [Line] {
    layoutLines.map { placed in
      Line(
        text: placed.line.text, x: x, baseline: top + placed.baseline, width: placed.line.width,
        isEstimated: !placed.line.isExact)
    }
  }

  var box: CGRect {
    layoutLines.reduce(CGRect.null) {
      $0.union(box(x: x, baseline: top + $1.baseline, width: $1.line.width))
    }
  }

  func box(of line: Line) -> CGRect { box(x: line.x, baseline: line.baseline, width: line.width) }

  private func box(x: Double, baseline: Double, width: Double) -> CGRect {
    let left = anchor == .left ? x : anchor == .right ? x - width : x - width / 2
    return CGRect(x: left, y: baseline - fontSize, width: width, height: fontSize * 4 / 3)
  }
}

/// Text in several fonts and colors, with images. The parts are painted in the order of the properties.
public nonisolated struct DisplayRichText: Hashable, Sendable {
  /// A rectangle in one color.
  public struct Fill: Hashable, Sendable {
    /// The frame in points.
    public var frame: CGRect
    /// The color, including its alpha.
    public var color: RGBA
  }

  /// A picture in the text.
  public struct Picture: Hashable, Sendable {
    /// The image, which fills the frame.
    public var image: UIImage
    /// The frame in points.
    public var frame: CGRect
  }

  /// Text on a baseline, in one font and color.
  public struct Run: Hashable, Sendable {
    /// The text as shown.
    public var text: String
    /// The left end, in points.
    public var x: Double
    /// The baseline, in points from the top of the node's coordinates.
    public var baseline: Double
    /// The measured width in points.
    public var width: Double
    /// `true` if the width is an estimate, to which the text must be fitted.
    public var isEstimated: Bool
    /// The font size in points.
    public var fontSize: Double
    /// `true` if the face is bold.
    public var isBold: Bool
    /// `true` if the face is oblique.
    public var isItalic: Bool
    /// The additional space after every character, in points.
    public var kern: Double
    /// The color, including its alpha.
    public var color: RGBA
    /// `true` if the text is written right to left.
    public var isRightToLeft: Bool
    /// `true` if the run is the shadow of the next one.
    public var isShadow = false
  }

  /// The backgrounds.
  public var backgrounds: [Fill]
  /// The runs from left to right and line by line.
  public var runs: [Run]
  /// The pictures.
  public var pictures: [Picture]
  /// The underlines and strikethroughs.
  public var lines: [Fill]
  /// `true` if the bounds clip wider lines.
  package var isClipped: Bool
}

nonisolated extension DisplayRichText {
  init(_ drawing: RichTextDrawing) {
    backgrounds = drawing.backgrounds.map { Fill(frame: $0.frame, color: RGBA($0.color)) }
    runs = drawing.runs.map { run in
      Run(
        text: run.text, x: run.origin.x, baseline: run.origin.y, width: run.width, isEstimated: !run.isExact,
        fontSize: run.font.pointSize, isBold: run.font.isBold, isItalic: run.font.isItalic, kern: run.kern,
        color: RGBA(run.color), isRightToLeft: run.isRightToLeft, isShadow: run.isShadow)
    }
    pictures = drawing.images.map { Picture(image: $0.image, frame: $0.frame) }
    lines = drawing.lines.map { Fill(frame: $0.frame, color: RGBA($0.color)) }
    isClipped = drawing.isClipped
  }

  var box: CGRect {
    let frames = (backgrounds + lines).map(\.frame) + pictures.map(\.frame) + runs.map(\.box)
    return frames.reduce(CGRect.null) { $0.union($1) }
  }

  package var text: String { runs.filter { !$0.isShadow }.map(\.text).joined() }
}

nonisolated extension DisplayRichText.Run {
  /// The run's box, from one em above the baseline to a third of an em below it.
  var box: CGRect { CGRect(x: x, y: baseline - fontSize, width: width, height: fontSize * 4 / 3) }

  var asText: DisplayText {
    DisplayText(
      layoutLines: [
        TextLayout.Line(line: TextLine(text: text, width: width, isExact: !isEstimated), baseline: baseline)
      ], x: x, top: 0, anchor: .left, isRightToLeft: isRightToLeft, fontSize: fontSize, isBold: isBold,
      isItalic: isItalic,
      color: color, shadow: nil)
  }
}
