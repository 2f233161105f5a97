extension LineBreaking {
  /// The greedy pass. The line that it works on is a local value. It is stored when the next one begins.
  ///
  /// It owns the columns that it adds to; `store(_:uniformBefore:)` puts them back.
  @usableFromInline
  struct Breaker {
    /// What changes with each item. A pass over many has it in registers.
    struct Pass {
      let limit: Double
      let itemSpacing: Double
      let widest: Double
      let room: Double
      var firstItem: Int
      /// Where the next item would start in the line at the minimum spacing.
      var cursor: Double
      /// The bits of the line's extent. Bits of lengths are in the order of the lengths, and faster to compare.
      var thickest: UInt64

      init(rules: LineRules, line: Line) {
        (limit, itemSpacing) = (rules.limit, rules.itemSpacing)
        (widest, room) = (rules.widest, max(0, rules.breadth))
        (firstItem, cursor) = (line.firstItem, line.cursor)
        thickest = line.extent.bitPattern
      }

      /// Appends the next item to the line, or begins another in the breaker.
      @inline(__always)
      mutating func append(breadth given: Double, extent: Double, item: Int, in breaker: inout Breaker) {
        var breadth = given
        // Before the branch, so that the bits are read as a number. Behind it, they would come from another register.
        let thickness = extent.bitPattern
        if cursor + breadth > limit {
          beginLine(with: item, in: &breaker)
          // What is broader than the line never gets past here.
          if breadth > widest { breadth = room }
        }
        cursor += breadth + itemSpacing
        thickest = max(thickest, thickness)
      }

      /// Has the next item begin a line, unless it does already.
      @inline(__always)
      mutating func beginLine(with item: Int, in breaker: inout Breaker) {
        guard item != firstItem else { return }
        breaker.beginLine(with: item, cursor: cursor, thickest: thickest)
        (firstItem, cursor, thickest) = (item, 0, 0)
      }
    }

    let rules: LineRules
    var line: Line
    var pass: Pass
    var lines: FlatColumn<Line>
    var offsets: FlatColumn<Double>

    init(rules: LineRules, line: Line, columns: LineColumns) {
      self.rules = rules
      self.line = line
      pass = Pass(rules: rules, line: line)
      lines = columns.lines
      offsets = columns.offsets
    }

    /// The most items whose sizes are asked for at once.
    @inlinable static var slice: Int { 256 }

    /// The most items packed in one go. For one item in as many, the offset is stored.
    static let most = 64

    /// Makes room for the lines that the next items may begin, and returns how many items that is for.
    mutating func begin(with item: Int, of count: Int) -> Int {
      let items = min(count &- item, Self.most &- item % Self.most)
      if item % Self.most == 0 { offsets.append(pass.cursor) }
      lines.makeRoom(for: items)
      return items
    }

    /// Stores the line that a pass is in, and begins the next one.
    mutating func beginLine(with item: Int, cursor: Double, thickest: UInt64) {
      line.finish(cursor: cursor, thickest: thickest)
      lines.appendInRoom(line)
      line = Line(after: line, firstItem: item, lineSpacing: rules.lineSpacing)
    }

    /// The line as it is stored.
    var finishedLine: Line {
      var finished = line
      finished.finish(cursor: pass.cursor, thickest: pass.thickest)
      return finished
    }

    /// Appends the next items: `sizes` has their breadths, and from `slice` on their extents.
    @usableFromInline
    mutating func append(_ items: Int, of sizes: FlatColumn<Double>, from first: Int) {
      var next = 0
      while next < items {
        let end = next + begin(with: first + next, of: first + items)
        var pass = pass
        for index in next..<end {
          pass.append(
            breadth: sizes[index], extent: sizes[Self.slice &+ index], item: first &+ index, in: &self)
        }
        self.pass = pass
        next = end
      }
    }

    /// The length given, or 0 if it is negative, infinite or NaN. No length is −0: its bits are above those of every other.
    static func length(_ given: Double) -> Double {
      let positive = positive(given)
      return positive <= .greatestFiniteMagnitude ? positive : 0
    }

    /// The length given, or 0 if it is negative or NaN. It may be infinite.
    @inlinable @inline(__always)
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
    let first = breaker.line.firstItem
    let (breadths, extents) = (columns.breadths, columns.extents)
    var isUniform = first >= item || isLastLineUniform
    for index in max(item, first)..<count where isUniform {
      isUniform = breadths[index] == breadths[first] && extents[index] == extents[first]
    }
    isLastLineUniform = isUniform
    (columns.lines, columns.offsets) = (breaker.lines, breaker.offsets)
    columns.lines.append(breaker.finishedLine)
  }
}

extension LineBreaking.Line {
  /// Completes the line with what its last item has left of it.
  mutating func finish(cursor: Double, thickest: UInt64) {
    self.cursor = cursor
    extent = Double(bitPattern: thickest)
    // Two instructions, here and below, where `max` needs five.
    let end = start + extent
    reach = end > reach ? end : reach
  }

  /// An empty line after one that is complete.
  init(after line: Self, firstItem: Int, lineSpacing: Double) {
    let pitch = line.extent + lineSpacing
    self.init(firstItem: firstItem, start: line.start + (pitch > 0 ? pitch : 0), reach: line.reach)
  }
}
