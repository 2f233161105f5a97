import UIKitViews

nonisolated extension SVGPainter {
  /// Paints the content under a node again, blurred and clipped to the node's outline.
  mutating func paint(
    _ backdrop: DisplayBackdrop, of node: DisplayNode, at index: Int, in frame: Projection
  ) {
    // In perspective, nothing is blurred. Only the color over the blur is painted.
    guard let toPicture = projectionToPicture(ofNodeAt: index), frame.isAffine,
      let back = toPicture.affineInverse?.concatenating(frame)
    else { return }
    let region = toPicture.boundingBox(of: node.bounds)
    let reach = region.insetBy(dx: -backdrop.radius * 3, dy: -backdrop.radius * 3)
    var painter = SVGPainter(list: list.whatLiesBehind(nodeAt: index, reaching: reach), options: options)
    painter.isRootPage = isRootPage
    (painter.definitions, painter.images) = (definitions, images)
    let behind = painter.contents()
    (definitions, images) = (painter.definitions, painter.images)
    let outline = shape(of: node.bounds, radius: node.cornerRadius, corners: node.corners, in: toPicture)
    // Return to the picture's coordinates, even inside a group with its own coordinates.
    add(SVGElement("g").with("transform", back == .identity ? nil : back.svg).open)
    add(SVGElement("g").with("clip-path", definitions.clip(to: outline.closed)).open)
    add(SVGElement("g").with("filter", definitions.backdrop(backdrop, around: region)).open)
    for line in behind { add(line) }
    for _ in 0..<3 { add("</g>") }
  }

  private func projectionToPicture(ofNodeAt index: Int) -> Projection? {
    var (projection, parent) = (list.nodes[index].projection, list.nodes[index].parent)
    for node in list.nodes[..<index].reversed() where node.id == parent {
      projection = projection.concatenating(node.projection)
      parent = node.parent
    }
    return parent == nil && projection.isAffine ? projection : nil
  }
}

nonisolated extension DisplayList {
  /// Returns the content that shows through a node's blur. The result omits other blurs, so a picture grows
  /// at most with the square of the number of blurs.
  fileprivate func whatLiesBehind(nodeAt index: Int, reaching reach: CGRect) -> DisplayList {
    var projections: [DisplayNode.ID: Projection] = [:]
    var needed: Set<DisplayNode.ID> = []
    for node in nodes[..<index] {
      let outer = node.parent.flatMap { projections[$0] } ?? .identity
      let projection = node.projection.concatenating(outer)
      projections[node.id] = projection
      let box = node.paintedBox
      if !box.isNull, projection.boundingBox(of: box).intersects(reach) { needed.insert(node.id) }
    }
    var (remaining, ancestor) = ([DisplayNode](), nodes[index].parent)
    for var node in nodes[..<index].reversed() {
      if node.id == ancestor {
        // Ancestors paint their borders later.
        node.border = nil
        ancestor = node.parent
      }
      guard needed.contains(node.id) else { continue }
      if let parent = node.parent { needed.insert(parent) }
      node.backdrop = nil
      remaining.append(node)
    }
    remaining.reverse()
    return DisplayList(size: size, nodes: remaining)
  }
}

nonisolated extension Projection {
  fileprivate var affineInverse: Projection? {
    let determinant = a * d - b * c
    guard isAffine, determinant != 0 else { return nil }
    return Projection(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }
}
