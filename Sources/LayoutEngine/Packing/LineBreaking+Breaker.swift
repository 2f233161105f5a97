extension LineBreaking {
  /// The greedy pass. It owns the columns until `store(_:uniformBefore:)` puts them back.
  @usableFromInline
  struct Breaker {
    /// The current line. A pass over many items keeps it in registers.
    struct OpenLine {
      let limit: Double
      let itemSpacing: Double
      let lineSpacing: Double
      let widest: Double
      let room: Double
      var firstItem: Int
      var start: Double
      /// The furthest end of the previous lines, and of this line's stored items.
      var reach: Double
      /// The next item's start at the minimum spacing.
      var cursor: Double
      /// The bits of the line's extent, which are faster to compare.
      var thickest: UInt64

      init(_ line: Line, rules: LineRules) {
        (limit, itemSpacing, lineSpacing) = (rules.limit, rules.itemSpacing, rules.lineSpacing)
        (widest, room) = (rules.widest, max(0, rules.breadth))
        (firstItem, start, reach, cursor) = (line.firstItem, line.start, line.reach, line.cursor)
        thickest = line.extent.bitPattern
      }

      @inline(__always)
      mutating func append(breadth given: Double, extent: Double, item: Int, to lines: inout FlatColumn<Line>)
      {
        var breadth = given
        let thickness = extent.bitPattern
        if cursor + breadth > limit {
          begin(with: item, in: &lines)
          // An item broader than `widest` always enters this branch.
          if breadth > widest { breadth = room }
        }
        cursor += breadth + itemSpacing
        thickest = max(thickest, thickness)
      }

      /// Begins a line. There must be room for it.
      @inline(__always)
      mutating func begin(with item: Int, in lines: inout FlatColumn<Line>) {
        guard item != firstItem else { return }
        let line = finished
        lines.appendInRoom(line)
        let pitch = line.extent + lineSpacing
        start += pitch > 0 ? pitch : 0
        (firstItem, reach, cursor, thickest) = (item, line.reach, 0, 0)
      }

      var finished: Line {
        let extent = Double(bitPattern: thickest)
        // This takes two instructions, like the comparison above. `max` takes five.
        let end = start + extent
        return Line(
          firstItem: firstItem, start: start, extent: extent, reach: end > reach ? end : reach, cursor: cursor
        )
      }
    }

    var open: OpenLine
    var lines: FlatColumn<Line>
    var offsets: FlatColumn<Double>

    init(rules: LineRules, line: Line, columns: LineColumns) {
      open = OpenLine(line, rules: rules)
      lines = columns.lines
      offsets = columns.offsets
    }

    /// The maximum number of sizes requested at once.
    @inlinable static var slice: Int { 256 }

    /// The maximum number of items that share a stored offset.
    static let most = 128

    /// Makes room for lines, and returns the number of items to append.
    mutating func begin(with item: Int, of count: Int) -> Int {
      let items = min(count &- item, Self.most &- item % Self.most)
      if item % Self.most == 0 { offsets.append(open.cursor) }
      lines.makeRoom(for: items)
      return items
    }

    /// The closure gets indices from 0 on.
    @inline(__always)
    mutating func append(
      _ items: Int, from first: Int, size: (_ index: Int) -> (breadth: Double, extent: Double)
    ) {
      var next = 0
      while next < items {
        let end = next + begin(with: first + next, of: first + items)
        var (open, lines) = (open, lines)
        for index in next..<end {
          let (breadth, extent) = size(index)
          open.append(breadth: breadth, extent: extent, item: first &+ index, to: &lines)
        }
        (self.open, self.lines) = (open, lines)
        next = end
      }
    }

    /// Invalid lengths (negative, infinite, or NaN) become 0, but never −0, whose bits are above those of
    /// every other length.
    static func length(_ given: Double) -> Double {
      let positive = positive(given)
      return positive <= .greatestFiniteMagnitude ? positive : 0
    }

    /// Negative lengths and NaN become 0. Infinity stays.
    @inline(__always)
    static func positive(_ given: Double) -> Double { given > 0 ? given : 0 }
  }

  static func offsetCount(forItems count: Int) -> Int { (count + Breaker.most - 1) / Breaker.most }

  /// Removes the last line and returns a pass that continues it.
  @usableFromInline
  mutating func resumeLastLine() -> Breaker {
    guard lineCount > 0 else {
      return Breaker(rules: rules, line: Line(firstItem: 0, start: 0, reach: 0), columns: columns)
    }
    let line = columns.lines[lineCount - 1]
    columns.lines.truncate(to: lineCount - 1)
    return Breaker(rules: rules, line: line, columns: columns)
  }

  /// Ends a pass and updates `isLastLineUniform`, which must be right for the items before `item`.
  @usableFromInline
  mutating func store(_ breaker: Breaker, uniformBefore item: Int) {
    let first = breaker.open.firstItem
    let (breadths, extents) = (columns.breadths, columns.extents)
    var isUniform = first >= item || isLastLineUniform
    for index in max(item, first)..<count where isUniform {
      isUniform = breadths[index] == breadths[first] && extents[index] == extents[first]
    }
    isLastLineUniform = isUniform
    (columns.lines, columns.offsets) = (breaker.lines, breaker.offsets)
    columns.lines.append(breaker.open.finished)
  }
}
