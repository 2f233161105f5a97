/// Items of any size broken into lines greedily, as in UIKit's flow layout.
///
/// ```swift
/// var lines = LineBreaking(rules: LineRules(breadth: 375, itemSpacing: 10, lineSpacing: 10, scale: 2))
/// lines.append(count: 7) { _ in LayoutSize(width: 100, height: 60) }
/// lines.frame(ofItem: 4)                       // (137.5, 70, 100, 60)
/// lines.extent                                 // 200
/// lines.forEachItem(in: visible) { item, frame in print(item, frame) }
/// ```
///
/// Sizes are exact. An item takes 8 bytes if a `Float` represents all lengths. Otherwise, breadths, extents,
/// or both take 4 bytes more. A line takes 40 bytes. Copies share memory until one of them changes. An
/// invalid length (negative, infinite, or NaN) counts as 0. For items of one size, `UniformLines` needs no
/// memory.
public struct LineBreaking: Sendable {
  struct Line: BitwiseCopyable, Sendable {
    var firstItem: Int
    var start: Double
    var extent = 0.0
    /// The furthest end of all lines so far, which ascends even if lines overlap.
    var reach: Double
    /// The next item's start at the minimum spacing.
    var cursor = 0.0
  }

  /// The rules for breaking and arranging lines.
  public private(set) var rules: LineRules
  var columns = LineColumns()
  var isLastLineUniform = true
  /// `true` if all lines are broken forward. ``resize(_:anchoring:)`` may change this.
  public internal(set) var isPackedForward = true

  /// Creates lines without items.
  public init(rules: LineRules) {
    self.rules = rules
  }

  /// The number of items.
  public var count: Int { columns.breadths.count }
  /// The number of lines.
  public var lineCount: Int { columns.lines.count }

  /// Returns an item's size. Invalid lengths are 0.
  public func size(ofItem item: Int) -> LayoutSize {
    rules.axis.size(extent: columns.extents[item], breadth: columns.breadths[item])
  }

  /// The length of all lines, in points.
  public var extent: Double { lineCount == 0 ? 0 : columns.lines[lineCount - 1].reach }

  /// Adds items after the last one.
  ///
  /// - Complexity: O(`count`) amortized.
  @inlinable
  public mutating func append(count: Int, size: (_ index: Int) -> LayoutSize) {
    precondition(
      count >= 0, "LineBreaking.append(count:): the count must not be negative, but is \(count)")
    guard count > 0 else { return }
    makeUnique()
    let first = self.count
    makeRoom(for: count)
    var breaker = resumeLastLine()
    // In slices, so that sizes are still in the cache when they are stored.
    FlatColumn<Double>.withTemporary(count: Breaker.slice * 2) { sizes in
      var asked = 0
      while asked < count {
        let items = min(count &- asked, Breaker.slice)
        var usual = UsualLengths()
        // Checking the axis for each item would take a tenth of the time.
        if rules.axis.isVertical {
          for index in 0..<items {
            let size = size(asked &+ index)
            (sizes[index], sizes[Breaker.slice &+ index]) = (size.width, size.height)
            usual.add(size.width)
            usual.add(size.height)
          }
        } else {
          for index in 0..<items {
            let size = size(asked &+ index)
            (sizes[index], sizes[Breaker.slice &+ index]) = (size.height, size.width)
            usual.add(size.height)
            usual.add(size.width)
          }
        }
        append(items, of: sizes, areUsual: usual.areFloats, to: &breaker)
        asked &+= items
      }
    }
    store(breaker, uniformBefore: first)
  }

  @usableFromInline
  mutating func makeRoom(for added: Int) {
    columns.breadths.makeRoom(for: added)
    columns.extents.makeRoom(for: added)
  }

  /// - Parameters:
  ///   - sizes: The breadths and, from `Breaker.slice` on, the extents. Invalid lengths become 0.
  ///   - areUsual: `true` if ``UsualLengths`` accepts all sizes.
  @usableFromInline
  mutating func append(
    _ added: Int, of sizes: FlatColumn<Double>, areUsual: Bool, to breaker: inout Breaker
  ) {
    let first = count
    if areUsual, let breadths = columns.breadths.extendNarrow(by: added) {
      if let extents = columns.extents.extendNarrow(by: added) {
        // Storing takes no extra time, because the loop waits for the sum anyway.
        return breaker.append(added, from: first) { index in
          let (breadth, extent) = (sizes[index], sizes[Breaker.slice &+ index])
          breadths[first &+ index] = Float(breadth)
          extents[first &+ index] = Float(extent)
          return (breadth, extent)
        }
      }
      columns.breadths.truncate(to: first)
    }
    for index in 0..<added {
      sizes[index] = Breaker.positive(sizes[index])
      sizes[Breaker.slice &+ index] = Breaker.positive(sizes[Breaker.slice &+ index])
    }
    // The columns come first, because they replace infinite lengths with 0.
    columns.breadths.append(sizes, from: 0, count: added)
    columns.extents.append(sizes, from: Breaker.slice, count: added)
    breaker.append(added, from: first) { (sizes[$0], sizes[Breaker.slice &+ $0]) }
  }

