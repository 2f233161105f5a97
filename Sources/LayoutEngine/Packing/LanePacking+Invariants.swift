extension LanePacking {
  /// Traps if what the queries rely on does not hold. For tests; O(n · lanes).
  public func _checkInvariants() {
    let (keys, spans) = (columns.keys, columns.spans)
    precondition(packedCount >= 0 && packedCount <= count)
    precondition(keys.count == count && (spans.isEmpty || spans.count == count))
    let blockCount = shape.blocks(for: before == nil ? packedCount : count)
    precondition(columns.starts.count == blockCount && columns.blocks.count == blockCount)
    precondition(columns.rows.count == (blockCount + 1) * shape.laneCount)
    precondition(before == nil || !isPacked && packedCount & (shape.blockSize - 1) == 0)

    let zeros = [Int64](repeating: 0, count: shape.laneCount)
    checkPlaces(behind: zeros, isLoose: false)
    checkRow(shape.blocks(for: packedCount), is: lastRow, isLoose: false)
    guard let before else { return }
    placesBefore?.checkPlaces(behind: before.row.isEmpty ? zeros : before.row, isLoose: before.isLoose)
  }

  /// Where the packed items end, lane by lane, in units.
  private var lastRow: [Int64] {
    var ends = [Int64](repeating: 0, count: shape.laneCount)
    for index in 0..<packedCount {
      let lane = shape.lane(of: columns.keys[index])
      let end = next(behind: index)
      for lane in lane..<lane + span(at: index) { ends[lane] = end }
    }
    return ends
  }

  /// Where the next item starts behind one, in units.
  private func next(behind index: Int) -> Int64 {
    position(of: index) + shape.advance(columns.lengths[index])
      + LaneLoops(columns, shape: shape).gap(behind: index)
  }

  private func position(of index: Int) -> Int64 {
    let key = columns.keys[index]
    return shape.position(of: key) + columns.shifts[shape.block(of: index), shape.lane(of: key)]
  }

  /// From the first block that is looked at, in which lanes go on where `row` says.
  private func checkPlaces(behind row: [Int64], isLoose: Bool) {
    let (lengths, keys, blocks) = (columns.lengths, columns.keys, columns.blocks)
    let start = firstBlock &<< shape.blockBits
    var ends = row
    var owed = [Int64](repeating: 0, count: blocks.count)
    for index in start..<packedCount {
      let block = shape.block(of: index)
      let isFirst = index == block &<< shape.blockBits
      if isFirst, block > firstBlock { checkRow(block, is: ends, isLoose: isLoose) }
      precondition(!isFirst || !isSorted || columns.starts[block] == keys[index])
      precondition(!isSorted || index == start || keys[index - 1] <= keys[index])

      let lane = shape.lane(of: keys[index])
      let run = lane..<lane + span(at: index)
      precondition(run.upperBound <= shape.laneCount)
      precondition(!isSorted || run.count == 1 && columns.shifts[block, lane] == 0)
      let position = position(of: index)
      let length = lengths[index].units
      let start = run.map { ends[$0] }.max() ?? 0
      precondition(
        isLoose ? start <= position : start == position, "Item \(index) is not behind its lane's last one")
      for lane in run { ends[lane] = next(behind: index) }
      precondition(length <= blocks[block].longest && length <= longest)
      if shape.sharesOwed { owed[block] += lengths[index].owed * Int64(run.count) }
    }
    for block in firstBlock..<shape.blocks(for: packedCount) {
      precondition(owed[block] == blocks[block].owed, "What block \(block) owes is wrong")
      precondition(hasOtherGaps || blocks[block].madeUp == 0 && owed[block] == 0)
    }
    for block in firstBlock..<shape.blocks(for: packedCount) { checkDisorder(ofBlock: block) }
  }

  private func checkRow(_ row: Int, is ends: [Int64], isLoose: Bool) {
    for lane in 0..<shape.laneCount {
      let end = checkpoint(row, lane)
      precondition(isLoose ? end >= ends[lane] : end == ends[lane], "Checkpoint \(row) is wrong")
    }
  }

  private func checkDisorder(ofBlock block: Int) {
    var highest = Int64.min
    for index in block &<< shape.blockBits..<min((block + 1) &<< shape.blockBits, packedCount) {
      let position = shape.position(of: columns.keys[index])
      highest = max(highest, position)
      precondition(
        highest - position <= columns.blocks[block].disorder, "Block \(block) is less in order than it says")
    }
    precondition(highest <= columns.blocks[block].highest)
  }
}
