import UIKitViews

/// Text in several fonts and colours, with images, in the node's coordinates. Painted in the order of the
/// properties.
public nonisolated struct DisplayRichText: Hashable, Sendable {
  /// A rectangle in a colour.
  public struct Fill: Hashable, Sendable {
    /// In points.
    public var frame: CGRect
    /// Includes its alpha.
    public var color: RGBA
  }

  /// A picture among the text.
  public struct Picture: Hashable, Sendable {
    /// The whole image fills the frame.
    public var image: UIImage
    /// In points.
    public var frame: CGRect
  }

  /// Text on a baseline, in one font and colour.
  public struct Run: Hashable, Sendable {
    /// As it is shown.
    public var text: String
    /// The left end, in points.
    public var x: Double
    /// In points from the top of the node's coordinates.
    public var baseline: Double
    /// As measured, in points.
    public var width: Double
    /// Whether the width is an estimate, so that the text has to be fitted to it.
    public var isEstimated: Bool
    /// In points.
    public var fontSize: Double
    /// Whether the face is bold: there are two weights.
    public var isBold: Bool
    /// Whether the face is oblique.
    public var isItalic: Bool
    /// Points after every character.
    public var kern: Double
    /// Includes its alpha.
    public var color: RGBA
    /// Whether the text's own direction is right to left.
    public var isRightToLeft: Bool
    /// Whether it is the shadow of the next run.
    public var isShadow = false
  }

  /// Behind the text.
  public var backgrounds: [Fill]
  /// Each after the one before, from left to right and from line to line.
  public var runs: [Run]
  /// Among the text.
  public var pictures: [Picture]
  /// What underlines the text and strikes it through.
  public var lines: [Fill]
  /// Whether lines may be wider than the bounds, which then clip them.
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

  /// What the text says.
  package var text: String { runs.filter { !$0.isShadow }.map(\.text).joined() }
}

nonisolated extension DisplayRichText.Run {
  /// From an em above the baseline to a third of one below.
  var box: CGRect { CGRect(x: x, y: baseline - fontSize, width: width, height: fontSize * 4 / 3) }

  /// The run as a text of one line.
  var asText: DisplayText {
    DisplayText(
      layoutLines: [
        TextLayout.Line(line: TextLine(text: text, width: width, isExact: !isEstimated), baseline: baseline)
      ], x: x, top: 0, anchor: .left, isRightToLeft: isRightToLeft, fontSize: fontSize, isBold: isBold,
      isItalic: isItalic,
      color: color, shadow: nil)
  }
}
