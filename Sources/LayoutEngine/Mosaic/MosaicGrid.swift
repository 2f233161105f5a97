/// Items that can cover several cells of a grid, each in the first free cells where it fits. Small items fill
/// holes left by large ones.
///
/// ```swift
/// var grid = MosaicGrid(.init(laneCount: 3, breadth: 320, laneSpacing: 10, lineSpacing: 10))
/// grid.append(count: tiles.count) { MosaicGrid.Span(lanes: tiles[$0].isHero ? 2 : 1, lines: 1) }
/// grid.frame(ofItem: 4)
/// grid.forEachItem(in: visible) { item, frame in print(item, frame) }
/// ```
///
/// Cells are tried line by line and lane by lane. Adding items never frees cells, so the search starts at the
/// last item with the same span.
///
/// The grid needs 16 bytes per item and some bits per cell. Copies share memory until a change. Of the rules,
/// only the number of lanes determines the items' cells.
public struct MosaicGrid: Sendable {
  /// The maximum number of lanes: 65,535.
  public static let maximumLaneCount = Int(UInt16.max)
  /// The maximum number of lines that an item covers: 1,024.
  public static let maximumLineSpan = 1024

  /// The cells' layout.
  public private(set) var rules: Rules
  var columns: MosaicColumns
  /// The number of lines with items.
  public internal(set) var lineCount = 0

  /// Creates an empty grid.
  public init(_ rules: Rules) {
    self.rules = rules
    columns = MosaicColumns(laneCount: rules.laneCount)
  }

  /// The number of items.
  public var count: Int { columns.firstCells.count }

  /// Returns an item's stored span, regardless of the number of lanes.
  public func span(ofItem item: Int) -> Span { columns.spans[item].span(in: Self.maximumLaneCount) }

  /// The lines' total length.
  public var extent: Double { rules.extent(ofLines: lineCount) }

  /// Appends items.
  ///
  /// - Complexity: O(*cells tried and covered* + *items whose first cell follows the earliest cell of a new
  ///   item*)
  @inlinable
  public mutating func append(count: Int, span: (_ index: Int) -> Span) {
    precondition(
      count >= 0, "MosaicGrid.append(count:): the count must not be negative, but is \(count)")
    guard count > 0 else { return }
    beginAppending(count)
    FlatColumn<Span>.withTemporary(count: Self.slice) { spans in
      var asked = 0
      while asked < count {
        let items = min(count &- asked, Self.slice)
        for index in 0..<items { spans[index] = span(asked &+ index) }
        append(spans, count: items)
        asked &+= items
      }
    }
    finishAppending(count)
  }

  @inlinable static var slice: Int { 64 }

  @usableFromInline
  mutating func beginAppending(_ added: Int) {
    makeUnique()
    columns.spans.makeRoom(for: added)
    columns.firstCells.makeRoom(for: added)
    columns.order.makeRoom(for: added)
  }

  @usableFromInline
  mutating func append(_ spans: FlatColumn<Span>, count added: Int) {
    let first = count
    for index in 0..<added { columns.spans.appendInRoom(StoredSpan(spans[index])) }
    columns.firstCells.extend(by: added)
    pack(first..<first + added)
  }

  @usableFromInline
  mutating func finishAppending(_ added: Int) {
    columns.sort(addedFrom: count - added, lineCount: lineCount)
  }

  /// Removes all items and keeps the memory.
  public mutating func removeAll() {
    guard isKnownUniquelyReferenced(&columns) else { return self = MosaicGrid(rules) }
    columns.clear(laneCount: rules.laneCount)
    columns.truncate()
    lineCount = 0
  }

  /// Replaces items with `count` others and repacks. The closure receives the numbers 0 ..< `count`.
  ///
  /// - Complexity: O(*n*)
  public mutating func replaceItems(_ range: Range<Int>, count: Int, span: (_ index: Int) -> Span) {
    precondition(
      range.lowerBound >= 0 && range.upperBound <= self.count && count >= 0,
      "MosaicGrid.replaceItems(\(range), count: \(count)) is invalid for \(self.count) items")
    apply(RangeShift(replacing: range, by: count)) { span($0 - range.lowerBound) }
  }

