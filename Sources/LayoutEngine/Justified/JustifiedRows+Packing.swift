extension JustifiedRows {
  mutating func pack(_ ratios: FlatColumn<Double>, of items: Range<Int>) {
    let (breadth, spacing, target) = (rules.breadth, rules.itemSpacing, rules.targetExtent)
    var (first, sum) = (firstLeft, sum)
    if items.lowerBound % Self.slice == 0 { columns.sums.append(sum) }
    for index in 0..<items.count {
      let item = items.lowerBound &+ index
      let sumWith = sum + ratios[index]
      // Avoids a division.
      if breadth - spacing * Double(item &- first) > target * sumWith {
        sum = sumWith
        continue
      }
      (self.sum, firstLeft) = (sum, first)
      endRow(at: item, ratio: ratios[index])
      (first, sum) = (firstLeft, self.sum)
    }
    (self.sum, firstLeft) = (sum, first)
  }

  /// Ends the last row after or before an item, whichever is nearer to the target.
  private mutating func endRow(at item: Int, ratio: Double) {
    let target = rules.targetExtent
    let before = item - firstLeft
    let room = rules.room(for: before + 1)
    let extentWith = room / (sum + ratio)
    guard before > 0 else { return endRow(before: item + 1, extent: extentWith) }
    let extentWithout = rules.room(for: before) / sum
    // If there is no room, the item also goes to the next row.
    guard room <= 0 || abs(extentWithout - target) < abs(extentWith - target) else {
      return endRow(before: item + 1, extent: extentWith)
    }
    endRow(before: item, extent: extentWithout)
    // The item alone may fill a row.
    if rules.breadth > target * ratio {
      sum = ratio
    } else {
      endRow(before: item + 1, extent: rules.breadth / ratio)
    }
  }

  private mutating func endRow(before end: Int, extent: Double) {
    let extent = rules.limit(extent)
    columns.rows.append(Row(firstItem: firstLeft, start: nextStart, extent: extent))
    nextStart += extent + rules.lineSpacing
    (firstLeft, sum) = (end, 0)
  }

  mutating func unpack(fromRow row: Int) {
    if row < fullRows.upperBound {
      (firstLeft, nextStart) = (columns.rows[row].firstItem, columns.rows[row].start)
    }
    columns.rows.truncate(to: row)
    columns.sums.truncate(to: Self.sumCount(forItems: firstLeft))
    sum = 0
  }

  mutating func packAgain(fromRow row: Int) {
    unpack(fromRow: row)
    FlatColumn<Double>.withTemporary(count: Self.slice) { ratios in
      var item = firstLeft
      while item < count {
        let items = item..<min(count, item + Self.slice - item % Self.slice)
        columns.ratios.copy(items, to: ratios, at: 0)
        pack(ratios, of: items)
        item = items.upperBound
      }
    }
  }

  /// Traps if the data is inconsistent.
  ///
  /// - Complexity: O(*n*)
  public func _checkInvariants() {
    precondition(columns.sums.count == Self.sumCount(forItems: count), "JustifiedRows: a sum is missing")
    var (item, start) = (0, 0.0)
    for index in 0...fullRows.upperBound {
      let isFull = index < fullRows.upperBound
      let row = isFull ? columns.rows[index] : lastRow
      precondition(
        row.firstItem == item, "JustifiedRows: row \(index) does not follow the previous row")
      precondition(row.start == start, "JustifiedRows: row \(index) starts at \(row.start), not \(start)")
      let items = itemRange(inRow: index)
      precondition(!isFull || !items.isEmpty, "JustifiedRows: row \(index) is empty")
      var sum = 0.0
      for item in items {
        precondition(
          item % Self.slice > 0 || item == items.lowerBound || columns.sums[item / Self.slice] == sum,
          "JustifiedRows: the sum before item \(item) is wrong")
        sum += columns.ratios[item]
      }
      if isFull {
        precondition(
          row.extent == rules.limit(rules.room(for: items.count) / sum),
          "JustifiedRows: row \(index) has the wrong extent")
      } else {
        precondition(
          self.sum == sum && (items.isEmpty || rules.room(for: items.count) > rules.targetExtent * sum),
          "JustifiedRows: the remaining items fill a row")
      }
      item = items.upperBound
      start += row.extent + rules.lineSpacing
    }
    precondition(item == count, "JustifiedRows: items from \(item) on are in no row")
  }
}
