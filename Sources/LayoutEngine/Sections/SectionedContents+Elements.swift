extension SectionedContents {
  /// Returns `true` if an item exists.
  public func hasItem(at path: ItemPath) -> Bool {
    (0..<count).contains(path.section) && (0..<itemCount(ofSection: path.section)).contains(path.item)
  }

  /// Returns the frame of an element, or `nil`.
  public func frame(of element: SectionElement) -> LayoutRect? {
    guard (0..<count).contains(element.sectionNumber) else { return nil }
    switch element {
    case .item(let item, let section):
      let isThere = (0..<itemCount(ofSection: section)).contains(item)
      return isThere ? frame(ofItem: item, inSection: section) : nil
    case .header(let section): return frame(ofHeaderInSection: section, pinning: .none)
    case .footer(let section): return frame(ofFooterInSection: section, pinning: .none)
    }
  }

  /// Returns the range of an element, or `nil`.
  public func range(of element: SectionElement) -> ClosedRange<Double>? {
    frame(of: element).map { axis.range(of: $0) }
  }

  /// Returns the range of an item, or `nil`.
  public func range(ofItemAt path: ItemPath) -> ClosedRange<Double>? {
    range(of: .item(path.item, section: path.section))
  }

  /// Calls `body` with every element in a range.
  public func forEachElement(
    in range: ClosedRange<Double>, _ body: (SectionElement, LayoutRect) -> Void
  ) {
    forEachElement(in: axis.rect(range, breadth: breadth), pinning: .none, body)
  }

  /// Returns the visible start, from `start` on, at which this item is the first to begin in sight.
  public func start(_ start: Double, showingFirst path: ItemPath) -> Double {
    guard let first = range(ofItemAt: path)?.lowerBound, start < first else { return start }
    var last = start
    forEachElement(in: start...first) { element, frame in
      let begin = axis.along(frame.origin)
      if case .item = element, begin < first { last = max(last, begin + 1) }
    }
    return min(last, first)
  }
}
