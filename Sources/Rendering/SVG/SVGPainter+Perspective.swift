import UIKitViews

nonisolated extension SVGPainter {
  /// Offsets the shadow in the plane of the bounds, then projects it. The blur is scaled as at the center.
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
