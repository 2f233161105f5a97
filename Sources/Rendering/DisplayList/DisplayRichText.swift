import UIKitViews

/// Text in several fonts and colors, with images, in the node's coordinates. It's painted in the order of the
/// properties.
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
    /// The image, which fills the frame completely.
    public var image: UIImage
    /// The frame in points.
    public var frame: CGRect
  }

  /// Text on a baseline, in one font and color.
  public struct Run: Hashable, Sendable {
    /// The text as shown.
    public var text: String
    /// The position of the left end, in points.
    public var x: Double
    /// The position of the baseline, in points from the top of the node's coordinates.
    public var baseline: Double
    /// The measured width in points.
    public var width: Double
    /// A Boolean value that indicates whether the width is an estimate. If so, the text must be fitted to it.
    public var isEstimated: Bool
    /// The font size in points.
    public var fontSize: Double
    /// A Boolean value that indicates whether the face is bold. There are two weights.
    public var isBold: Bool
    /// A Boolean value that indicates whether the face is oblique.
    public var isItalic: Bool
    /// The additional space after every character, in points.
    public var kern: Double
    /// The color, including its alpha.
    public var color: RGBA
    /// A Boolean value that indicates whether the text's own direction is right to left.
    public var isRightToLeft: Bool
    /// A Boolean value that indicates whether this run is the shadow of the next one.
    public var isShadow = false
  }

  /// The backgrounds of the text.
  public var backgrounds: [Fill]
  /// The runs in order, from left to right and line by line.
  public var runs: [Run]
  /// The pictures in the text.
  public var pictures: [Picture]
  /// The underlines and strikethroughs.
  public var lines: [Fill]
  /// `true` if lines may be wider than the bounds, which then clip them.
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

  /// The bounding box of everything.
  var box: CGRect {
    let frames = (backgrounds + lines).map(\.frame) + pictures.map(\.frame) + runs.map(\.box)
    return frames.reduce(CGRect.null) { $0.union($1) }
  }

  /// The text of all runs except shadows.
  package var text: String { runs.filter { !$0.isShadow }.map(\.text).joined() }
}

nonisolated extension DisplayRichText.Run {
  /// The box from one em above the baseline to a third of an em below.
  var box: CGRect { CGRect(x: x, y: baseline - fontSize, width: width, height: fontSize * 4 / 3) }

  /// The run as text of one line.
  var asText: DisplayText {
    DisplayText(
      layoutLines: [
        TextLayout.Line(line: TextLine(text: text, width: width, isExact: !isEstimated), baseline: baseline)
      ], x: x, top: 0, anchor: .left, isRightToLeft: isRightToLeft, fontSize: fontSize, isBold: isBold,
      isItalic: isItalic,
      color: color, shadow: nil)
  }
}
