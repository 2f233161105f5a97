extension LineBreaking {
  /// The line that an item is in.
  ///
  /// - Complexity: O(log *lines*)
  public func line(ofItem item: Int) -> Int {
    precondition(item >= 0 && item < count, "LineBreaking.line(ofItem:) was given item \(item) of \(count)")
    return (0..<lineCount).partition { lines[$0].firstItem > item } - 1
  }

  /// The items of a line.
  public func itemRange(inLine line: Int) -> Range<Int> {
    precondition(
      line >= 0 && line < lineCount, "LineBreaking.itemRange(inLine:) was given line \(line) of \(lineCount)")
    let end = line + 1 < lineCount ? lines[line + 1].firstItem : count
    return lines[line].firstItem..<end
  }

  /// Where an item stands if the first line starts at `origin`.
  ///
  /// - Complexity: O(log *lines*)
  public func frame(ofItem item: Int, from origin: Point = .zero) -> Rect {
    let line = line(ofItem: item)
    return frame(of: item, in: lines[line], justified: justification(ofLine: line), from: origin)
  }

  /// Calls `body` with every item whose frame shares an area with `rect`, in ascending order.
  ///
  /// - Complexity: O(log *n* + hits); lines that overlap because of a negative spacing add the items searched in vain.
  public func forEachItem(in rect: Rect, from origin: Point = .zero, _ body: (Int, Rect) -> Void) {
    let span = rules.span(of: rect, from: origin)
    var line = (0..<lineCount).partition { lines[$0].reach > span.along.lowerBound }
    while line < lineCount, lines[line].start < span.along.upperBound {
      let justification = justification(ofLine: line)
      for item in itemRange(inLine: line, meeting: span.across, justified: justification) {
        let frame = frame(of: item, in: lines[line], justified: justification, from: origin)
        if frame.intersects(rect) { body(item, frame) }
      }
      line += 1
    }
  }

  /// All items that may lie between the two places across, and few others.
  private func itemRange(
    inLine line: Int, meeting across: ClosedRange<Double>, justified: LineRules.Justification
  ) -> Range<Int> {
    let range = itemRange(inLine: line)
    // Items that overlap one another are not sorted by their ends; few items are faster looked at than searched.
    guard justified.gap >= 0, range.count > 32 else { return range }
    func start(_ item: Int) -> Double { place(of: item, in: lines[line], justified: justified) }
    let first = range.partition { start($0) + items[$0].breadth > across.lowerBound }
    let end = (first..<range.upperBound).partition { start($0) >= across.upperBound }
    return first..<end
  }

  private func justification(ofLine line: Int) -> LineRules.Justification {
    let range = itemRange(inLine: line)
    if line < lineCount - 1 {
      return rules.justified(
        count: range.count, sum: lines[line].cursor - Double(range.count) * rules.itemSpacing)
    }
    guard lines[line].isUniform else { return rules.leading }
    return rules.grid(ofBreadth: items[range.lowerBound].breadth, count: range.count)
  }

  private func place(of item: Int, in line: Line, justified: LineRules.Justification) -> Double {
    justified.lead + items[item].offset + Double(item - line.firstItem) * (justified.gap - rules.itemSpacing)
  }

  private func frame(
    of item: Int, in line: Line, justified: LineRules.Justification, from origin: Point
  ) -> Rect {
    let stored = items[item]
    return rules.frame(
      along: line.start + (line.extent - stored.extent) / 2,
      across: place(of: item, in: line, justified: justified),
      extent: stored.extent, breadth: stored.breadth, from: origin)
  }
}
