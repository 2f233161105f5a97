extension IntervalColumns {
  // MARK: Order

  /// Takes items out of the order, and numbers those behind them anew. Answers the rank of the first of them, or the count.
  func removeFromOrder(_ range: Range<Int>, replacedBy added: Int) -> Int {
    guard !order.isEmpty else { return range.lowerBound }
    var kept = 0
    var firstRank = order.count
    for rank in 0..<order.count {
      let item = Int(order[rank])
      if range.contains(item) {
        firstRank = min(firstRank, rank)
      } else {
        order[kept] = UInt32(item < range.lowerBound ? item : item - range.count + added)
        kept += 1
      }
    }
    order.truncate(to: kept)
    return min(firstRank, kept)
  }

  /// Puts items in order that are in none yet, and places all that this concerns. From the rank `rankRemoved` on the order has
  /// changed already.
  func sort(addedTo added: Range<Int>, rankRemoved: Int) {
    var isInOrder = order.isEmpty
    if isInOrder {
      isInOrder = areInOrder(max(1, added.lowerBound)..<max(1, min(added.upperBound + 1, count)))
      if !isInOrder {
        order.reserve(count)
        for item in 0..<count where !added.contains(item) { order.append(UInt32(item)) }
      }
    }
    let firstRank = isInOrder ? rankRemoved : merge(added, orderedBefore: rankRemoved)
    placeAgain(from: firstRank)
  }

  /// Whether each of the items comes behind the one before it.
  private func areInOrder(_ items: Range<Int>) -> Bool {
    guard let first = items.first else { return true }
    let (starts, ends) = (starts, ends)
    var (start, end) = (starts[first - 1], ends[first - 1])
    for item in items {
      let (nextStart, nextEnd) = (starts[item], ends[item])
      if nextStart < start || nextStart == start && nextEnd > end { return false }
      (start, end) = (nextStart, nextEnd)
    }
    return true
  }

  /// Answers the first rank whose item has changed.
  private func merge(_ added: Range<Int>, orderedBefore rank: Int) -> Int {
    guard var first = added.first else { return rank }
    for item in added where isBefore(item, first) { first = item }
    let firstRank = (0..<order.count).partition { isBefore(first, Int(order[$0])) }
    order.makeRoom(for: added.count)
    for item in added { order.appendInRoom(UInt32(item)) }
    order.sort(from: firstRank) { isBefore(Int($0), Int($1)) }
    return min(rank, firstRank)
  }

  // MARK: Columns

  /// The first rank of the cluster that an item is in: of all that start before it, none reaches beyond the start of that one.
  private func firstOfCluster(at rank: Int) -> Int {
    var first = rank
    while first > 0 {
      let start = starts[item(at: first)]
      let block = reaches.first(above: start)
      let end = min(first, block &* 16 &+ 16)
      var reaching = min(first, block &* 16)
      while reaching < end, ends[item(at: reaching)] <= start { reaching += 1 }
      // Nobody before it does.
      if reaching >= first { break }
      first = reaching
    }
    return first
  }

  /// Places the items of a rank and of all behind it.
  private func placeAgain(from changed: Int) {
    reaches.truncate(to: changed / 16)
    addReaches(upTo: changed)
    // The cluster before may have lost an item, or get one.
    let firstRank = changed > 0 ? firstOfCluster(at: changed - 1) : 0
    reaches.truncate(to: changed / 16)
    addReaches(upTo: count)
    places.extend(by: count - places.count)
    widths.extend(by: count - widths.count)
    sweep(from: firstRank)
  }

  private func addReaches(upTo rank: Int) {
    let (ends, order) = (ends, order)
    for block in reaches.count..<max(reaches.count, (rank + 15) / 16) {
      var reach = -Double.infinity
      for rank in block &* 16..<min(rank, block &* 16 &+ 16) {
        let end = ends[order.isEmpty ? rank : Int(order[rank])]
        reach = end > reach ? end : reach
      }
      reaches.append(reach)
    }
  }

  private func sweep(from firstRank: Int) {
    var cluster = ColumnEnds()
    var clusterStart = firstRank
    var clusterEnd = -Double.infinity
    let (starts, ends, places, order, count) = (starts, ends, places, order, count)
    for rank in firstRank..<count {
      let item = order.isEmpty ? rank : Int(order[rank])
      let (start, end) = (starts[item], ends[item])
      if start >= clusterEnd {
        endCluster(clusterStart..<rank, columnCount: cluster.count)
        cluster.removeAll()
        clusterStart = rank
        clusterEnd = end
      }
      clusterEnd = end > clusterEnd ? end : clusterEnd
      places[item] = UInt16(truncatingIfNeeded: cluster.takeColumn(from: start, to: end))
    }
    endCluster(clusterStart..<count, columnCount: cluster.count)
    cluster.free()
  }

  private func endCluster(_ ranks: Range<Int>, columnCount: Int) {
    let (widths, order, width) = (widths, order, UInt16(truncatingIfNeeded: columnCount))
    for rank in ranks { widths[order.isEmpty ? rank : Int(order[rank])] = width }
  }
}

extension FlatColumn {
  /// Sorts the elements from an index on.
  func sort(from first: Int, by isBefore: (Element, Element) -> Bool) {
    var rest = UnsafeMutableBufferPointer(rebasing: memory[first..<count])
    rest.sort(by: isBefore)
  }
}
