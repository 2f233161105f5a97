import UIKitViews

extension UIView {
  /// Drawn over a picture of the view: the alignment rectangles of the views inside that constraints arrange, in blue, or
  /// in orange where a constraint gives way to others, and the edges that could lie elsewhere, dashed and red.
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
  /// - Parameter project: From the superview's coordinates to the picture's.
  fileprivate func lines(_ project: (CGPoint) -> CGPoint) -> [String] {
    let corners = alignmentRect.corners.map(project)
    let color = isBroken ? "#ff9500" : "#0a84ff"
    let outline = SVGElement("path").with("d", corners.svgPath).with("fill", color).with("fill-opacity", 0.07)
      .with("stroke", color).with("stroke-width", 0.5)
    // Clockwise from the top left.
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
