/// The packing loops.
///
/// Packing can stop after any item, because row `b + 1` of the checkpoints contains the lanes' current ends
/// while block `b` is packed. The ends are relative to a base, which is the lowest end when packing last
/// stopped. Sums are therefore exact at any distance from the origin.
struct LaneLoops {
  private let shape: LaneShape
  private let lengths: LengthColumn
  private let starts: FlatColumn<Double>
  private let lanes: FlatColumn<UInt16>
  private let spans: FlatColumn<UInt16>
  private let bases: FlatColumn<Double>
  private let checkpoints: FlatColumn<Double>

  /// The columns must outlive the loops, and have room for every item and block.
  init(_ columns: LaneColumns, shape: LaneShape) {
    self.shape = shape
    lengths = columns.lengths
    starts = columns.starts
    lanes = columns.lanes
    spans = columns.spans
    bases = columns.bases
    checkpoints = columns.checkpoints
  }

  /// - Parameter prepare: A closure that may write lengths before they are read. It gets a few items at a
  ///   time, or none.
  func pack(_ range: Range<Int>, retainingLanes: Bool, prepare: (Range<Int>) -> Void = { _ in }) {
    if retainingLanes {
      return pack(range, prepare) { index, _ in Int(lanes[index]) }
    }
    switch (shape.placement, spans.isEmpty) {
    case (.shortestLane, true): packShortest(range, prepare)
    case (.shortestLane, false): pack(range, prepare) { index, ends in ends.lowestRun(of: span(index)) }
    case (.sequential, true): packSequential(range, prepare)
    case (.sequential, false):
      pack(range, prepare) { index, ends in
        let span = span(index)
        return span == 1 ? index % shape.laneCount : ends.lowestRun(of: span)
      }
    }
  }

  /// All `items` must belong to one block.
  func move(_ items: Range<Int>, lane: UInt16, by delta: Double) {
    for index in items { starts[index] += lanes[index] == lane ? delta : 0 }
  }

  // MARK: Loops

  private func packShortest(_ range: Range<Int>, _ prepare: (Range<Int>) -> Void) {
    switch shape.laneCount {
    case 1: packShortest(range, prepare, LaneChainEnd<Int64>.self)
    case 2: packShortest(range, prepare, LaneChain1<Int64>.self)
    case 3: packShortest(range, prepare, LaneChain2<Int64>.self)
    case 4: packShortest(range, prepare, LaneChain3<Int64>.self)
    case 5: packShortest(range, prepare, LaneChain4<Int64>.self)
    case 6: packShortest(range, prepare, LaneChain5<Int64>.self)
    case 7: packShortest(range, prepare, LaneChain6<Int64>.self)
    case 8: packShortest(range, prepare, LaneChain7<Int64>.self)
    default: packShortestOfMany(range, prepare)
    }
  }

  /// The number of items prepared at once. The processor can fetch the memory of the next items meanwhile.
  private static let runCount = 32

  @inline(__always)
  private func packShortest<Others: LaneChain<Int64>>(
    _ range: Range<Int>, _ prepare: (Range<Int>) -> Void, _: Others.Type
  ) {
    typealias Network = LaneNetwork<Others>
    let spacing = LaneUnit.units(shape.spacing)
    // Prevents overflow: an end beyond nearly 2³⁰ points counts as this limit. Such a lane gets no item in
    // this block, because 256 of the longest items don't reach that far.
    let furthest: Int64 = 1 &<< 60 &- 1 &<< 53
    FlatColumn<Int64>.withTemporary(count: shape.laneCount + 2 * Self.runCount) { memory in
      let (keys, allSteps) = memory.split(at: shape.laneCount)
      var (steps, nextSteps) = allSteps.split(at: Self.runCount)
      forEachBlock(range, { _ in }) { items, ends, base in
        for lane in 0..<shape.laneCount {
          keys[lane] = Network.key(lane, end: Int64(min(ends[lane] * LaneUnit.perPoint, Double(furthest))))
        }
        keys.sort()
        var network = Network(sorted: keys)
        // Prepares one run ahead, so that the steps are ready in time.
        var run = items.lowerBound..<items.lowerBound
        repeat {
          let next = run.upperBound..<min(run.upperBound &+ Self.runCount, items.upperBound)
          prepare(next)
          lengths.forEach(in: next) { nextSteps[$0] = Network.step(LaneUnit.units($1) &+ spacing) }
          for index in 0..<run.count {
            let key = network.least
            starts[run.lowerBound &+ index] = base + LaneUnit.points(Network.end(of: key))
            lanes[run.lowerBound &+ index] = UInt16(truncatingIfNeeded: Network.lane(of: key))
            network.moveLeast(by: steps[index])
          }
          run = next
          swap(&steps, &nextSteps)
        } while !run.isEmpty
        network.forEachKey { key in
          let end = Network.end(of: key)
          if end < furthest { ends[Network.lane(of: key)] = LaneUnit.points(end) }
        }
      }
    }
  }

  private func packShortestOfMany(_ range: Range<Int>, _ prepare: (Range<Int>) -> Void) {
    FlatColumn<Int>.withTemporary(count: shape.laneCount) { lanes in
      forEachBlock(range, prepare) { items, ends, base in
        let heap = LaneHeap(in: lanes, ends: ends)
        for index in items { append(index, in: heap.next(), ends, base) }
      }
    }
  }

