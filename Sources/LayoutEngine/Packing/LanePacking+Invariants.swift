extension LanePacking {
  /// Traps if an invariant is violated. For tests.
  ///
  /// - Complexity: O(n · lanes)
  public func _checkInvariants() {
    let (starts, lanes, spans) = (columns.starts, columns.lanes, columns.spans)
    precondition(packedCount >= 0 && packedCount <= count)
    precondition(starts.count == count && lanes.count == count && (spans.isEmpty || spans.count == count))
    let blockCount = shape.blocks(for: packedCount)
    precondition(columns.bases.count == blockCount + 1)
    precondition(columns.checkpoints.count == (blockCount + 1) * shape.laneCount)
    precondition(!isSorted || spans.isEmpty && columns.shifts.isEmpty)

    var ends = (0..<shape.laneCount).map { isPackedForward ? 0 : checkpoint(0, $0) }
    for index in 0..<packedCount {
      let block = shape.block(of: index)
      if index == shape.start(ofBlock: block) {
        checkCheckpoint(block, is: ends)
        precondition(!isSorted || columns.bases[block] == starts[index])
      }
      precondition(!isSorted || index == 0 || starts[index - 1] <= starts[index])

      let lane = Int(lanes[index])
      let run = lane..<lane + span(at: index)
      precondition(run.upperBound <= shape.laneCount)
      let position = position(of: index, in: lane)
      var end = -Double.infinity
      for lane in run { end = max(end, ends[lane]) }
      precondition(
        isPackedForward ? isClose(end, position) : end < position + Self.tolerance,
        "Item \(index) does not follow the previous item of its lane")
      precondition(columns.lengths[index] <= longest)
      for lane in run { ends[lane] = position + columns.lengths[index] + shape.spacing }
    }
    checkCheckpoint(blockCount, is: ends)
  }

  private func checkCheckpoint(_ block: Int, is ends: [Double]) {
    precondition(
      ends.indices.allSatisfy {
        isPackedForward
          ? isClose(checkpoint(block, $0), ends[$0]) : ends[$0] < checkpoint(block, $0) + Self.tolerance
      }, "Checkpoint \(block) is wrong")
  }

  private func isClose(_ position: Double, _ other: Double) -> Bool {
    abs(position - other) < Self.tolerance
  }

  /// Sums in a different order differ by rounding errors.
  private static let tolerance = 1e-5
}
