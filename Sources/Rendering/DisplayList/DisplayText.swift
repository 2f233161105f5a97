import CollectionView

/// Lines of text on their baselines, in one font and colour.
public nonisolated struct DisplayText: Hashable, Sendable {
  /// Which part of a line its `x` is.
  public enum Anchor: Hashable, Sendable { case left, middle, right }

  /// A line of text and where it stands.
  public struct Line: Hashable, Sendable {
    /// What is shown, shortened already where it did not fit.
    public var text: String
    /// Of the line's ``Anchor``, in points, in the node's coordinates.
    public var x: Double
    /// Of the baseline, in points from the top of the node's coordinates.
    public var baseline: Double
    /// As measured.
    public var width: Double
    /// Whether the face has to be fitted to the measured width, because that is an estimate.
    public var isEstimated: Bool
  }

  /// The text once more, behind it, without blur.
  public struct Shadow: Hashable, Sendable {
    /// With its alpha.
    public var color: RGBA
    /// From the text, in points, y downward.
    public var offset: CGSize
  }

  /// From top to bottom.
  public var lines: [Line]
  /// For all lines.
  public var anchor: Anchor
  /// Whether the text's own direction is right to left.
  public var isRightToLeft: Bool
  /// In points.
  public var fontSize: Double
  /// Whether the bold face shows it: there are two.
  public var isBold: Bool
  /// Whether the slanted face shows it.
  public var isItalic: Bool
  /// Of every line.
  public var color: RGBA
  /// Nil: none.
  public var shadow: Shadow?
}

nonisolated extension DisplayText {
  /// The families to ask for, in order: all have the widths that text has been measured with.
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

  /// Around the line: from an em above the baseline to a third of one below.
  func box(of line: Line) -> CGRect {
    let left = anchor == .left ? line.x : anchor == .right ? line.x - line.width : line.x - line.width / 2
    return CGRect(x: left, y: line.baseline - fontSize, width: line.width, height: fontSize * 4 / 3)
  }
}
