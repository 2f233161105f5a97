extension LineBreaking {
  /// The greedy pass: keeps the line it works on in registers and stores it when the next one begins.
  @usableFromInline
  struct Breaker {
    @usableFromInline let limit: Double
    @usableFromInline let itemSpacing: Double
    @usableFromInline let lineSpacing: Double
    @usableFromInline var line: Line
    /// The size of the line's last item; in a line that is uniform so far, that of all its items.
    @usableFromInline var lastBreadth = 0.0
    @usableFromInline var lastExtent = 0.0

    @usableFromInline
    init(rules: LineRules, line: Line) {
      limit = rules.limit
      itemSpacing = rules.itemSpacing
      lineSpacing = rules.lineSpacing
      self.line = line
    }

    /// Takes the next item into the line, or stores the line and begins another.
    @inlinable
    mutating func place(
      breadth givenBreadth: Double, extent givenExtent: Double, item: Int, lines: inout FlatBuffer<Line>
    ) -> Item {
      let breadth = Self.length(givenBreadth)
      let extent = Self.length(givenExtent)
      let isFirst = item == line.firstItem
      if !isFirst && line.cursor + breadth > limit {
        lines.append(line)
        line = Line(after: line, firstItem: item, lineSpacing: lineSpacing)
      } else if !isFirst && (breadth != lastBreadth || extent != lastExtent) {
        line.isUniform = false
      }
      let placed = Item(before: line.sum, breadth: breadth, extent: extent)
      line.sum += breadth
      line.cursor += breadth + itemSpacing
      if extent > line.extent { line.extent = extent }
      line.reach = max(line.reach, line.start + line.extent)
      lastBreadth = breadth
      lastExtent = extent
      return placed
    }

    /// A length to lay out with: the one given, or 0 if it is none.
    @inlinable
    static func length(_ given: Double) -> Double { given >= 0 && given < .infinity ? given : 0 }
  }

  /// A pass that goes on with the last line, taken out of the store until the pass puts it back.
  @usableFromInline
  mutating func resumeLastLine() -> Breaker { resumeLastLine(endingBefore: count) }

  mutating func resumeLastLine(endingBefore item: Int) -> Breaker {
    guard !lines.isEmpty else { return Breaker(rules: rules, line: Line(firstItem: 0, start: 0, reach: 0)) }
    var breaker = Breaker(rules: rules, line: lines[lines.count - 1])
    breaker.lastBreadth = items[item - 1].breadth
    breaker.lastExtent = items[item - 1].extent
    lines.removeLast(1)
    return breaker
  }
}

extension LineBreaking.Line {
  /// An empty line following one that is complete.
  @usableFromInline
  init(after line: Self, firstItem: Int, lineSpacing: Double) {
    self.init(
      firstItem: firstItem, start: line.start + max(0, line.extent + lineSpacing), reach: line.reach)
  }
}
