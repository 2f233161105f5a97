extension LineBreaking {
  /// Traps if the store is inconsistent. For tests.
  public func _checkInvariants() {
    let (breadths, extents, lines) = (columns.breadths, columns.extents, columns.lines)
    precondition(
      lines.isEmpty == (count == 0), "LineBreaking: a line has no items, or items have no line")
    precondition(extents.count == count, "LineBreaking: an item lacks a breadth or an extent")
    precondition(
      columns.offsets.count == Self.offsetCount(forItems: count), "LineBreaking: an offset is missing")
    var nextItem = 0
    var start = 0.0
    var reach = 0.0
    for index in 0..<lineCount {
      let line = lines[index]
      let range = itemRange(inLine: index)
      precondition(
        line.firstItem == nextItem, "LineBreaking: line \(index) does not follow the previous line")
      precondition(!range.isEmpty, "LineBreaking: line \(index) is empty")
      precondition(line.start == start, "LineBreaking: line \(index) starts at \(line.start), not \(start)")
      var cursor = 0.0
      var extent = 0.0
      var isUniform = true
      let first = range.lowerBound
      for item in range {
        let isStored = item % Breaker.most == 0 && item > first
        precondition(
          !isStored || columns.offsets[item / Breaker.most] == cursor,
          "LineBreaking: item \(item) has the wrong offset")
        let end = cursor + breadth(of: item)
        cursor += breadth(of: item) + rules.itemSpacing
        extent = max(extent, extents[item])
        isUniform = isUniform && breadths[item] == breadths[first] && extents[item] == extents[first]
        precondition(
          item == first || end <= rules.limit,
          "LineBreaking: item \(item) exceeds its line")
      }
      precondition(line.cursor == cursor, "LineBreaking: line \(index) ends at \(line.cursor), not \(cursor)")
      precondition(line.extent == extent, "LineBreaking: line \(index) has the wrong extent")
      precondition(
        isLastLineUniform == isUniform || index < lineCount - 1,
        "LineBreaking: isLastLineUniform is wrong")
      reach = max(reach, start + extent)
      precondition(line.reach == reach, "LineBreaking: line \(index) reaches \(line.reach), not \(reach)")
      start += rules.pitch(after: extent)
      nextItem = range.upperBound
    }
    precondition(nextItem == count, "LineBreaking: items from \(nextItem) on are in no line")
  }
}
