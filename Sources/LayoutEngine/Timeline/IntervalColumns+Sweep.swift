extension IntervalColumns {
  // MARK: Order

  /// Returns the first changed rank, or the count.
  func applyToOrder(_ shift: RangeShift) -> Int {
    guard !order.isEmpty else { return min(shift.firstChanged, count - shift.removedCount) }
    var firstRank = order.count
    var remaining = 0
    var isInOrder = true
    // An array indexed by old number finds each item at once.
    FlatColumn<UInt32>.withTemporary(count: order.count) { numbers in
      numbers.memory.update(repeating: .max)
      shift.forEachRun(of: numbers.count) { old, new in
        for index in 0..<old.count {
          numbers[old.lowerBound &+ index] = UInt32(truncatingIfNeeded: new &+ index)
        }
      }
      for rank in 0..<order.count {
        let number = numbers[Int(order[rank])]
        if number == .max {
          firstRank = min(firstRank, rank)
        } else {
          order[remaining] = number
          isInOrder = isInOrder && number == remaining
          remaining &+= 1
        }
      }
    }
    order.truncate(to: isInOrder ? 0 : remaining)
    return min(firstRank, remaining)
  }

  /// Merges new items and assigns columns again.
  ///
  /// - Parameters:
  ///   - rankRemoved: The first rank changed by removals.
  ///   - areInOrder: `true` if new items and their neighbors are in order.
  func sort(added: [Range<Int>], rankRemoved: Int, areInOrder: Bool) {
    if order.isEmpty, areInOrder { return assignColumns(from: rankRemoved) }
    if order.isEmpty {
      order.reserve(count)
      var item = 0
      for range in added {
        for known in item..<range.lowerBound { order.append(UInt32(known)) }
        item = range.upperBound
      }
      for known in item..<count { order.append(UInt32(known)) }
    }
    assignColumns(from: merge(added, orderedBefore: rankRemoved))
  }

  func areInOrder(around items: Range<Int>) -> Bool {
    let pairs = max(1, items.lowerBound)..<max(1, min(items.upperBound + 1, count))
    return pairs.allSatisfy { isBefore($0 - 1, $0) }
  }

  /// Returns the first rank whose item has changed.
  private func merge(_ added: [Range<Int>], orderedBefore rank: Int) -> Int {
    guard var first = added.first?.first else { return rank }
    for item in added.joined() where isBefore(item, first) { first = item }
    let firstRank = (0..<order.count).partition { isBefore(first, Int(order[$0])) }
    order.makeRoom(for: added.reduce(0) { $0 + $1.count })
    for item in added.joined() { order.appendInRoom(UInt32(item)) }
    order.sort(from: firstRank) { isBefore(Int($0), Int($1)) }
    return min(rank, firstRank)
  }

  // MARK: Columns

  private func firstOfCluster(at rank: Int) -> Int {
    var first = rank
    while first > 0 {
      let start = starts[item(at: first)]
      let block = reaches.first(above: start)
      let end = min(first, block &* 16 &+ 16)
      var reaching = min(first, block &* 16)
      while reaching < end, ends[item(at: reaching)] <= start { reaching += 1 }
      if reaching >= first { break }
      first = reaching
    }
    return first
  }

  private func assignColumns(from changed: Int) {
    reaches.truncate(to: changed / 16)
    addReaches(upTo: changed)
    // The previous cluster may have lost or gained an item.
    let firstRank = changed > 0 ? firstOfCluster(at: changed - 1) : 0
    itemColumns.extend(by: count - itemColumns.count)
    widths.extend(by: count - widths.count)
    sweep(from: firstRank)
  }

  private func addReaches(upTo rank: Int) {
    for block in reaches.count..<max(reaches.count, (rank + 15) / 16) {
      reaches.append(reach(of: block * 16..<min(rank, block * 16 + 16)))
    }
  }

  private func reach(of ranks: Range<Int>) -> Double {
    var reach = -Double.infinity
    for rank in ranks { reach = max(reach, ends[item(at: rank)]) }
    return reach
  }

  private func sweep(from firstRank: Int) {
    let firstBlock = firstRank / 16
    reaches.truncate(to: firstBlock)
    let order = order
    FlatColumn<Double>.withTemporary(count: LaterColumns.few) { columnEnds in
      // Two loops, so that the order isn't checked for each item.
      if order.isEmpty {
        sweep(from: firstRank, columnEnds: columnEnds) { $0 }
      } else {
        sweep(from: firstRank, columnEnds: columnEnds) { Int(order[$0]) }
      }
    }
    reaches.completeGroups(from: firstBlock)
  }

  /// - Parameter columnEnds: Room for the ends of a cluster's first columns.
  @inline(__always)
  private func sweep(from firstRank: Int, columnEnds: FlatColumn<Double>, itemAt: (_ rank: Int) -> Int) {
    let (starts, ends, itemColumns, widths, count) = (starts, ends, itemColumns, widths, count)
    func endCluster(_ ranks: Range<Int>, columnCount: Int) {
      let width = UInt16(truncatingIfNeeded: columnCount)
      for rank in ranks { widths[itemAt(rank)] = width }
    }
    var later = LaterColumns()
    defer { later.free() }
    var few = 0
    columnEnds.memory.update(repeating: -.infinity)
    var (clusterStart, clusterEnd) = (firstRank, -Double.infinity)
    var reach = reach(of: firstRank & ~15..<firstRank)
    for rank in firstRank..<count {
      let item = itemAt(rank)
      let (start, end) = (starts[item], ends[item])
      if start >= clusterEnd {
        endCluster(clusterStart..<rank, columnCount: few + later.count)
        if few == LaterColumns.few { later.removeAll() }
        (clusterStart, clusterEnd, few) = (rank, end, 0)
      }
      clusterEnd = end > clusterEnd ? end : clusterEnd

      var column = columnEnds.firstColumn(freeAt: start)
      if column < LaterColumns.few {
        columnEnds[column] = end
        few = max(few, column &+ 1)
      } else {
        column = later.assignColumn(from: start, to: end)
      }
      itemColumns[item] = UInt16(truncatingIfNeeded: column)

      reach = end > reach ? end : reach
      if rank & 15 == 15 {
        reaches.appendAlone(reach)
        reach = -.infinity
      }
    }
    if count & 15 > 0 { reaches.appendAlone(reach) }
    endCluster(clusterStart..<count, columnCount: few + later.count)
  }
}

