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

  /// The label's own, with baselines from its top.
  package let layoutLines: [TextLayout.Line]
  /// The position of the anchor of all lines, and of the label's top, in points, in the node's coordinates.
  package let x, top: Double
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
  /// Whether lines may be wider than the bounds, which then clip them.
  package var isClipped = false
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
    x = anchor == .left ? bounds.minX : anchor == .right ? bounds.maxX : bounds.midX
    (layoutLines, top) = (drawing.layout.lines, bounds.minY)
    isRightToLeft = drawing.layout.isRightToLeft
    (fontSize, isBold, isItalic) = (font.pointSize, font.isBold, font.isItalic)
    color = RGBA(drawing.color)
    shadow = drawing.shadow.map { Shadow(color: RGBA($0.color), offset: $0.offset) }
    isClipped = drawing.isClipped
  }

  /// From top to bottom.
  public var lines: [Line] {
    layoutLines.map { placed in
      Line(
        text: placed.line.text, x: x, baseline: top + placed.baseline, width: placed.line.width,
        isEstimated: !placed.line.isExact)
    }
  }

  /// The bounding box of all lines. Null without lines.
  var box: CGRect {
    layoutLines.reduce(CGRect.null) {
      $0.union(box(x: x, baseline: top + $1.baseline, width: $1.line.width))
    }
  }

  /// The bounding box of the line.
  func box(of line: Line) -> CGRect { box(x: line.x, baseline: line.baseline, width: line.width) }

  /// From an em above the baseline to a third of one below.
  private func box(x: Double, baseline: Double, width: Double) -> CGRect {
    let left = anchor == .left ? x : anchor == .right ? x - width : x - width / 2
    return CGRect(x: left, y: baseline - fontSize, width: width, height: fontSize * 4 / 3)
  }
}
