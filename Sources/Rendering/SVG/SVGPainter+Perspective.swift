import UIKitViews

nonisolated extension SVGPainter {
  /// Offsets the shadow in the plane of the bounds, then projects it. The scale at the center applies to the
  /// whole blur.
  mutating func paintProjectedShadow(_ shadow: DisplayShadow, of node: DisplayNode, in frame: Projection) {
    let rect = node.bounds.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height)
    let outline = frame.outline(of: rect.roundedOutline(radius: node.cornerRadius, corners: node.corners))
    guard outline.count > 2 else { return }
    paintShadow(shadow, as: SVGElement("path").with("d", outline.svgPath), around: rect, in: frame)
  }

  mutating func paintShadow(_ shadow: DisplayShadow, of path: VectorPath, in frame: Projection) {
    let moved = path.offsetBy(x: shadow.offset.width, y: shadow.offset.height)
    guard let element = element(of: moved, in: frame) else { return }
    paintShadow(shadow, as: element, around: moved.box, in: frame)
  }

  private mutating func paintShadow(
    _ shadow: DisplayShadow, as element: SVGElement, around rect: CGRect, in frame: Projection
  ) {
    var element = element.with("fill", shadow.color)
    if shadow.radius > 0 {
      element = element.with(
        "filter",
        definitions.blur(shadow.radius * frame.scale(inMiddleOf: rect), around: frame.boundingBox(of: rect)))
    }
    add(element.closed)
  }

  mutating func paintProjectedBorder(_ border: DisplayBorder, of node: DisplayNode, in frame: Projection) {
    let inside = node.bounds.insetBy(dx: border.width, dy: border.width)
    let outer = frame.outline(
      of: node.bounds.roundedOutline(radius: node.cornerRadius, corners: node.corners))
    let inner = frame.outline(
      of: inside.roundedOutline(radius: max(0, node.cornerRadius - border.width), corners: node.corners))
    guard outer.count > 2 else { return }
    add(
      SVGElement("path").with("d", outer.svgPath + inner.svgPath).with("fill", border.color)
        .with("fill-rule", "evenodd").closed)
  }
}

nonisolated extension DisplayShadow {
  func seen(of rect: CGRect, in frame: Projection) -> DisplayShadow {
    guard !frame.isAffine else { return self }
    var seen = self
    seen.radius *= frame.scale(inMiddleOf: rect)
    if let map = frame.affineFit(inMiddleOf: rect) {
      seen.offset = CGSize(
        width: map.a * offset.width + map.c * offset.height,
        height: map.b * offset.width + map.d * offset.height)
    }
    return seen
  }
}

nonisolated extension Projection {
  func scale(inMiddleOf rect: CGRect) -> Double {
    affineFit(inMiddleOf: rect).map { abs($0.a * $0.d - $0.b * $0.c).squareRoot() } ?? 1
  }

  fileprivate func affineFit(inMiddleOf rect: CGRect) -> Projection? {
    affineFit(over: CGRect(x: rect.midX - 0.5, y: rect.midY - 0.5, width: 1, height: 1))
  }
}

nonisolated extension CGRect {
  /// Returns the outline, with each rounded corner as eight chords. For a radius of 20 points, the error is
  /// at most a tenth of a point.
  func roundedOutline(radius: Double, corners round: DisplayCorners) -> [CGPoint] {
    guard radius > 0 else { return corners }
    guard round.areAllCircular else {
      return rounded(by: radius, round).polylines(tolerance: 0.05).first?.points ?? corners
    }
    let steps = 8
    let centers = insetBy(dx: radius, dy: radius).corners
    return centers.enumerated().flatMap { quarter, center in
      (0...steps).map { step in
        let angle = Double.pi * (1 + (Double(quarter) + Double(step) / Double(steps)) / 2)
        return CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
      }
    }
  }
}

