extension LanePacking {
  /// Traps if what the queries rely on does not hold. For tests; O(n · lanes).
  public func _checkInvariants() {
    let (lengths, keys, spans, rows) = (columns.lengths, columns.keys, columns.spans, columns.rows)
    let (starts, blocks, shifts) = (columns.starts, columns.blocks, columns.shifts)
    precondition(packedCount >= 0 && packedCount <= count)
    precondition(keys.count == count && (spans.isEmpty || spans.count == count))
    let blockCount = shape.blocks(for: packedCount)
    precondition(starts.count == blockCount && blocks.count == blockCount)
    precondition(rows.count == (blockCount + 1) * shape.laneCount)
    precondition(!isSorted || shifts.isEmpty && spans.isEmpty)

    var ends = [Int64](repeating: 0, count: shape.laneCount)
    for index in 0..<packedCount {
      let block = shape.block(of: index)
      let isFirst = index == block &<< shape.blockBits
      if isFirst { checkRow(block, is: ends) }
      precondition(!isFirst || !isSorted || starts[block] == keys[index])
      precondition(!isSorted || index == 0 || keys[index - 1] <= keys[index])

      let lane = shape.lane(of: keys[index])
      let run = lane..<lane + span(at: index)
      precondition(run.upperBound <= shape.laneCount)
      let position = shape.position(of: keys[index]) + shifts[block, lane]
      let end = position + LaneUnit.units(ofLength: lengths[index])
      precondition(run.map { ends[$0] }.max() == position, "Item \(index) is not behind its lane's last one")
      for lane in run { ends[lane] = end + shape.spacing }
      precondition(end - position <= blocks[block].longest && end - position <= longest)
    }
    checkRow(blockCount, is: ends)
    checkDisorder()
  }

  private func checkRow(_ row: Int, is ends: [Int64]) {
    for lane in 0..<shape.laneCount {
      precondition(
        columns.rows[row * shape.laneCount + lane] + columns.shifts[row, lane] == ends[lane],
        "Checkpoint \(row) is wrong")
    }
  }

  private func checkDisorder() {
    for block in 0..<columns.blocks.count {
      var highest = Int64.min
      for index in block &<< shape.blockBits..<min((block + 1) &<< shape.blockBits, packedCount) {
        let position = shape.position(of: columns.keys[index])
        highest = max(highest, position)
        precondition(
          highest - position <= columns.blocks[block].disorder, "Block \(block) is less in order than it says"
        )
      }
      precondition(highest <= columns.blocks[block].highest)
    }
  }
}
