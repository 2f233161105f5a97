extension LineBreaking {
  /// The greedy pass.
  ///
  /// The line it works on is open: it's stored when the next line begins. The pass owns the columns it
  /// appends to; `store(_:uniformBefore:)` puts them back.
  @usableFromInline
  struct Breaker {
    /// The line that the next items join, and the values that limit their number. A pass over many items
    /// keeps it in registers.
    struct OpenLine {
      let limit: Double
      let itemSpacing: Double
      let lineSpacing: Double
      let widest: Double
      let room: Double
      var firstItem: Int
      var start: Double
      /// The furthest end of the previous lines, and of this line's items that were stored with it before.
      var reach: Double
      /// The start of the line's next item at the minimum spacing.
      var cursor: Double
      /// The bits of the line's extent. Bits have the same order as the lengths, and are faster to compare.
      var thickest: UInt64

      init(_ line: Line, rules: LineRules) {
        (limit, itemSpacing, lineSpacing) = (rules.limit, rules.itemSpacing, rules.lineSpacing)
        (widest, room) = (rules.widest, max(0, rules.breadth))
        (firstItem, start, reach, cursor) = (line.firstItem, line.start, line.reach, line.cursor)
        thickest = line.extent.bitPattern
      }

      /// Appends the next item to this line, or to a new line.
      @inline(__always)
      mutating func append(breadth given: Double, extent: Double, item: Int, to lines: inout FlatColumn<Line>)
      {
        var breadth = given
        // Before the branch, so the bits are read as a number. After the branch, they would come from another
        // register.
        let thickness = extent.bitPattern
        if cursor + breadth > limit {
          begin(with: item, in: &lines)
          // An item broader than the line always enters this branch.
          if breadth > widest { breadth = room }
        }
        cursor += breadth + itemSpacing
        thickest = max(thickest, thickness)
      }

      /// Stores the line and begins the next one with an item, unless the item begins this line. There must
      /// be room for the line.
      @inline(__always)
      mutating func begin(with item: Int, in lines: inout FlatColumn<Line>) {
        guard item != firstItem else { return }
        let line = finished
        lines.appendInRoom(line)
        let pitch = line.extent + lineSpacing
        start += pitch > 0 ? pitch : 0
        (firstItem, reach, cursor, thickest) = (item, line.reach, 0, 0)
      }

      /// The line in its stored form.
      var finished: Line {
        let extent = Double(bitPattern: thickest)
        // Two instructions, here and above. `max` needs five.
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

    /// The maximum number of items whose sizes are requested at once.
    @inlinable static var slice: Int { 256 }

    /// The maximum number of items packed at once. One offset is stored for this many items.
    static let most = 128

    /// Makes room for the lines the next items may begin, and returns the number of these items.
    mutating func begin(with item: Int, of count: Int) -> Int {
      let items = min(count &- item, Self.most &- item % Self.most)
      if item % Self.most == 0 { offsets.append(open.cursor) }
      lines.makeRoom(for: items)
      return items
    }

    /// Appends the next items. The closure gets their indices within this call.
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

    /// Returns the length, or 0 if it's invalid (negative, infinite, or NaN). Never returns −0, whose bits
    /// are above those of every other length.
    static func length(_ given: Double) -> Double {
      let positive = positive(given)
      return positive <= .greatestFiniteMagnitude ? positive : 0
    }

    /// Returns the length, or 0 if it's negative or NaN. The result may be infinite.
    @inline(__always)
    static func positive(_ given: Double) -> Double { given > 0 ? given : 0 }
  }

  static func offsetCount(forItems count: Int) -> Int { (count + Breaker.most - 1) / Breaker.most }

  /// Removes the last line from the store and returns a pass that continues it.
  @usableFromInline
  mutating func resumeLastLine() -> Breaker {
    guard lineCount > 0 else {
      return Breaker(rules: rules, line: Line(firstItem: 0, start: 0, reach: 0), columns: columns)
    }
    let line = columns.lines[lineCount - 1]
    columns.lines.truncate(to: lineCount - 1)
    return Breaker(rules: rules, line: line, columns: columns)
  }

  /// Puts the columns and the last line of a pass into the store, and determines whether the line's items
  /// have one size.
  ///
  /// For the items before `item`, `isLastLineUniform` already has the answer.
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
