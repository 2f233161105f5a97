extension LineRules {
  /// A queried range, relative to the start of the lines.
  struct Span {
    var along: ClosedRange<Double>
    var across: ClosedRange<Double>
  }

  /// Returns a rectangle's range, extended by the distance of snapping.
  func span(of rect: LayoutRect, from origin: LayoutPoint) -> Span {
    let slack = Double.snappingSlack(ofScale: scale)
    func range(from start: Double, length: Double) -> ClosedRange<Double> {
      // At a NaN position, no frame intersects the rectangle, so any range is right.
      let start = start.isNaN ? 0 : start - slack
      return start...max(start, start + length + 2 * slack)
    }
    let along = axis.along(rect.origin) - axis.along(origin)
    let across = axis.across(rect.origin) - axis.across(origin)
    return Span(
      along: range(from: along, length: axis.extent(of: rect.size)),
      across: range(from: across, length: axis.breadth(of: rect.size)))
  }

  /// Returns an item's frame, with the origin rounded to pixels.
  func frame(along: Double, across: Double, extent: Double, breadth: Double, from origin: LayoutPoint)
    -> LayoutRect
  {
    let corner = axis.point(along: axis.along(origin) + along, across: axis.across(origin) + across)
    return LayoutRect(
      origin: LayoutPoint(x: corner.x.snapped(toScale: scale), y: corner.y.snapped(toScale: scale)),
      size: axis.size(extent: extent, breadth: breadth))
  }
}