/// Triangles that show a rectangle in perspective. Each has an affine map that is exact at its corners.
/// Elsewhere, the error is at most half a point, unless that takes too many triangles.
nonisolated struct ProjectedMesh {
  struct Triangle {
    /// The corners, in the rectangle's coordinates.
    var corners: [CGPoint]
    var map: Projection
  }

  private static let tolerance = 0.5
  private static let mostCells = 48

  private let rect: CGRect
  private let projection: Projection
  private var columns = 1
  private var rows = 1

  init(of rect: CGRect, under projection: Projection) {
    self.rect = rect
    self.projection = projection
    var error = worstError(columns: 1, rows: 1)
    while error > Self.tolerance {
      let wide = worstError(columns: columns + 1, rows: rows)
      let high = worstError(columns: columns, rows: rows + 1)
      let next = wide <= high ? (columns + 1, rows) : (columns, rows + 1)
      guard next.0 * next.1 <= Self.mostCells else { break }
      (columns, rows) = next
      error = min(wide, high)
    }
  }

  func triangles(overlap: CGFloat) -> [Triangle] {
    (0..<rows).flatMap { row in
      (0..<columns).flatMap { column in
        triangles(of: cell(column, row, columns: columns, rows: rows), overlap: overlap)
      }
    }
  }

  private func cell(_ column: Int, _ row: Int, columns: Int, rows: Int) -> CGRect {
    let size = CGSize(width: rect.width / CGFloat(columns), height: rect.height / CGFloat(rows))
    return CGRect(
      x: rect.minX + CGFloat(column) * size.width, y: rect.minY + CGFloat(row) * size.height,
      width: size.width, height: size.height)
  }

  private func triangles(of cell: CGRect, overlap: CGFloat) -> [Triangle] {
    let seen = cell.corners.compactMap(projection.project)
    guard seen.count == 4 else { return [] }
    let (topLeft, topRight, bottomRight, bottomLeft) = (seen[0], seen[1], seen[2], seen[3])
    let outer = cell.insetBy(dx: -overlap, dy: -overlap)
    let (wide, high) = (2 * overlap, 2 * overlap * cell.height / cell.width)
    return [
      Triangle(
        corners: [
          CGPoint(x: outer.minX, y: outer.minY), CGPoint(x: outer.maxX + wide, y: outer.minY),
          CGPoint(x: outer.minX, y: outer.maxY + high),
        ],
        map: Projection(mapping: cell, at: topLeft, across: topRight - topLeft, down: bottomLeft - topLeft)),
      Triangle(
        corners: [
          CGPoint(x: outer.maxX, y: outer.maxY), CGPoint(x: outer.minX - wide, y: outer.maxY),
          CGPoint(x: outer.maxX, y: outer.minY - high),
        ],
        map: Projection(
          mapping: cell, at: topRight + bottomLeft - bottomRight, across: bottomRight - bottomLeft,
          down: bottomRight - topRight)),
    ]
  }

  private func worstError(columns: Int, rows: Int) -> Double {
    var worst = 0.0
    for column in Set([0, columns - 1]) {
      for row in Set([0, rows - 1]) {
        let corners = cell(column, row, columns: columns, rows: rows).corners
        for (from, to) in [(0, 1), (1, 2), (2, 3), (3, 0), (0, 2), (1, 3)] {
          worst = max(worst, projection.bend(from: corners[from], to: corners[to]))
        }
      }
    }
    return worst
  }
}

nonisolated extension Projection {
  fileprivate init(mapping rect: CGRect, at origin: CGPoint, across: CGPoint, down: CGPoint) {
    self.init(
      a: across.x / rect.width, b: across.y / rect.width, c: down.x / rect.height, d: down.y / rect.height,
      tx: 0, ty: 0)
    tx = origin.x - a * rect.minX - c * rect.minY
    ty = origin.y - b * rect.minX - d * rect.minY
  }

  /// Returns the distance between the projected middle of a line and the middle of its projected ends.
  fileprivate func bend(from start: CGPoint, to end: CGPoint) -> Double {
    guard let first = project(start), let last = project(end),
      let middle = project(CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2))
    else { return 0 }
    let (dx, dy) = (middle.x - (first.x + last.x) / 2, middle.y - (first.y + last.y) / 2)
    return (dx * dx + dy * dy).squareRoot()
  }
}

nonisolated extension CGPoint {
  fileprivate static func + (left: CGPoint, right: CGPoint) -> CGPoint {
    CGPoint(x: left.x + right.x, y: left.y + right.y)
  }

  fileprivate static func - (left: CGPoint, right: CGPoint) -> CGPoint {
    CGPoint(x: left.x - right.x, y: left.y - right.y)
  }
}
