/// The packing loops.
///
/// While block `b` is being packed, row `b + 1` of `rows` is the running state: packing can stop after any
/// item and go on from there.
struct LaneLoops {
  let shape: LaneShape
  let lengths: FlatColumn<LaneLength>
  let keys: FlatColumn<Int64>
  let spans: FlatColumn<UInt16>
  let rows: FlatColumn<Int64>
  let starts: FlatColumn<Int64>
  let blocks: FlatColumn<LaneBlock>

  /// The columns must stay alive, and hold an element for every item and block, as long as this is used.
  init(_ columns: LaneColumns, shape: LaneShape) {
    self.shape = shape
    lengths = columns.lengths
    keys = columns.keys
    spans = columns.spans
    rows = columns.rows
    starts = columns.starts
    blocks = columns.blocks
  }

  /// Moves those of the items that lie in a lane, all within one block.
  func move(_ items: Range<Int>, lane: Int, by delta: Int64) {
    let step = delta &<< shape.laneBits
    let mask = shape.laneMask
    for index in items { keys[index] &+= keys[index] & mask == Int64(lane) ? step : 0 }
  }

  private func span(_ index: Int) -> Int { min(Int(spans[index]), shape.laneCount) }
  private func row(_ block: Int) -> LaneRow { LaneRow(rows: rows, start: block * shape.laneCount) }

  /// Packs the items behind the packed ones.
  func pack(_ range: Range<Int>, keepingLanes: Bool) {
    if keepingLanes {
      return place(range, spanned: !spans.isEmpty) { index, _ in shape.lane(of: keys[index]) }
    }
    switch (shape.placement, spans.isEmpty) {
    case (.shortestLane, true): packShortest(range)
    case (.shortestLane, false):
      place(range, spanned: true) { index, ends in lowestRun(of: span(index), in: ends) }
    case (.sequential, false):
      place(range, spanned: true) { index, ends in
        let span = span(index)
        return span == 1 ? index % shape.laneCount : lowestRun(of: span, in: ends)
      }
    case (.sequential, true): packSequential(range)
    }
  }

  private func packShortest(_ range: Range<Int>) {
    switch shape.laneCount {
    case 1: packShortest(range, LaneNetwork<LaneChainEnd>.self)
    case 2: packShortest(range, LaneNetwork<LaneChain1>.self)
    case 3: packShortest(range, LaneNetwork<LaneChain2>.self)
    case 4: packShortest(range, LaneNetwork<LaneChain3>.self)
    case 5: packShortest(range, LaneNetwork<LaneChain4>.self)
    case 6: packShortest(range, LaneNetwork<LaneChain5>.self)
    case 7: packShortest(range, LaneNetwork<LaneChain6>.self)
    case 8: packShortest(range, LaneNetwork<LaneChain7>.self)
    default: packShortest(range, LaneHeap.self)
    }
  }

  @inline(__always)
  private func packShortest<Queue: LaneQueue>(_ range: Range<Int>, _: Queue.Type) {
    FlatColumn<Int64>.withTemporary(count: shape.laneCount) { sorted in
      let first = shape.block(of: range.lowerBound)
      beginBlock(first, at: range.lowerBound)
      for lane in 0..<shape.laneCount { sorted[lane] = shape.key(row(first + 1)[lane], lane: lane) }
      sorted.sort()
      var queue = Queue(sorted: sorted)
      forEachStretch(range) { block, items, gap in
        let lengths = LaneLength.summary(of: items, in: lengths)
        if isPlain(lengths) {
          for index in items {
            let key = queue.least
            keys[index] = key
            queue.replaceLeast(with: key &+ (self.lengths[index].unitsIfShort &+ gap) &<< shape.laneBits)
          }
        } else {
          for index in items {
            let key = queue.least
            keys[index] = key
            queue.replaceLeast(with: key &+ (shape.advance(self.lengths[index]) &+ gap) &<< shape.laneBits)
          }
        }
        let ends = row(block + 1)
        queue.forEachKey { ends[shape.lane(of: $0)] = shape.position(of: $0) }
        // The new items ascend; those before them in the block may have been moved further.
        var summary = blocks[block]
        summary.longest = max(summary.longest, lengths.longest)
        if lengths.owes { summary.owed += owed(items) }
        summary.disorder = max(
          summary.disorder, summary.highest &- shape.position(of: keys[items.lowerBound]))
        summary.highest = max(summary.highest, shape.position(of: keys[items.upperBound - 1]))
        blocks[block] = summary
      }
    }
  }

  /// First every item's step alone, which goes several at a time; then the sums, lane by lane, so that the key of a
  /// lane's next item stays in a register.
  private func packSequential(_ range: Range<Int>) {
    forEachStretch(range) { block, items, gap in
      let ends = row(block + 1)
      let lengths = LaneLength.summary(of: items, in: lengths)
      if isPlain(lengths) {
        for index in items {
          keys[index] = (self.lengths[index].unitsIfShort &+ gap) &<< shape.laneBits
        }
      } else {
        for index in items {
          keys[index] = (shape.advance(self.lengths[index]) &+ gap) &<< shape.laneBits
        }
      }
      var summary = blocks[block]
      var lowest = Int64.max
      for first in items.prefix(shape.laneCount) {
        let lane = first % shape.laneCount
        lowest = min(lowest, ends[lane])
        var key = shape.key(ends[lane], lane: lane)
        var index = first
        while index < items.upperBound {
          let step = keys[index]
          keys[index] = key
          key &+= step
          index &+= shape.laneCount
        }
        ends[lane] = shape.position(of: key)
        summary.highest = max(summary.highest, ends[lane])
      }
      summary.longest = max(summary.longest, lengths.longest)
      summary.disorder = max(summary.disorder, summary.highest &- lowest)
      blocks[block] = summary
    }
  }

