import UIKitViews

nonisolated extension SVGPainter {
  mutating func paint(_ shape: DisplayShape, in frame: Projection) {
    let rule = shape.isEvenOdd ? "evenodd" : nil
    if let stroke = shape.stroke, stroke.path == nil, frame.isTranslation {
      let element = SVGElement("path").with("d", shape.path.offsetBy(x: frame.tx, y: frame.ty).svgPath)
      let filled =
        shape.fill.map { element.with("fill", $0).with("fill-rule", rule) } ?? element.with("fill", "none")
      return add(filled.with(stroke, scale: 1).closed)
    }
    if let fill = shape.fill, let element = element(of: shape.path, in: frame) {
      add(element.with("fill", fill).with("fill-rule", rule).closed)
    }
    if let stroke = shape.stroke { paint(stroke, along: stroke.path ?? shape.path, in: frame) }
  }

  private mutating func paint(_ stroke: DisplayShape.Stroke, along path: VectorPath, in frame: Projection) {
    guard !frame.isTranslation else {
      let line = SVGElement("path").with("d", path.offsetBy(x: frame.tx, y: frame.ty).svgPath)
      return add(line.with("fill", "none").with(stroke, scale: 1).closed)
    }
    var (stroke, path) = (stroke, path)
    if !stroke.dashes.isEmpty {
      path = path.dashed(phase: CGFloat(stroke.dashPhase), lengths: stroke.dashes.map { CGFloat($0) })
      stroke.dashes = []
    }
    let lines = path.polylines(tolerance: 0.05).map { points, isClosed in
      frame.lines(along: isClosed ? points + points.prefix(1) : points).map {
        $0.svgLine + (isClosed && $0.count > points.count ? "Z" : "")
      }.joined()
    }
    add(
      SVGElement("path").with("d", lines.joined()).with("fill", "none")
        .with(stroke, scale: frame.scale(inMiddleOf: path.box)).closed)
  }

  /// Returns the element of a path, or `nil` if nothing is visible.
  func element(of path: VectorPath, in frame: Projection) -> SVGElement? {
    guard !frame.isTranslation else {
      return SVGElement("path").with("d", path.offsetBy(x: frame.tx, y: frame.ty).svgPath)
    }
    let outlines = path.polylines(tolerance: 0.05).map { frame.outline(of: $0.points).svgPath }.joined()
    return outlines.isEmpty ? nil : SVGElement("path").with("d", outlines)
  }

  mutating func masked(_ group: SVGElement, by mask: DisplayMask, in frame: Projection) -> SVGElement {
    if let (path, isEvenOdd) = mask.outline, let element = element(of: path, in: frame) {
      let clip = definitions.clip(to: element.with("clip-rule", isEvenOdd ? "evenodd" : nil).closed)
      return group.with("clip-path", clip)
    }
    let content = elements(of: mask, in: frame)
    let box = mask.box.map { frame.boundingBox(of: $0) } ?? .zero
    return group.with("mask", definitions.mask(of: content, around: box.isNull ? .zero : box))
  }
}

nonisolated extension SVGElement {
  fileprivate func with(_ stroke: DisplayShape.Stroke, scale: Double) -> SVGElement {
    let element = with("stroke", stroke.color).with("stroke-width", stroke.width * scale)
      .with("stroke-linecap", stroke.cap.svg).with("stroke-linejoin", stroke.join.svg)
      .with("stroke-miterlimit", stroke.join == .miter ? stroke.miterLimit.svg() : nil)
    guard !stroke.dashes.isEmpty else { return element }
    return element.with("stroke-dasharray", stroke.dashes.map { $0.svg() }.joined(separator: " "))
      .with("stroke-dashoffset", stroke.dashPhase == 0 ? nil : stroke.dashPhase.svg())
  }
}

nonisolated extension CGLineCap {
  fileprivate var svg: String? { self == .round ? "round" : self == .square ? "square" : nil }
}

nonisolated extension CGLineJoin {
  fileprivate var svg: String? { self == .round ? "round" : self == .bevel ? "bevel" : nil }
}

nonisolated extension VectorPath {
  var svgPath: String {
    elements.map { element in
      let points = element.points.map(\.svg).joined(separator: " ")
      return switch element {
      case .move: "M" + points
      case .line: "L" + points
      case .quad: "Q" + points
      case .curve: "C" + points
      case .close: "Z"
      }
    }.joined()
  }
}
