// Items that turn out to have another size while others are on screen, which must not move. Lines behind those on screen are broken
// as ever. Lines before them are filled from the last one to the first, so that what is left over is the first line, far from the
// screen. `rebreakForward()` breaks all of them from the start again.

extension LineBreaking {
  /// Gives items new sizes. Lines with anchored items are preserved, unless one of these has another size itself.
  ///
  /// The item behind the anchored lines begins a line of its own. Where lines lead, it joins the last anchored one if it fits into it and is
  /// no thicker: that moves nothing.
  ///
  /// - Complexity: O(*n*)
  public mutating func resize(
    _ changes: some Sequence<(item: Int, size: LayoutSize)>, anchoring anchored: ClosedRange<Int>
  ) {
    precondition(
      anchored.lowerBound >= 0 && anchored.upperBound < count,
      "LineBreaking.resize(_:anchoring:) was given \(anchored) of \(count) items")
    let start = itemRange(inLine: line(ofItem: anchored.lowerBound)).lowerBound
    var end = itemRange(inLine: line(ofItem: anchored.upperBound)).upperBound
    var (changesBefore, changesBehind) = (false, false)
    makeUnique()
    for (item, size) in changes {
      store(size, of: item)
      if item < start {
        changesBefore = true
      } else {
        changesBehind = true
        // An anchored item that changes itself may move what is behind it.
        if item < end { end = itemRange(inLine: line(ofItem: item)).lowerBound }
      }
    }
    let lastAnchored = end > start ? line(ofItem: end - 1) : nil
    var lineStarts: [Int] = []
    if changesBefore {
      let last = changesBehind ? lastAnchored : lineCount - 1
      lineStarts = startsOfLines(before: start) + (end > start || !changesBehind ? [start] : [])
      if let last { lineStarts += (line(ofItem: start) + 1..<last + 1).map { columns.lines[$0].firstItem } }
      isPackedForward = false
    }
    guard changesBefore || changesBehind else { return }
    var first = changesBefore ? 0 : lineCount
    if changesBehind, end < count {
      if !changesBefore { first = line(ofItem: end) }
      lineStarts.append(lastAnchored.map { firstItem(notJoining: $0, behind: end) } ?? end)
    }
    if first < lineCount { breakAgain(fromLine: first, beginningLinesWith: lineStarts) }
  }

  /// Breaks all lines from the first item on, as the rules say. Does nothing if they are already.
  ///
  /// - Complexity: O(*n*)
  public mutating func rebreakForward() {
    guard !isPackedForward else { return }
    isPackedForward = true
    guard count > 0 else { return }
    makeUnique()
    breakAgain(fromLine: 0)
  }

  /// The first items of the lines before an item, filled from the last one to the first. The very first item is not among them.
  private func startsOfLines(before end: Int) -> [Int] {
    var starts: [Int] = []
    var cursor: Double?
    // Added up in the other direction, breadths may be a little more.
    let limit = rules.limit - 1e-9
    for item in (0..<end).reversed() {
      let breadth = breadth(of: item)
      if let begun = cursor {
        let next = begun + rules.itemSpacing + breadth
        if next > limit { starts.append(item + 1) }
        cursor = next > limit ? breadth : next
      } else {
        cursor = breadth
      }
    }
    return starts.reversed()
  }

  /// The first item from one on that does not join a line which must not move.
  private mutating func firstItem(notJoining line: Int, behind end: Int) -> Int {
    let stored = columns.lines[line]
    var (item, cursor) = (end, stored.cursor)
    while item < count, cursor + columns.breadths[item] <= rules.limit {
      guard rules.isLeading, columns.extents[item] <= stored.extent else {
        isPackedForward = false
        break
      }
      cursor += breadth(of: item) + rules.itemSpacing
      item += 1
    }
    return item
  }

  /// The items that must not move while others change: those in the lines that are shown, but for lines at the beginning in which
  /// items change that are not shown themselves. Nil where there are none.
  ///
  /// - Complexity: O(shown items · changing items)
  public func itemsThatStay(showing shown: Set<Int>, changing items: [Int]) -> ClosedRange<Int>? {
    guard let first = shown.min(), let last = shown.max(), last < count else { return nil }
    let strangers = items.filter { !shown.contains($0) }
    let ranges = (line(ofItem: first)...line(ofItem: last)).map(itemRange(inLine:))
    guard let begin = ranges.first(where: { line in !strangers.contains(where: line.contains) })?.lowerBound,
      let end = ranges.last?.upperBound
    else { return nil }
    return begin...end - 1
  }
}