  /// Whether what is behind each item is as far on as its units in 31 bits say.
  private func isPlain(_ lengths: LaneLength.Summary) -> Bool {
    !lengths.hasLong && (shape.sharesOwed || !lengths.owes)
  }

  /// What all lanes together owe for some items, each in one lane.
  private func owed(_ items: Range<Int>) -> Int64 {
    shape.sharesOwed ? items.reduce(0) { $0 + lengths[$1].owed } : 0
  }

  /// Any placement: `lane` chooses an item's first lane from its index and the lanes' running ends.
  @inline(__always)
  private func place(_ range: Range<Int>, spanned: Bool, lane: (Int, LaneRow) -> Int) {
    forEachStretch(range) { block, items, gap in
      let ends = row(block + 1)
      var summary = blocks[block]
      for index in items {
        let first = lane(index, ends)
        let length = lengths[index]
        let next = shape.advance(length) &+ gap
        var position = ends[first]
        if spanned {
          let run = first..<first + span(index)
          for other in run { position = max(position, ends[other]) }
          for other in run { ends[other] = position &+ next }
          if shape.sharesOwed { summary.owed += length.owed * Int64(run.count) }
          // The block was begun as if each of its items covered one lane.
          summary.rest += shape.spacingOwed * Int64(run.count - 1)
        } else {
          ends[first] = position &+ next
          if shape.sharesOwed { summary.owed += length.owed }
        }
        keys[index] = shape.key(position, lane: first)
        summary.longest = max(summary.longest, length.units)
        summary.highest = max(summary.highest, position)
        summary.disorder = max(summary.disorder, summary.highest &- position)
      }
      blocks[block] = summary
    }
  }

  /// Hands over a block, some of its items, and the gap behind each of these.
  @inline(__always)
  private func forEachStretch(_ range: Range<Int>, _ body: (Int, Range<Int>, Int64) -> Void) {
    var index = range.lowerBound
    while index < range.upperBound {
      let block = shape.block(of: index)
      beginBlock(block, at: index)
      let (start, gaps) = (block &<< shape.blockBits, LaneGaps(of: blocks[block], shape))
      let end = min(start + shape.blockSize, range.upperBound)
      var place = lanesCovered(by: start..<index)
      while index < end {
        let change = gaps.change(after: place)
        let next = spans.isEmpty || change == .max ? index + min(end - index, change - place) : index + 1
        body(block, index..<next, gaps[place])
        place += lanesCovered(by: index..<next)
        index = next
      }
      starts[block] = keys[start]
      for lane in 0..<shape.laneCount { shape.checkLimit(row(block + 1)[lane]) }
    }
  }

  /// An item that covers several lanes counts as that many.
  private func lanesCovered(by items: Range<Int>) -> Int {
    spans.isEmpty ? items.count : items.reduce(0) { $0 + span($1) }
  }

  /// The gap behind an item that is packed.
  func gap(behind index: Int) -> Int64 {
    let block = shape.block(of: index)
    let gaps = LaneGaps(of: blocks[block], shape)
    return gaps[gaps.change(after: 0) == .max ? 0 : lanesCovered(by: block &<< shape.blockBits..<index)]
  }

  /// Copies the checkpoint into the running state where `index` is the block's first item, and sees what is owed there.
  private func beginBlock(_ block: Int, at index: Int) {
    guard index == block &<< shape.blockBits else { return }
    for lane in 0..<shape.laneCount { row(block + 1)[lane] = row(block)[lane] }
    var new = LaneBlock()
    new.rest = Int64(shape.blockSize) * shape.spacingOwed
    if block > 0 { new.rest += blocks[block - 1].rest + blocks[block - 1].owed * LaneShape.partsOfUnit }
    if new.rest > 0 {
      let unitInAllLanes = LaneShape.partsOfUnit * Int64(shape.laneCount)
      (new.madeUp, new.rest) = new.rest.quotientAndRemainder(dividingBy: unitInAllLanes)
    }
    blocks[block] = new
  }

  /// The first lane of the run whose highest end is lowest, the first of equals.
  private func lowestRun(of span: Int, in ends: LaneRow) -> Int {
    var best = 0
    var bestEnd = Int64.max
    var first = 0
    while first + span <= shape.laneCount {
      var highest = Int64.min
      var lane = first + span - 1
      while lane >= first, ends[lane] < bestEnd {
        highest = max(highest, ends[lane])
        lane -= 1
      }
      if lane < first {
        best = first
        bestEnd = highest
        first += 1
      } else {
        // Every run with this lane is as high as the best: go on behind it.
        first = lane + 1
      }
    }
    return best
  }
}

/// One row of checkpoints: a number a lane.
struct LaneRow {
  fileprivate let rows: FlatColumn<Int64>
  fileprivate let start: Int

  subscript(lane: Int) -> Int64 {
    get { rows[start + lane] }
    nonmutating set { rows[start + lane] = newValue }
  }
}
