import UIKitViews

/// Lines of text on their baselines, in one font and color.
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

  /// A line of text with its position.
  public struct Line: Hashable, Sendable {
    /// The text as shown, truncated if it didn't fit.
    public var text: String
    /// The position of the line's ``Anchor``, in points, in the node's coordinates.
    public var x: Double
    /// The baseline, in points from the top of the node's coordinates.
    public var baseline: Double
    /// The measured width.
    public var width: Double
    /// A Boolean value that indicates whether the width is an estimate. If so, the text must be fitted to it.
    public var isEstimated: Bool
  }

  /// A copy of the text underneath it, without blur.
  public struct Shadow: Hashable, Sendable {
    /// The color, including its alpha.
    public var color: RGBA
    /// The offset from the text, in points, with y downward.
    public var offset: CGSize
  }

  /// The lines of the label, with baselines relative to its top.
  package let layoutLines: [TextLayout.Line]
  /// The position of all lines' anchor and of the label's top, in points, in the node's coordinates.
  package let x, top: Double
  /// The anchor of all lines.
  public var anchor: Anchor
  /// A Boolean value that indicates whether the text's own direction is right to left.
  public var isRightToLeft: Bool
  /// The font size in points.
  public var fontSize: Double
  /// A Boolean value that indicates whether the face is bold. There are two weights.
  public var isBold: Bool
  /// A Boolean value that indicates whether the face is oblique.
  public var isItalic: Bool
  /// The color of all lines.
  public var color: RGBA
  /// The shadow, or `nil` for no shadow.
  public var shadow: Shadow?
  /// `true` if lines may be wider than the bounds, which then clip them.
  package var isClipped = false
}

nonisolated extension DisplayText {
  /// The font families to request, in order. All of them have the widths used for measuring text.
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

  /// The bounding box of all lines, or a null rectangle if there are none.
  var box: CGRect {
    layoutLines.reduce(CGRect.null) {
      $0.union(box(x: x, baseline: top + $1.baseline, width: $1.line.width))
    }
  }

  /// Returns the bounding box of the line.
  func box(of line: Line) -> CGRect { box(x: line.x, baseline: line.baseline, width: line.width) }

  /// Returns the box from one em above the baseline to a third of an em below.
  private func box(x: Double, baseline: Double, width: Double) -> CGRect {
    let left = anchor == .left ? x : anchor == .right ? x - width : x - width / 2
    return CGRect(x: left, y: baseline - fontSize, width: width, height: fontSize * 4 / 3)
  }
}