extension FlatColumn<Double> {
  /// Returns the first column that is free at `start`, or `count`, which must be a multiple of four.
  @inline(__always)
  fileprivate func firstColumn(freeAt start: Double) -> Int {
    func busy(_ column: Int) -> Int { self[column] > start ? 1 : 0 }
    var column = 0
    // Columns are practically random, so a branch would be mispredicted.
    while column < count {
      let first = busy(column)
      let second = first & busy(column &+ 1)
      let third = second & busy(column &+ 2)
      let fourth = third & busy(column &+ 3)
      column &+= first &+ second &+ third &+ fourth
      if fourth == 0 { break }
    }
    return column
  }
}

extension FlatColumn {
  func sort(from first: Int, by isBefore: (Element, Element) -> Bool) {
    var rest = UnsafeMutableBufferPointer(rebasing: memory[first..<count])
    rest.sort(by: isBefore)
  }
}

/// The columns of a cluster after the first `few`, stored for a fast search.
struct LaterColumns {
  static let few = 24

  /// The columns' negated ends. A column is free if its negated end isn't below the item's negated start.
  private var ends = MaximumTree()

  var count: Int { ends.count }

  /// Returns the first free column, a new one, or the last one allowed.
  mutating func assignColumn(from start: Double, to end: Double) -> Int {
    // A column that ends at the start is free, too.
    let column = ends.first(above: (-start).nextDown)
    if column < count {
      ends.set(-end, at: column)
    } else {
      // The last column takes every item without a free column, so its end doesn't matter.
      guard Self.few + count < TimelineColumns.maximumColumnCount else { return Self.few + count - 1 }
      ends.append(-end)
    }
    return Self.few + column
  }

  mutating func removeAll() { ends.truncate(to: 0) }

  func free() { ends.free() }
}
