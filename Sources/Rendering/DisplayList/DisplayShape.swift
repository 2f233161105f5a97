import CollectionView

/// A path that is filled, then drawn along. In the node's coordinates.
public nonisolated struct DisplayShape: Hashable, Sendable {
  /// A line along the path.
  public struct Stroke: Hashable, Sendable {
    /// Nil: along the whole path that is filled.
    package var path: VectorPath?
    /// Never fully transparent.
    public var color: RGBA
    /// In points, above 0, half of it on either side.
    public var width: Double
    /// How it ends.
    public var cap: CGLineCap
    /// What two pieces of it make where they meet.
    public var join: CGLineJoin
    /// How much longer than the line is wide a corner's point may be. At least 1.
    public var miterLimit: Double
    /// Dashes and gaps in turn, in points; empty where it is not broken.
    public var dashes: [Double]
    /// How far into the dashes it begins, in points.
    public var dashPhase: Double
  }

  /// What is filled.
  package var path: VectorPath
  /// Nil: it is not filled.
  public var fill: RGBA?
  /// Whether a crossing of the path leads outside again; else what it goes round is inside.
  public var isEvenOdd: Bool
  /// Nil: it is not drawn along.
  public var stroke: Stroke?

  /// Nil where nothing of it is seen.
  init?(_ drawing: ShapeDrawing) {
    (path, isEvenOdd) = (drawing.path, drawing.isEvenOdd)
    fill = drawing.fill.map(RGBA.init).flatMap { $0.alpha > 0 ? $0 : nil }
    stroke = drawing.stroke.flatMap { Stroke($0, along: drawing.path) }
    if fill == nil, stroke == nil { return nil }
  }

  /// Around what is seen; points of corners may lie further in.
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