  /// Adds an item after the last one.
  @inlinable
  public mutating func append(_ size: LayoutSize) {
    append(count: 1) { _ in size }
  }

  /// Removes all items and keeps the memory.
  public mutating func removeAll() {
    isPackedForward = true
    guard isKnownUniquelyReferenced(&columns) else {
      columns = LineColumns()
      return
    }
    columns.breadths.truncate(to: 0)
    columns.extents.truncate(to: 0)
    columns.offsets.truncate(to: 0)
    columns.lines.truncate(to: 0)
  }

  /// Removes and inserts items, and breaks lines again. The closure gets the indices of inserted items.
  ///
  /// - Complexity: O(*n*) from the first affected line on.
  public mutating func shiftItems(_ shift: IndexShift, value size: (_ item: Int) -> LayoutSize) {
    let shift = RangeShift(shift)
    precondition(
      shift.fits(count), "LineBreaking.shiftItems: the shift does not fit the \(count) items")
    if shift.isEmpty { return }
    let first = shift.firstChanged
    if shift.appends(to: count) { return append(count: shift.insertedCount) { size(first + $0) } }
    guard shift.removedCount < count else {
      removeAll()
      return append(count: shift.insertedCount, size: size)
    }
    makeUnique()
    let line = line(ofItem: first)
    columns.breadths.apply(shift)
    columns.extents.apply(shift)
    for item in shift.inserted.joined() { store(size(item), of: item) }
    breakAgain(fromLine: isPackedForward ? line : 0)
    isPackedForward = true
  }

  /// Resizes items and breaks lines again.
  ///
  /// - Complexity: O(*n*) from the first affected line on.
  public mutating func resize(_ changes: some Sequence<(item: Int, size: LayoutSize)>) {
    var firstChanged = count
    makeUnique()
    for (item, size) in changes {
      store(size, of: item)
      firstChanged = min(firstChanged, item)
    }
    guard firstChanged < count else { return }
    breakAgain(fromLine: line(ofItem: firstChanged))
  }

  /// Applies new rules along the same axis, and breaks lines again.
  ///
  /// - Complexity: O(*n*)
  public mutating func rebreak(by newRules: LineRules) {
    precondition(
      newRules.axis == rules.axis,
      "LineBreaking.rebreak(by:) cannot change the axis from \(rules.axis) to \(newRules.axis)")
    guard newRules != rules else { return rebreakForward() }
    (rules, isPackedForward) = (newRules, true)
    guard count > 0 else { return }
    makeUnique()
    breakAgain(fromLine: 0)
  }

  func store(_ size: LayoutSize, of item: Int) {
    precondition(
      item >= 0 && item < count,
      "LineBreaking.resize: item \(item) is out of range (\(count) items)")
    columns.breadths[item] = Breaker.length(rules.axis.breadth(of: size))
    columns.extents[item] = Breaker.length(rules.axis.extent(of: size))
  }

  /// Breaks lines again. Begins with the previous line, because more items may fit into it.
  ///
  /// - Parameter starts: Ascending items that always begin lines.
  mutating func breakAgain(fromLine line: Int, beginningLinesWith starts: [Int] = []) {
    let first = columns.lines[line].firstItem
    columns.lines.truncate(to: line)
    columns.offsets.truncate(to: Self.offsetCount(forItems: first))
    var breaker = resumeLastLine()
    let firstToCompare = breaker.open.firstItem
    let (breadths, extents) = (columns.breadths, columns.extents)
    var next = first
    var remaining = starts[...]
    while next < count {
      let end = next + breaker.begin(with: next, of: count)
      var (open, lines) = (breaker.open, breaker.lines)
      while next < end {
        if next == remaining.first {
          remaining = remaining.dropFirst()
          open.begin(with: next, in: &lines)
        }
        // Avoids comparing each item with the next start.
        let stop = min(end, remaining.first ?? end)
        for item in next..<stop {
          open.append(breadth: breadths[item], extent: extents[item], item: item, to: &lines)
        }
        next = stop
      }
      (breaker.open, breaker.lines) = (open, lines)
    }
    store(breaker, uniformBefore: firstToCompare)
  }

  /// Every mutating method must call this first.
  @usableFromInline
  mutating func makeUnique() {
    if !isKnownUniquelyReferenced(&columns) { columns = LineColumns(copying: columns) }
  }
}

extension LineBreaking: SectionItems {
  public var axis: Axis { rules.axis }
}

/// The storage of `LineBreaking`, one object so that copying the lines copies one reference.
final class LineColumns: @unchecked Sendable {
  // Unchecked for the reasons given in `LaneColumns`.

  @exclusivity(unchecked) var breadths = LengthColumn()
  @exclusivity(unchecked) var extents = LengthColumn()
  /// The start of every 128th item in its line. Invalid for a line's first item.
  @exclusivity(unchecked) var offsets = FlatColumn<Double>()
  @exclusivity(unchecked) var lines = FlatColumn<LineBreaking.Line>()

  init() {}

  init(copying other: LineColumns) {
    breadths = other.breadths.duplicate()
    extents = other.extents.duplicate()
    offsets = other.offsets.duplicate()
    lines = other.lines.duplicate()
  }

  deinit {
    breadths.free()
    extents.free()
    offsets.free()
    lines.free()
  }
}
