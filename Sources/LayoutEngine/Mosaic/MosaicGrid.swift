/// Items that cover several cells of a grid, each in the first free cells it fits into. Small items fill the
/// holes left by earlier large ones.
///
/// ```swift
/// var grid = MosaicGrid(.init(laneCount: 3, breadth: 320, laneSpacing: 10, lineSpacing: 10))
/// grid.append(count: tiles.count) { MosaicGrid.Span(lanes: tiles[$0].isHero ? 2 : 1, lines: 1) }
/// grid.frame(ofItem: 4)
/// grid.forEachItem(in: visible) { item, frame in print(item, frame) }
/// ```
///
/// Cells are tried line by line, and in a line lane by lane. An item covers the first cells at which its
/// whole span is free. Cells are never freed while items are added, so there are no free cells for an item
/// before those of the last item with the same span. The search starts there.
///
/// The grid needs 16 bytes per item and some bits per cell. It's a value: copies share memory until one of
/// them changes. Items stay in their cells unless the number of lanes changes; changing breadth, spacing, or
/// ratio costs nothing.
public struct MosaicGrid: Sendable {
  /// The maximum number of lanes: 65 535. Greater numbers are limited to it.
  public static let maximumLaneCount = Int(UInt16.max)
  /// The maximum number of lines covered by an item: 1024. Greater numbers are limited to it.
  public static let maximumLineSpan = 1024

  /// The layout of the cells.
  public private(set) var rules: Rules
  var columns: MosaicColumns
  /// The number of lines with items.
  public internal(set) var lineCount = 0

  /// Creates a grid without items.
  public init(_ rules: Rules) {
    self.rules = rules
    columns = MosaicColumns(laneCount: rules.laneCount)
  }

  /// The number of items.
  public var count: Int { columns.firstCells.count }

  /// Returns the span of an item as stored, regardless of the number of lanes.
  public func span(ofItem item: Int) -> Span { columns.spans[item].span(in: Self.maximumLaneCount) }

  /// The total length of all lines along the axis, without spacing after the last.
  public var extent: Double { rules.extent(ofLines: lineCount) }

  /// Appends items.
  ///
  /// - Complexity: O(`count`) for the cells they cover and the cells tried, and O(*items after the first cell
  ///   they occupy*)
  @inlinable
  public mutating func append(count: Int, span: (_ index: Int) -> Span) {
    precondition(count >= 0, "MosaicGrid.append(count:) was given a count of \(count)")
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

  /// The maximum number of items packed at once.
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

  /// Replaces items (possibly none) with `count` others and repacks from there on. The closure receives 0 ..<
  /// `count`.
  ///
  /// - Complexity: O(*n*)
  public mutating func replaceItems(_ range: Range<Int>, count: Int, span: (_ index: Int) -> Span) {
    precondition(
      range.lowerBound >= 0 && range.upperBound <= self.count && count >= 0,
      "MosaicGrid.replaceItems was given the items \(range) of \(self.count), and a count of \(count)")
    apply(RangeShift(replacing: range, by: count)) { span($0 - range.lowerBound) }
  }

  /// Removes and inserts items and repacks from the first of them on. The closure receives the numbers of the
  /// inserted items.
  ///
  /// - Complexity: O(*n*)
  public mutating func shiftItems(_ shift: IndexShift, value span: (_ item: Int) -> Span) {
    let shift = RangeShift(shift)
    precondition(shift.fits(count), "MosaicGrid.shiftItems was given others than its \(count) items")
    apply(shift, span: span)
  }

  private mutating func apply(_ shift: RangeShift, span: (_ item: Int) -> Span) {
    if shift.isEmpty { return }
    let first = shift.firstChanged
    if shift.appends(to: count) { return append(count: shift.insertedCount) { span(first + $0) } }
    makeUnique()
    columns.spans.apply(shift)
    for item in shift.inserted.joined() { columns.spans[item] = StoredSpan(span(item)) }
    // Items before the first change stay in their cells. All others get new cells.
    columns.firstCells.truncate(to: first)
    columns.firstCells.extend(by: columns.spans.count - first)
    packAgain(from: first)
  }

  /// Changes the spans of items, in ascending order, and repacks from the first of them on.
  ///
  /// - Complexity: O(*n*)
  public mutating func resize(_ changes: some Collection<(item: Int, span: Span)>) {
    guard let first = changes.first else { return }
    makeUnique()
    for change in changes {
      precondition(
        change.item >= first.item && change.item < count,
        "MosaicGrid.resize was given item \(change.item) of \(count)")
      columns.spans[change.item] = StoredSpan(change.span)
    }
    packAgain(from: first.item)
  }

  /// Lays out the cells by other rules.
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

  /// Returns the cells covered by an item.
  func span(at item: Int) -> Span { columns.spans[item].span(in: rules.laneCount) }

  /// Makes the columns unique to this value. Every method that changes the grid must call it first.
  private mutating func makeUnique() {
    if !isKnownUniquelyReferenced(&columns) { columns = MosaicColumns(copying: columns) }
  }
}
