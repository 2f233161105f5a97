import UIKitViews

/// A path that is filled and then stroked.
public nonisolated struct DisplayShape: Hashable, Sendable {
  /// A line along the path.
  public struct Stroke: Hashable, Sendable {
    package var path: VectorPath?
    /// The color, never fully transparent.
    public var color: RGBA
    /// The positive width, in points, half of it on either side of the path.
    public var width: Double
    /// The shape of the line's ends.
    public var cap: CGLineCap
    /// The shape of the line's joints.
    public var join: CGLineJoin
    /// The maximum length of a pointed joint, as a multiple of the line width. At least 1.
    public var miterLimit: Double
    /// The alternating dashes and gaps, in points, or an empty array for a solid line.
    public var dashes: [Double]
    /// The offset of the line's beginning in the dash pattern, in points.
    public var dashPhase: Double
  }

  package var path: VectorPath
  /// The fill color.
  public var fill: RGBA?
  /// `true` for the even-odd rule, `false` for the winding rule.
  public var isEvenOdd: Bool
  /// The stroke.
  public var stroke: Stroke?

  /// Creates a shape, or returns `nil` if nothing is visible.
  init?(_ drawing: ShapeDrawing) {
    (path, isEvenOdd) = (drawing.path, drawing.isEvenOdd)
    fill = drawing.fill.map(RGBA.init).flatMap { $0.alpha > 0 ? $0 : nil }
    stroke = drawing.stroke.flatMap { Stroke($0, along: drawing.path) }
    if fill == nil, stroke == nil { return nil }
  }

  /// A bounding box of the visible parts. It may be larger, because it has room for pointed joints
  /// everywhere.
  var box: CGRect {
    var box = path.box
    guard let stroke else { return box }
    let reach = stroke.width / 2 * max(2.0.squareRoot(), stroke.join == .miter ? stroke.miterLimit : 1)
    box = box.insetBy(dx: -reach, dy: -reach)
    return box
  }
}

nonisolated extension DisplayShape.Stroke {
  fileprivate init?(_ drawing: StrokeDrawing, along path: VectorPath) {
    let isWhole = drawing.start <= 0 && drawing.end >= 1
    self.path = isWhole ? nil : path.trimmed(from: drawing.start, to: drawing.end)
    if let trimmed = self.path, trimmed.isEmpty { return nil }
    color = RGBA(drawing.color)
    guard color.alpha > 0 else { return nil }
    (width, cap, join, miterLimit) = (drawing.width, drawing.cap, drawing.join, drawing.miterLimit)
    (dashes, dashPhase) = (drawing.dashes.map { Double($0) }, drawing.dashPhase)
  }
}
