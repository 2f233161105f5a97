import UIKitViews

extension UIView {
  /// The elements drawn for `showsConstraints`. Ambiguous edges are dashed.
  var constraintPicture: [String] {
    var lines: [String] = []
    addConstraintPicture(to: &lines, root: self)
    return lines
  }

  private func addConstraintPicture(to lines: inout [String], root: UIView) {
    for view in subviews where !view.isHidden && view.alpha > 0 {
      if let marks = view.constraintMarks {
        lines += marks.lines { convert($0, to: root) - root.bounds.origin }
      }
      view.addConstraintPicture(to: &lines, root: root)
    }
  }
}

extension ConstraintMarks {
  fileprivate func lines(_ project: (CGPoint) -> CGPoint) -> [String] {
    let corners = alignmentRect.corners.map(project)
    let color = isBroken ? "#ff9500" : "#0a84ff"
    let outline = SVGElement("path").with("d", corners.svgPath).with("fill", color).with("fill-opacity", 0.07)
      .with("stroke", color).with("stroke-width", 0.5)
    // The edges are in clockwise order from the top left.
    let edges: [(UIRectEdge, Int)] = [(.top, 0), (.right, 1), (.bottom, 2), (.left, 3)]
    let open = edges.filter { ambiguousEdges.contains($0.0) }.map { _, index in
      SVGElement("path").with("d", [corners[index], corners[(index + 1) % 4]].svgLine).with(
        "stroke", "#ff3b30"
      )
      .with("stroke-width", 2).with("stroke-dasharray", "4 3").closed
    }
    return [outline.closed] + open
  }
}

nonisolated private func - (point: CGPoint, origin: CGPoint) -> CGPoint {
  CGPoint(x: point.x - origin.x, y: point.y - origin.y)
}
