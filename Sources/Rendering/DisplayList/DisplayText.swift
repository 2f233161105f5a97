import UIKitViews

/// Lines of text on their baselines, in one font and colour.
public nonisolated struct DisplayText: Hashable, Sendable {
  /// The part of a line that its `x` refers to.
  public enum Anchor: Hashable, Sendable {
    /// The left end.
    case left
    /// The middle.
    case middle
    /// The right end.
    case right
  }

  /// A line of text with its position.
  public struct Line: Hashable, Sendable {
    /// The text as it is shown, truncated if it did not fit.
    public var text: String
    /// The position of the line's ``Anchor``, in points, in the node's coordinates.
    public var x: Double
    /// The baseline, in points from the top of the node's coordinates.
    public var baseline: Double
    /// As measured.
    public var width: Double
    /// Whether the width is an estimate, so that the text has to be fitted to it.
    public var isEstimated: Bool
  }

  /// A copy of the text behind it, without blur.
  public struct Shadow: Hashable, Sendable {
    /// Includes its alpha.
    public var color: RGBA
    /// The offset from the text, in points, y downward.
    public var offset: CGSize
  }

  /// From top to bottom.
  public var lines: [Line]
  /// The anchor of all lines.
  public var anchor: Anchor
  /// Whether the text's own direction is right to left.
  public var isRightToLeft: Bool
  /// In points.
  public var fontSize: Double
  /// Whether the face is bold: there are two weights.
  public var isBold: Bool
  /// Whether the face is oblique.
  public var isItalic: Bool
  /// The colour of all lines.
  public var color: RGBA
  /// Nil: no shadow.
  public var shadow: Shadow?
}

nonisolated extension DisplayText {
  /// The font families to ask for, in order. All have the widths that text is measured with.
  public static let fontFamilies = ["Helvetica", "Arial", "Liberation Sans", "Arimo", "sans-serif"]

  init(_ drawing: LabelDrawing, in bounds: CGRect) {
    let font = drawing.layout.font
    anchor =
      switch drawing.alignment {
      case .center: .middle
      case .right: .right
      default: .left
      }
    let x = anchor == .left ? bounds.minX : anchor == .right ? bounds.maxX : bounds.midX
    lines = drawing.layout.lines.map { placed in
      Line(
        text: placed.line.text, x: x, baseline: bounds.minY + placed.baseline, width: placed.line.width,
        isEstimated: !placed.line.isExact)
    }
    isRightToLeft = drawing.layout.isRightToLeft
    (fontSize, isBold, isItalic) = (font.pointSize, font.isBold, font.isItalic)
    color = RGBA(drawing.color)
    shadow = drawing.shadow.map { Shadow(color: RGBA($0.color), offset: $0.offset) }
  }

  /// The bounding box of the line: from an em above the baseline to a third of one below.
  func box(of line: Line) -> CGRect {
    let left = anchor == .left ? line.x : anchor == .right ? line.x - line.width : line.x - line.width / 2
    return CGRect(x: left, y: line.baseline - fontSize, width: line.width, height: fontSize * 4 / 3)
  }
}
