extension LineBreaking {
  /// The greedy pass: keeps the line it works on in registers and stores it when the next one begins.
  @usableFromInline
  struct Breaker {
    @usableFromInline let limit: Double
    @usableFromInline let itemSpacing: Double
    @usableFromInline let lineSpacing: Double
    @usableFromInline var line: Line

    @inlinable
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
      if line.cursor + breadth > limit, item != line.firstItem { beginLine(with: item, lines: &lines) }
      let placed = Item(offset: line.cursor, breadth: breadth, extent: extent)
      line.cursor += breadth + itemSpacing
      line.extent = max(line.extent, extent)
      return placed
    }

    @inlinable
    mutating func beginLine(with item: Int, lines: inout FlatBuffer<Line>) {
      let finished = finishedLine
      lines.append(finished)
      line = Line(after: finished, firstItem: item, lineSpacing: lineSpacing)
    }

    /// The line as the store keeps it.
    @inlinable var finishedLine: Line {
      var finished = line
      finished.reach = max(line.reach, line.start + line.extent)
      return finished
    }

    /// A length to lay out with: the one given, or 0 if it is none. The bits of a negative number, of infinity and of
    /// what is not a number are above those of every length, which takes one comparison instead of two.
    @inlinable
    static func length(_ given: Double) -> Double {
      given.bitPattern < Double.infinity.bitPattern ? given : 0
    }
  }

  /// A pass that goes on with the last line, taken out of the store until the pass puts it back.
  @inlinable
  mutating func resumeLastLine() -> Breaker {
    guard !lines.isEmpty else { return Breaker(rules: rules, line: Line(firstItem: 0, start: 0, reach: 0)) }
    let breaker = Breaker(rules: rules, line: lines[lines.count - 1])
    lines.removeLast(1)
    return breaker
  }

  /// Puts the last line of a pass into the store, and finds out whether its items are of one size. For those before
  /// `item` the line knows.
  @inlinable
  mutating func store(_ breaker: Breaker, uniformBefore item: Int) {
    var line = breaker.finishedLine
    let first = items[line.firstItem]
    var isUniform = line.firstItem >= item || line.isUniform
    for index in max(item, line.firstItem)..<items.count where isUniform {
      isUniform = items[index].breadth == first.breadth && items[index].extent == first.extent
    }
    line.isUniform = isUniform
    lines.append(line)
  }
}

extension LineBreaking.Line {
  /// An empty line following one that is complete.
  @inlinable
  init(after line: Self, firstItem: Int, lineSpacing: Double) {
    self.init(
      firstItem: firstItem, start: line.start + max(0, line.extent + lineSpacing), reach: line.reach)
  }
}
