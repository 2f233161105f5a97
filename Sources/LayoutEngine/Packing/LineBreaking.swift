/// Items of any size broken into lines greedily, like in UIKit's flow layout.
///
/// ```swift
/// var lines = LineBreaking(rules: LineRules(breadth: 375, itemSpacing: 10, lineSpacing: 10, scale: 2))
/// lines.append(count: 7) { _ in LayoutSize(width: 100, height: 60) }
/// lines.frame(ofItem: 4)                       // (137.5, 70, 100, 60)
/// lines.extent                                 // 200
/// lines.forEachItem(in: visible) { item, frame in print(item, frame) }
/// ```
///
/// Sizes are stored exactly. An item takes 8 bytes if a `Float` represents all lengths, which includes whole
/// and half points up to 2²³. If it doesn't represent one of the breadths, all breadths take 4 bytes more;
/// the same goes for extents. A line takes 40 bytes. Copies share memory until one of them changes. Frames
/// are computed on request, because every item that joins the last line rearranges it.
///
/// If all items have one size, `UniformLines` answers the same queries without any memory.
///
/// An invalid length (negative, infinite, or NaN) counts as 0.
public struct LineBreaking: Sendable {
  struct Line: BitwiseCopyable, Sendable {
    var firstItem: Int
    var start: Double
    /// The extent of the line's thickest item.
    var extent = 0.0
    /// The furthest end of this line and all lines before it. It ascends even if lines overlap, so a search
    /// can bisect it.
    var reach: Double
    /// The start of another item in the line, at the minimum spacing.
    var cursor = 0.0
  }

  /// The rules for breaking lines and placing items in them.
  public private(set) var rules: LineRules
  var columns = LineColumns()
  /// `true` if all items of the last line have one size. Other lines don't need this.
  var isLastLineUniform = true
  /// A Boolean value that indicates whether all lines are broken from the first item on.
  ///
  /// After ``resize(_:anchoring:)``, lines before anchored items may be broken backward.
  public internal(set) var isPackedForward = true

  /// Creates lines without items.
  public init(rules: LineRules) {
    self.rules = rules
  }

  /// The number of items.
  public var count: Int { columns.breadths.count }
  /// The number of lines. The last line may not be full.
  public var lineCount: Int { columns.lines.count }

  /// Returns the size given for an item, with invalid lengths replaced by 0.
  public func size(ofItem item: Int) -> LayoutSize {
    rules.axis.size(extent: columns.extents[item], breadth: columns.breadths[item])
  }

  /// The total length of all lines along the axis, without spacing after the last one.
  public var extent: Double { lineCount == 0 ? 0 : columns.lines[lineCount - 1].reach }

  /// Adds items after the last one.
  ///
  /// - Complexity: O(`count`) amortized, regardless of the items already added.
  @inlinable
  public mutating func append(count: Int, size: (_ index: Int) -> LayoutSize) {
    precondition(count >= 0, "LineBreaking.append(count:) was given a count of \(count)")
    guard count > 0 else { return }
    makeUnique()
    let first = self.count
    makeRoom(for: count)
    var breaker = resumeLastLine()
    // One slice at a time: the loop calls nothing but `size`, and the sizes are still in the cache when they
    // are stored.
    FlatColumn<Double>.withTemporary(count: Breaker.slice * 2) { sizes in
      var asked = 0
      while asked < count {
        let items = min(count &- asked, Breaker.slice)
        var usual = UsualLengths()
        // Two loops, because checking the axis for each item takes a tenth of the time.
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

  /// Adds items and breaks them into lines. Invalid lengths become 0 in `sizes`.
  ///
  /// - Parameters:
  ///   - sizes: The breadths of the items and, from `Breaker.slice` on, their extents.
  ///   - areUsual: `true` if ``UsualLengths`` accepts all of them.
  @usableFromInline
  mutating func append(
    _ added: Int, of sizes: FlatColumn<Double>, areUsual: Bool, to breaker: inout Breaker
  ) {
    let first = count
    if areUsual, let breadths = columns.breadths.extendNarrow(by: added) {
      if let extents = columns.extents.extendNarrow(by: added) {
        // Storing the lengths in the loop takes no extra time, because the loop waits for the sum of the line
        // so far.
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
    // First, because this replaces infinite lengths by 0.
    columns.breadths.append(sizes, from: 0, count: added)
    columns.extents.append(sizes, from: Breaker.slice, count: added)
    breaker.append(added, from: first) { (sizes[$0], sizes[Breaker.slice &+ $0]) }
  }

  /// Adds an item after the last one.
  @inlinable
  public mutating func append(_ size: LayoutSize) {
    append(count: 1) { _ in size }
  }

  /// Removes all items and keeps the memory for the next ones.
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

  /// Removes items, inserts others, and breaks the affected lines again. The closure gets the indices of the
  /// inserted items.
  ///
  /// - Complexity: O(*n*) from the line of the first affected item to the end.
  public mutating func shiftItems(_ shift: IndexShift, value size: (_ item: Int) -> LayoutSize) {
    let shift = RangeShift(shift)
    precondition(shift.fits(count), "LineBreaking.shiftItems was given others than its \(count) items")
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

  /// Resizes items and breaks lines again, from the line of the first resized item on.
  ///
  /// - Complexity: O(*n*) from this line to the end.
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

  /// Breaks the same items by other rules along the same axis, for example after the breadth has changed.
  ///
  /// - Complexity: O(*n*)
  public mutating func rebreak(by newRules: LineRules) {
    precondition(
      newRules.axis == rules.axis,
      "LineBreaking.rebreak(by:) cannot turn the axis \(rules.axis) to \(newRules.axis)")
    guard newRules != rules else { return rebreakForward() }
    (rules, isPackedForward) = (newRules, true)
    guard count > 0 else { return }
    makeUnique()
    breakAgain(fromLine: 0)
  }

  func store(_ size: LayoutSize, of item: Int) {
    precondition(item >= 0 && item < count, "LineBreaking.resize was given item \(item) of \(count)")
    columns.breadths[item] = Breaker.length(rules.axis.breadth(of: size))
    columns.extents[item] = Breaker.length(rules.axis.extent(of: size))
  }

  /// Breaks lines again, beginning with the line before `line`, because more items may fit into it.
  ///
  /// - Parameter starts: Items that begin lines even if they would fit into the previous one, in ascending
  ///   order.
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
        // From one start to the next, which avoids comparing the items in between with it.
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

  /// Copies the columns if another value shares them. Every change calls this first.
  @usableFromInline
  mutating func makeUnique() {
    if !isKnownUniquelyReferenced(&columns) { columns = LineColumns(copying: columns) }
  }
}