  private func packSequential(_ range: Range<Int>, _ prepare: (Range<Int>) -> Void) {
    switch shape.laneCount {
    case 1: packSequential(range, prepare, LaneChain1<Double>.self)
    case 2: packSequential(range, prepare, LaneChain2<Double>.self)
    case 3: packSequential(range, prepare, LaneChain3<Double>.self)
    case 4: packSequential(range, prepare, LaneChain4<Double>.self)
    case 5: packSequential(range, prepare, LaneChain5<Double>.self)
    case 6: packSequential(range, prepare, LaneChain6<Double>.self)
    case 7: packSequential(range, prepare, LaneChain7<Double>.self)
    case 8: packSequential(range, prepare, LaneChain8<Double>.self)
    default: packSequentialOfMany(range, prepare)
    }
  }

  /// Packs up to eight lanes in turn, with their ends in registers.
  @inline(__always)
  private func packSequential<Chain: LaneChain<Double>>(
    _ range: Range<Int>, _ prepare: (Range<Int>) -> Void, _: Chain.Type
  ) {
    let (spacing, laneCount) = (shape.spacing, shape.laneCount)
    forEachBlock(range, prepare) { items, ends, base in
      var index = items.lowerBound
      func appendNext() {
        append(index, in: index % laneCount, ends, base)
        index += 1
      }
      while index < items.upperBound, index % laneCount != 0 { appendNext() }
      var chain = Chain(from: 0) { ends[$0] }
      while index + laneCount <= items.upperBound {
        chain.forEach(from: 0) { lane, end in
          starts[index &+ lane] = base + end
          lanes[index &+ lane] = UInt16(truncatingIfNeeded: lane)
          end += lengths[index &+ lane] + spacing
        }
        index += laneCount
      }
      chain.forEach(from: 0) { ends[$0] = $1 }
      while index < items.upperBound { appendNext() }
    }
  }

  private func packSequentialOfMany(_ range: Range<Int>, _ prepare: (Range<Int>) -> Void) {
    forEachBlock(range, prepare) { items, ends, base in
      var lane = items.lowerBound % shape.laneCount
      for index in items {
        append(index, in: lane, ends, base)
        lane = lane + 1 < shape.laneCount ? lane + 1 : 0
      }
    }
  }

  /// Packs with any placement. `lane` returns the item's first lane.
  @inline(__always)
  private func pack(
    _ range: Range<Int>, _ prepare: (Range<Int>) -> Void, lane: (Int, LaneRow) -> Int
  ) {
    forEachBlock(range, prepare) { items, ends, base in
      for index in items {
        let first = lane(index, ends)
        let run = first..<first + span(index)
        for other in run { ends[first] = max(ends[first], ends[other]) }
        append(index, in: first, ends, base)
        for other in run { ends[other] = ends[first] }
      }
    }
  }

  @inline(__always)
  private func append(_ index: Int, in lane: Int, _ ends: LaneRow, _ base: Double) {
    starts[index] = base + ends[lane]
    lanes[index] = UInt16(truncatingIfNeeded: lane)
    ends[lane] += lengths[index] + shape.spacing
  }

  private func span(_ index: Int) -> Int {
    spans.isEmpty ? 1 : min(Int(spans[index]), shape.laneCount)
  }

  // MARK: Blocks

  /// Calls `body` for each block with its items, the lanes' ends before them, and the base of the ends.
  /// `body` must update the ends.
  @inline(__always)
  private func forEachBlock(
    _ range: Range<Int>, _ prepare: (Range<Int>) -> Void, _ body: (Range<Int>, LaneRow, Double) -> Void
  ) {
    var index = range.lowerBound
    while index < range.upperBound {
      let block = shape.block(of: index)
      let start = shape.start(ofBlock: block)
      let ends = row(block + 1)
      if index == start {
        ends.copy(row(block))
        bases[block + 1] = bases[block]
      }
      let items = index..<min(start + shape.blockSize, range.upperBound)
      prepare(items)
      body(items, ends, bases[block + 1])
      bases[block + 1] += ends.moveToZero()
      index = items.upperBound
    }
  }

  private func row(_ block: Int) -> LaneRow {
    LaneRow(block, of: checkpoints, laneCount: shape.laneCount)
  }
}

/// A binary heap of lane numbers, ordered by the lanes' ends, then by number.
struct LaneHeap {
  private let lanes: FlatColumn<Int>
  private let ends: LaneRow

  /// `lanes` is the heap's memory. In `ends`, only the end of the lane last returned by `next()` may change,
  /// and it may only grow.
  init(in lanes: FlatColumn<Int>, ends: LaneRow) {
    (self.lanes, self.ends) = (lanes, ends)
    for lane in 0..<lanes.count { lanes[lane] = lane }
    for hole in (0..<lanes.count / 2).reversed() { sink(from: hole) }
  }

  func next() -> Int {
    sink(from: 0)
    return lanes[0]
  }

  private func sink(from start: Int) {
    let lane = lanes[start]
    var hole = start
    while true {
      var child = hole * 2 + 1
      guard child < lanes.count else { break }
      if child + 1 < lanes.count, isBefore(lanes[child + 1], lanes[child]) { child += 1 }
      guard isBefore(lanes[child], lane) else { break }
      lanes[hole] = lanes[child]
      hole = child
    }
    lanes[hole] = lane
  }

  private func isBefore(_ lane: Int, _ other: Int) -> Bool {
    ends[lane] < ends[other] || ends[lane] == ends[other] && lane < other
  }
}
