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

/// Nodes whose opacity masks another node.
public nonisolated struct DisplayMask: Hashable, Sendable {
  /// The nodes, or an empty array if nothing is visible. The first node's projection leads to the coordinates
  /// of the masked node.
  public var nodes: [DisplayNode]

  @MainActor
  init(_ layer: CALayer) { nodes = DisplayListBuilder.nodes(ofMask: layer) }

  /// The bounding box of the visible parts in the masked node's coordinates, or `nil` if there are none.
  var box: CGRect? {
    guard let root = nodes.first else { return nil }
    let box = root.projection.boundingBox(of: DisplayList(size: .zero, nodes: nodes).paintedBox(ofTreeAt: 0))
    return box.isNull ? nil : box
  }

  /// The outline in the masked node's coordinates, if the mask is a single opaque, filled outline.
  package var outline: (path: VectorPath, isEvenOdd: Bool)? {
    guard nodes.count == 1, let node = nodes.first, node.opacity == 1, node.border == nil, node.shadow == nil,
      node.mask == nil, node.projection.isAffine
    else { return nil }
    let transform = CGAffineTransform(node.projection)
    switch (node.fill, node.content) {
    case (let fill?, nil) where fill.alpha == 1:
      return (node.outline.applying(transform), false)
    case (nil, .shape(let shape)) where shape.fill?.alpha == 1 && shape.stroke == nil && !node.clips:
      return (shape.path.applying(transform), shape.isEvenOdd)
    default: return nil
    }
  }

  package var gradient: (gradient: DisplayGradient, frame: CGRect)? {
    guard nodes.count == 1, let node = nodes.first, node.opacity == 1, node.border == nil, node.shadow == nil,
      node.mask == nil, node.fill == nil, node.cornerRadius == 0, node.projection.isTranslation,
      case .gradient(let gradient) = node.content
    else { return nil }
    return (gradient, node.bounds.offsetBy(dx: node.projection.tx, dy: node.projection.ty))
  }

  package var picture: (svg: String, frame: CGRect)? {
    guard let box else { return nil }
    let frame = box.integral
    var list = DisplayList(size: frame.size, nodes: nodes)
    let toPicture = Projection(translationX: -frame.minX, y: -frame.minY)
    list.nodes[0].projection = list.nodes[0].projection.concatenating(toPicture)
    var painter = SVGPainter(list: list, options: SVGOptions())
    painter.isRootPage = false
    return (painter.document(), frame)
  }
}

nonisolated extension DisplayNode {
  package var outline: VectorPath { bounds.rounded(by: cornerRadius, corners) }
}

nonisolated extension CGRect {
  func rounded(by radius: Double, _ corners: DisplayCorners) -> VectorPath {
    corners.areContinuous
      ? .continuousRect(self, corners: corners.corners, radius: radius)
      : .roundedRect(self, corners: corners.corners, width: radius, height: radius)
  }
}

nonisolated extension CGAffineTransform {
  init(_ projection: Projection) {
    self.init(
      a: projection.a, b: projection.b, c: projection.c, d: projection.d, tx: projection.tx, ty: projection.ty
    )
  }
}
