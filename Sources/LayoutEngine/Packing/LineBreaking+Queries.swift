extension LineBreaking {
  /// Returns the line of an item.
  ///
  /// - Complexity: O(log *lines*)
  public func line(ofItem item: Int) -> Int {
    precondition(
      item >= 0 && item < count,
      "LineBreaking.line(ofItem:): item \(item) is out of range (\(count) items)")
    return (0..<lineCount).partition { columns.lines[$0].firstItem > item } - 1
  }

  /// Returns the items of a line.
  public func itemRange(inLine line: Int) -> Range<Int> {
    precondition(
      line >= 0 && line < lineCount,
      "LineBreaking.itemRange(inLine:): line \(line) is out of range (\(lineCount) lines)")
    let end = line + 1 < lineCount ? columns.lines[line + 1].firstItem : count
    return columns.lines[line].firstItem..<end
  }

  /// Returns the frame of an item if the first line starts at `origin`.
  ///
  /// - Complexity: O(log *lines*)
  public func frame(ofItem item: Int, from origin: LayoutPoint = .zero) -> LayoutRect {
    let line = line(ofItem: item)
    let (stored, justification) = (columns.lines[line], justification(ofLine: line))
    return frame(
      of: item, breadth: breadth(of: item), extent: columns.extents[item],
      offset: offset(of: item, in: stored),
      in: stored, justified: justification, from: origin)
  }

  /// Calls `body` with every item whose frame intersects `rect`, in ascending order.
  ///
  /// - Complexity: O(log *n* + hits), plus the other items of these lines for a negative spacing.
  public func forEachItem(
    in rect: LayoutRect, from origin: LayoutPoint = .zero, _ body: (Int, LayoutRect) -> Void
  ) {
    let span = rules.span(of: rect, from: origin)
    withExtendedLifetime(columns) {
      let (lines, breadths, extents) = (columns.lines, columns.breadths, columns.extents)
      // `>=` also finds a line without an extent.
      var line = (0..<lineCount).partition { lines[$0].reach >= span.along.lowerBound }
      while line < lineCount, lines[line].start < span.along.upperBound {
        let stored = lines[line]
        let justification = justification(ofLine: line)
        let items = itemRange(inLine: line, meeting: span.across, justified: justification)
        var offset = items.isEmpty ? 0 : offset(of: items.lowerBound, in: stored)
        for item in items {
          let breadth = rules.fitted(breadths[item])
          let frame = frame(
            of: item, breadth: breadth, extent: extents[item], offset: offset, in: stored,
            justified: justification,
            from: origin)
          if frame.intersects(rect) { body(item, frame) }
          offset += breadth + rules.itemSpacing
        }
        line += 1
      }
    }
  }

  // MARK: Positions in a line

  @inline(__always)
  func breadth(of item: Int) -> Double { rules.fitted(columns.breadths[item]) }

  /// Returns an item's offset in its line, added up from the last stored offset.
  private func offset(of item: Int, in line: Line) -> Double {
    let known = item / Breaker.most * Breaker.most
    var index = max(line.firstItem, known)
    var offset = known > line.firstItem ? columns.offsets[known / Breaker.most] : 0
    while index < item {
      offset += breadth(of: index) + rules.itemSpacing
      index += 1
    }
    return offset
  }

  private func itemRange(
    inLine line: Int, meeting across: ClosedRange<Double>, justified: LineRules.Justification
  ) -> Range<Int> {
    let range = itemRange(inLine: line)
    // Ends of overlapping items may not ascend, and a few items need no search.
    guard justified.gap >= 0, range.count > 32 else { return range }
    let stored = columns.lines[line]
    func start(_ item: Int) -> Double {
      itemStart(of: item, offset: offset(of: item, in: stored), in: stored, justified: justified)
    }
    let first = range.partition { start($0) + breadth(of: $0) >= across.lowerBound }
    let end = (first..<range.upperBound).partition { start($0) >= across.upperBound }
    return first..<end
  }

  private func justification(ofLine line: Int) -> LineRules.Justification {
    // This justification is independent of breadths.
    if rules.isLeading { return rules.leading }
    let range = itemRange(inLine: line)
    let isLast = line == lineCount - 1
    if isLast, isLastLineUniform {
      return rules.lastJustification(ofBreadth: breadth(of: range.lowerBound), count: range.count)
    }
    return rules.justification(
      count: range.count, sum: columns.lines[line].cursor - Double(range.count) * rules.itemSpacing,
      isLast: isLast)
  }

  @inline(__always)
  private func itemStart(
    of item: Int, offset: Double, in line: Line, justified: LineRules.Justification
  ) -> Double {
    justified.lead + offset + Double(item - line.firstItem) * (justified.gap - rules.itemSpacing)
  }

  @inline(__always)
  private func frame(
    of item: Int, breadth: Double, extent: Double, offset: Double, in line: Line,
    justified: LineRules.Justification, from origin: LayoutPoint
  ) -> LayoutRect {
    rules.frame(
      along: line.start + (line.extent - extent) / 2,
      across: itemStart(of: item, offset: offset, in: line, justified: justified),
      extent: extent, breadth: breadth, from: origin)
  }
}
