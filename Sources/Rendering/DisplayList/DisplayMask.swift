import UIKitViews

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