  /// Removes and inserts items and repacks. The closure receives the inserted items' indices.
  ///
  /// - Complexity: O(*n*)
  public mutating func shiftItems(_ shift: IndexShift, value span: (_ item: Int) -> Span) {
    let shift = RangeShift(shift)
    precondition(
      shift.fits(count), "MosaicGrid.shiftItems: the shift does not fit the \(count) items")
    apply(shift, span: span)
  }

  private mutating func apply(_ shift: RangeShift, span: (_ item: Int) -> Span) {
    if shift.isEmpty { return }
    let first = shift.firstChanged
    if shift.appends(to: count) { return append(count: shift.insertedCount) { span(first + $0) } }
    makeUnique()
    columns.spans.apply(shift)
    for item in shift.inserted.joined() { columns.spans[item] = StoredSpan(span(item)) }
    columns.firstCells.truncate(to: first)
    columns.firstCells.extend(by: columns.spans.count - first)
    packAgain(from: first)
  }

  /// Changes the spans of items and repacks. The items must be in ascending order.
  ///
  /// - Complexity: O(*n*)
  public mutating func resize(_ changes: some Collection<(item: Int, span: Span)>) {
    guard let first = changes.first else { return }
    makeUnique()
    for change in changes {
      precondition(
        change.item >= first.item && change.item < count,
        "MosaicGrid.resize: item \(change.item) is out of range (\(count) items)")
      columns.spans[change.item] = StoredSpan(change.span)
    }
    packAgain(from: first.item)
  }

  /// Applies new rules and, if the number of lanes changes, repacks.
  ///
  /// - Complexity: O(1), or O(*n*) if the number of lanes changes.
  public mutating func repack(by newRules: Rules) {
    let hasOtherLanes = newRules.laneCount != rules.laneCount
    rules = newRules
    guard hasOtherLanes else { return }
    makeUnique()
    packAgain(from: 0)
  }

  private mutating func packAgain(from item: Int) {
    columns.clear(laneCount: rules.laneCount)
    lineCount = 0
    for known in 0..<item {
      let span = span(at: known)
      lineCount = max(lineCount, columns.cells.line(of: columns.firstCells[known]) + span.lines)
      columns.cells.makeCells(forLines: lineCount)
      columns.cells.occupy(columns.firstCells[known], span)
    }
    pack(item..<count)
    columns.sort(addedFrom: 0, lineCount: lineCount)
  }

  /// Returns an item's span, limited to the current lanes.
  func span(at item: Int) -> Span { columns.spans[item].span(in: rules.laneCount) }

  /// Every mutating method must call this first.
  private mutating func makeUnique() {
    if !isKnownUniquelyReferenced(&columns) { columns = MosaicColumns(copying: columns) }
  }
}

extension MosaicGrid {
  /// The numbers of lanes and lines that an item covers: at least one each, and at most all lanes.
  public struct Span: BitwiseCopyable, Hashable, Sendable {
    /// The number of lanes.
    public var lanes: Int
    /// The number of lines.
    public var lines: Int

    /// Creates a span. The default is one cell.
    @inlinable public init(lanes: Int = 1, lines: Int = 1) {
      self.lanes = lanes
      self.lines = lines
    }
  }

  /// A span that isn't limited to the current lanes, because their number may increase.
  struct StoredSpan: BitwiseCopyable, Sendable {
    private let lanes: UInt16
    private let lines: UInt16

    init(_ span: Span) {
      lanes = UInt16(clamping: max(1, span.lanes))
      lines = UInt16(max(1, min(span.lines, MosaicGrid.maximumLineSpan)))
    }

    var lineCount: Int { Int(lines) }

    func span(in laneCount: Int) -> Span { Span(lanes: min(Int(lanes), laneCount), lines: Int(lines)) }
  }

