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
