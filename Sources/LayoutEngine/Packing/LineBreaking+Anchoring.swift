// Resizing items without moving the items on screen. Lines before the screen are filled from the last to the
// first, so the incomplete line is far from the screen.

extension LineBreaking {
  /// Resizes items. Lines with anchored items stay as they are, unless an anchored item itself is resized.
  ///
  /// The item after the anchored lines begins a new line. With leading alignment, it joins the last anchored
  /// line if it fits and isn't thicker than that line.
  ///
  /// - Complexity: O(*n*)
  public mutating func resize(
    _ changes: some Sequence<(item: Int, size: LayoutSize)>, anchoring anchored: ClosedRange<Int>
  ) {
    precondition(
      anchored.lowerBound >= 0 && anchored.upperBound < count,
      "LineBreaking.resize(_:anchoring:): items \(anchored) are out of range (\(count) items)")
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
        // The resized item may move the items after it.
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

  /// Breaks all lines again unless they are packed forward.
  ///
  /// - Complexity: O(*n*)
  public mutating func rebreakForward() {
    guard !isPackedForward else { return }
    isPackedForward = true
    guard count > 0 else { return }
    makeUnique()
    breakAgain(fromLine: 0)
  }

  /// Fills lines backward and returns their first items, except item 0.
  private func startsOfLines(before end: Int) -> [Int] {
    var starts: [Int] = []
    var cursor: Double?
    // Sums in this direction may be slightly larger.
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

  /// Returns the items of the lines on screen, which must not move, or `nil` if there are none. Leaves out
  /// leading lines in which an off-screen item changes.
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
