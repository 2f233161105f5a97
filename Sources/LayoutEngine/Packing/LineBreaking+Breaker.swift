extension LineBreaking {
  /// The greedy pass. The line that it works on is open: it is stored when the next one begins.
  ///
  /// It owns the columns that it adds to; `store(_:uniformBefore:)` puts them back.
  @usableFromInline
  struct Breaker {
    /// The line that the next items join, and what decides how many do. A pass over many items has it in registers.
    struct OpenLine {
      let limit: Double
      let itemSpacing: Double
      let lineSpacing: Double
      let widest: Double
      let room: Double
      var firstItem: Int
      var start: Double
      /// The furthest end of the lines before, and of this one's items that were stored with it before.
      var reach: Double
      /// Where the next item would start in the line at the minimum spacing.
      var cursor: Double
      /// The bits of the line's extent. Bits of lengths are in the order of the lengths, and faster to compare.
      var thickest: UInt64

      init(_ line: Line, rules: LineRules) {
        (limit, itemSpacing, lineSpacing) = (rules.limit, rules.itemSpacing, rules.lineSpacing)
        (widest, room) = (rules.widest, max(0, rules.breadth))
        (firstItem, start, reach, cursor) = (line.firstItem, line.start, line.reach, line.cursor)
        thickest = line.extent.bitPattern
      }

      /// Appends the next item to the line, or to another that it begins.
      @inline(__always)
      mutating func append(breadth given: Double, extent: Double, item: Int, to lines: inout FlatColumn<Line>)
      {
        var breadth = given
        // Before the branch, so that the bits are read as a number. Behind it, they would come from another register.
        let thickness = extent.bitPattern
        if cursor + breadth > limit {
          begin(with: item, in: &lines)
          // What is broader than the line never gets past here.
          if breadth > widest { breadth = room }
        }
        cursor += breadth + itemSpacing
        thickest = max(thickest, thickness)
      }

      /// Stores the line and begins the next one with an item, unless it begins this one. There is room for the line.
      @inline(__always)
      mutating func begin(with item: Int, in lines: inout FlatColumn<Line>) {
        guard item != firstItem else { return }
        let line = finished
        lines.appendInRoom(line)
        let pitch = line.extent + lineSpacing
        start += pitch > 0 ? pitch : 0
        (firstItem, reach, cursor, thickest) = (item, line.reach, 0, 0)
      }

      /// The line as it is stored.
      var finished: Line {
        let extent = Double(bitPattern: thickest)
        // Two instructions, here and above, where `max` needs five.
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

    /// The most items whose sizes are asked for at once.
    @inlinable static var slice: Int { 256 }

    /// The most items packed in one go. For one item in as many, the offset is stored.
    static let most = 128

    /// Makes room for the lines that the next items may begin, and returns how many items that is for.
    mutating func begin(with item: Int, of count: Int) -> Int {
      let items = min(count &- item, Self.most &- item % Self.most)
      if item % Self.most == 0 { offsets.append(open.cursor) }
      lines.makeRoom(for: items)
      return items
    }

    /// Appends the next items. The closure gets their indices among these.
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

    /// The length given, or 0 if it is negative, infinite or NaN. No length is −0: its bits are above those of every other.
    static func length(_ given: Double) -> Double {
      let positive = positive(given)
      return positive <= .greatestFiniteMagnitude ? positive : 0
    }

    /// The length given, or 0 if it is negative or NaN. It may be infinite.
    @inline(__always)
    static func positive(_ given: Double) -> Double { given > 0 ? given : 0 }
  }

  static func offsetCount(forItems count: Int) -> Int { (count + Breaker.most - 1) / Breaker.most }

  /// A pass that goes on with the last line, which it extracts from the store.
  @usableFromInline
  mutating func resumeLastLine() -> Breaker {
    guard lineCount > 0 else {
      return Breaker(rules: rules, line: Line(firstItem: 0, start: 0, reach: 0), columns: columns)
    }
    let line = columns.lines[lineCount - 1]
    columns.lines.truncate(to: lineCount - 1)
    return Breaker(rules: rules, line: line, columns: columns)
  }

  /// Puts the columns and the last line of a pass into the store, and finds out whether that line's items have one size.
  /// For those before `item`, `isLastLineUniform` has said so.
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
