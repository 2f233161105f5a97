extension LineBreaking {
  /// Traps if the store contradicts itself. For tests, after every change.
  ///
  /// - Complexity: O(*n*)
  public func _checkInvariants() {
    precondition(
      lines.isEmpty == items.isEmpty, "LineBreaking: a line without items, or items without a line")
    var nextItem = 0
    var start = 0.0
    var reach = 0.0
    for index in 0..<lineCount {
      let line = lines[index]
      let range = itemRange(inLine: index)
      precondition(line.firstItem == nextItem, "LineBreaking: line \(index) does not follow the one before")
      precondition(!range.isEmpty, "LineBreaking: line \(index) is empty")
      precondition(line.start == start, "LineBreaking: line \(index) starts at \(line.start), not \(start)")
      var cursor = 0.0
      var extent = 0.0
      var isUniform = true
      let first = items[range.lowerBound]
      for item in range {
        let stored = items[item]
        precondition(stored.offset == cursor, "LineBreaking: item \(item) is out of place")
        let end = cursor + stored.breadth
        cursor += stored.breadth + rules.itemSpacing
        extent = max(extent, stored.extent)
        isUniform = isUniform && stored.breadth == first.breadth && stored.extent == first.extent
        precondition(
          item == range.lowerBound || end <= rules.limit,
          "LineBreaking: item \(item) ends past its line")
      }
      precondition(
        line.cursor == cursor && line.extent == extent, "LineBreaking: line \(index) has a wrong size")
      precondition(
        line.isUniform == isUniform || index < lineCount - 1,
        "LineBreaking: the last line is wrong about its items being equal")
      reach = max(reach, start + extent)
      precondition(line.reach == reach, "LineBreaking: line \(index) reaches \(line.reach), not \(reach)")
      start += rules.pitch(after: extent)
      nextItem = range.upperBound
    }
    precondition(nextItem == count, "LineBreaking: items after \(nextItem) are in no line")
  }
}
