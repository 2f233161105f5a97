extension TimelineDays {
  /// Returns the mark to keep in place when extents change: the first item that begins in sight below the
  /// headers, or the time below the headers if there is none.
  public func mark(in visible: ClosedRange<Double>) -> VisibleMark {
    let start = visible.lowerBound + headerExtent
    var first: Double?
    let area = LayoutRect(x: 0, y: start, width: rules.breadth, height: max(0, visible.upperBound - start))
    forEachElement(in: area, headerEdge: -.infinity) { element, frame in
      if case .item = element, frame.minY >= start { first = min(first ?? frame.minY, frame.minY) }
    }
    let position = first ?? start
    return VisibleMark(value: rules.time(at: position), distance: position - visible.lowerBound)
  }
}
