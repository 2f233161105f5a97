extension LineBreaking {
  /// The greedy pass. It keeps the line it is working on to itself, and stores it when the next one begins.
  ///
  /// It holds the columns that it adds to; `store(_:uniformBefore:)` puts them back.
  @usableFromInline
  struct Breaker {
    /// What changes with each item. A pass over many has it in registers.
    @usableFromInline
    struct Pass {
      @usableFromInline let limit: Double
      @usableFromInline let itemSpacing: Double
      @usableFromInline let widest: Double
      @usableFromInline let room: Double
      @usableFromInline var firstItem: Int
      /// Where the next item would start in the line at the minimum spacing.
      @usableFromInline var cursor: Double
      /// The bits of the line's extent. Bits of lengths are in the order of the lengths, and faster to compare.
      @usableFromInline var thickest: UInt64

      init(rules: LineRules, line: Line, cursor: Double) {
        (limit, itemSpacing) = (rules.limit, rules.itemSpacing)
        (widest, room) = (rules.widest, max(0, rules.breadth))
        self.cursor = cursor
        firstItem = line.firstItem
        thickest = line.extent.bitPattern
      }

      /// Takes the next item into the line, or begins another in the breaker.
      @inlinable @inline(__always)
      mutating func place(breadth given: Double, extent: Double, item: Int, in breaker: inout Breaker) {
        var breadth = given
        if cursor + breadth > limit {
          beginLine(with: item, in: &breaker)
          // What is broader than the line never gets past here.
          if breadth > widest { breadth = room }
        }
        cursor += breadth + itemSpacing
        thickest = max(thickest, extent.bitPattern)
      }

      /// Has the next item begin a line, unless it does already.
      @inlinable @inline(__always)
      mutating func beginLine(with item: Int, in breaker: inout Breaker) {
        guard item != firstItem else { return }
        breaker.beginLine(with: item, thickest: thickest)
        (firstItem, cursor, thickest) = (item, 0, 0)
      }

      /// Takes the next item by its lengths as given, and writes into a column what they count as.
      @inlinable @inline(__always)
      mutating func place(
        _ givenBreadth: Double, _ givenExtent: Double, of item: Int, keeping sizes: FlatColumn<Double>,
        at place: Int, in breaker: inout Breaker
      ) {
        let (breadth, extent) = (Breaker.length(givenBreadth), Breaker.length(givenExtent))
        sizes[place] = breadth
        sizes[Breaker.most &+ place] = extent
        self.place(breadth: breadth, extent: extent, item: item, in: &breaker)
      }
    }

    let rules: LineRules
    var line: Line
    @usableFromInline var pass: Pass
    var lines: FlatColumn<Line>
    var offsets: FlatColumn<Double>

    init(rules: LineRules, line: Line, cursor: Double, columns: LineColumns) {
      self.rules = rules
      self.line = line
      pass = Pass(rules: rules, line: line, cursor: cursor)
      lines = columns.lines
      offsets = columns.offsets
    }

    /// The most items placed in one go. For one item in as many, the offset is kept.
    @inlinable static var most: Int { 64 }

    /// Makes room for the lines that the next items may begin, and returns how many items that is for.
    @usableFromInline
    mutating func begin(with item: Int, of count: Int) -> Int {
      let items = min(count &- item, Self.most &- item % Self.most)
      if item % Self.most == 0 { offsets.append(pass.cursor) }
      lines.makeRoom(for: items)
      return items
    }

    /// Stores the line that a pass is in, and begins the next one.
    @usableFromInline
    mutating func beginLine(with item: Int, thickest: UInt64) {
      line.extent = Double(bitPattern: thickest)
      line.reach = max(line.reach, line.start + line.extent)
      lines.appendInRoom(line)
      line = Line(after: line, firstItem: item, lineSpacing: rules.lineSpacing)
    }

    /// The line as the store keeps it.
    var finishedLine: Line {
      var finished = line
      finished.extent = Double(bitPattern: pass.thickest)
      finished.reach = max(line.reach, line.start + finished.extent)
      return finished
    }

    /// The length given, or 0 if it is negative, infinite or NaN. The bits of all these are above the bits of every length:
    /// so one comparison does.
    @inlinable
    static func length(_ given: Double) -> Double {
      given.bitPattern < Double.infinity.bitPattern ? given : 0
    }
  }

  static func offsetCount(forItems count: Int) -> Int { (count + Breaker.most - 1) / Breaker.most }

  /// A pass that goes on with the last line, which it takes out of the store. `item` is the first one behind that line.
  @usableFromInline
  mutating func resumeLastLine(before item: Int) -> Breaker {
    guard lineCount > 0 else {
      return Breaker(
        rules: rules, line: Line(firstItem: 0, start: 0, reach: 0), cursor: 0, columns: columns)
    }
    let line = columns.lines[lineCount - 1]
    columns.lines.truncate(to: lineCount - 1)
    return Breaker(rules: rules, line: line, cursor: cursor(behind: item - 1, in: line), columns: columns)
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
  /// An empty line after one that is complete.
  init(after line: Self, firstItem: Int, lineSpacing: Double) {
    self.init(
      firstItem: firstItem, start: line.start + max(0, line.extent + lineSpacing), reach: line.reach)
  }
}