  /// The rules for a grid's cells. Lengths are in points, and invalid ones (negative, infinite, or NaN) count
  /// as 0.
  public struct Rules: Hashable, Sendable {
    /// The lines' axis.
    public let axis: Axis
    /// The number of lanes, 1 to ``MosaicGrid/maximumLaneCount``.
    public let laneCount: Int
    /// The space across the axis.
    public let breadth: Double
    /// The lane spacing, limited by the breadth.
    public let laneSpacing: Double
    /// The line spacing.
    public let lineSpacing: Double
    /// A cell's extent divided by its breadth. Ratios that aren't positive and finite count as 1.
    public let lineRatio: Double
    /// A lane's breadth.
    public let unitBreadth: Double
    /// A line's extent.
    public let unitExtent: Double

    /// Creates rules.
    public init(
      axis: Axis = .vertical, laneCount: Int, breadth: Double, laneSpacing: Double = 0,
      lineSpacing: Double = 0, lineRatio: Double = 1
    ) {
      self.axis = axis
      self.laneCount = max(1, min(laneCount, MosaicGrid.maximumLaneCount))
      self.breadth = LineBreaking.Breaker.length(breadth)
      self.lineSpacing = LineBreaking.Breaker.length(lineSpacing)
      self.lineRatio = lineRatio > 0 && lineRatio < .infinity ? lineRatio : 1
      let lanes = Double(self.laneCount)
      self.laneSpacing = min(
        LineBreaking.Breaker.length(laneSpacing), lanes > 1 ? self.breadth / (lanes - 1) : .infinity)
      unitBreadth = max(0, (self.breadth - self.laneSpacing * (lanes - 1)) / lanes)
      unitExtent = min(unitBreadth * self.lineRatio, 0x1p21)
    }

    func extent(ofLines lines: Int) -> Double {
      lines > 0 ? Double(lines) * unitExtent + Double(lines - 1) * lineSpacing : 0
    }

    func breadth(ofLanes lanes: Int) -> Double {
      Double(lanes) * unitBreadth + Double(lanes - 1) * laneSpacing
    }
  }
}

extension MosaicGrid {
  mutating func pack(_ items: Range<Int>) {
    let (spans, firstCells) = (columns.spans, columns.firstCells)
    // A local copy makes each access faster.
    var cells = columns.cells
    var lineCount = lineCount
    for item in items {
      let span = spans[item].span(in: cells.laneCount)
      cells.makeCells(forLines: lineCount &+ span.lines &+ 1)
      let head = cells.freeCell(for: span, from: columns.cursor(of: span, in: cells))
      cells.occupy(head, span)
      columns.setCursor(head, of: span)
      firstCells[item] = head
      let end = cells.line(of: head) &+ span.lines
      lineCount = end > lineCount ? end : lineCount
    }
    columns.cells = cells
    self.lineCount = lineCount
  }
}

extension MosaicColumns {
  private static let smallSpan = 16

  @inline(__always) private func index(of span: MosaicGrid.Span) -> Int? {
    guard span.lanes <= Self.smallSpan, span.lines <= Self.smallSpan else { return nil }
    return (span.lines &- 1) &* Self.smallSpan &+ span.lanes &- 1
  }

  @inline(__always) func cursor(of span: MosaicGrid.Span, in cells: MosaicCells) -> Int {
    if let index = index(of: span), index < cursors.count, cursors[index] > 0 { return cursors[index] }
    return firstCursor(of: span, in: cells)
  }

  private func firstCursor(of span: MosaicGrid.Span, in cells: MosaicCells) -> Int {
    if let cursor = cursorsOfLarge[span] { return cursor }
    firstFree = cells.freeCell(from: firstFree)
    return firstFree
  }

  @inline(__always) func setCursor(_ cell: Int, of span: MosaicGrid.Span) {
    if let index = index(of: span) {
      if index >= cursors.count { cursors.grow(to: index + 1, with: 0) }
      cursors[index] = cell
    } else {
      cursorsOfLarge[span] = cell
    }
  }
}
