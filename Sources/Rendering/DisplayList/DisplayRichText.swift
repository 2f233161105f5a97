import UIKitViews

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
