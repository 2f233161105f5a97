import Floor
import LayoutEngine

/// P1 … P6: the waterfall's packing.
struct LaneRows {
  private static let configuration = LanePacking.Configuration(laneCount: 3, itemSpacing: 8)
  static let viewport = 900.0

  let count: Int
  private let lengths: [Float]
  private let floor: FloorLanes

  init(count: Int) {
    self.count = count
    lengths = Corpus(count: count).lengths
    floor = FloorLanes(lengths)
  }

  private func packed() -> LanePacking { LanePacking(Self.configuration, lengths: lengths) }

  // MARK: Packing

  func fullLayout() -> Row {
    var packing = packed()
    // Reading the clock takes longer than packing a few items.
    let repeats = max(1, 10_000 / count)
    return Row("waterfall, 3 lanes, per item", count, atMost: 1.25) {
      timed(per: count * repeats) { for _ in 0..<repeats { packing.replaceAll(with: lengths) } }
    } floor: {
      timed(per: count * repeats) { for _ in 0..<repeats { floor.pack() } }
    }
  }

  func inTurn() -> Row {
    let inTurn = LanePacking.Configuration(laneCount: 3, itemSpacing: 8, placement: .sequential)
    var packing = LanePacking(inTurn, lengths: lengths)
    return Row("round robin, per item", count, atMost: 2) {
      timed(per: count) { packing.repack(with: inTurn) }
    } floor: {
      timed(per: count) { sink &+= Int(floor.packInTurn()) }
    }
  }

  // MARK: Queries

  func randomQueries() -> Row {
    queries("rect query, random", Self.offsets(20_000, below: packed().extent))
  }

  /// Returns random positions of a screen in contents with the given extent, the same ones in every run.
  static func offsets(_ count: Int, below extent: Double) -> [Double] {
    var numbers = Numbers()
    return (0..<count).map { _ in numbers.nextUnit() * max(0, extent - viewport) }
  }

  func scrollingQueries() -> Row {
    let end = packed().extent - Self.viewport
    return queries(
      "rect query, scrolling",
      (0..<20_000).map { (Double($0) * 37).truncatingRemainder(dividingBy: max(1, end)) })
  }

  private func queries(_ name: String, _ offsets: [Double]) -> Row {
    let packing = packed()
    var floorPacking = floor.packing
    return Row(name, count, atMost: 2) {
      timed(per: offsets.count) {
        sink &+= Self.hits(in: packing, at: offsets)
      }
    } floor: {
      timed(per: offsets.count) {
        for offset in offsets { sink &+= floor_query(&floorPacking, offset, offset + Self.viewport) }
      }
    }
  }

  private static func hits(in packing: LanePacking, at offsets: [Double]) -> Int {
    var hits = 0
    for offset in offsets { packing.forEachIndex(from: offset, to: offset + viewport) { _ in hits += 1 } }
    return hits
  }

  // MARK: Appending

  func append() -> Row {
    let packing = AppendedPacking(packed(), lengths.suffix(1000))
    let (start, ends) = floor.checkpoint(before: count - 1000)
    return Row("append 1000 items", count, atMost: 3) {
      packing.append()
    } floor: {
      timed { floor.pack(from: start, after: ends) }
    }
  }

  /// Measures the same append for two packings of very different sizes. The smaller one serves as the floor.
  static func appendGrowth(from small: Int, to large: Int) -> Row {
    let (smaller, larger) = (LaneRows(count: small), LaneRows(count: large))
    let few = AppendedPacking(smaller.packed(), smaller.lengths.suffix(1000))
    let many = AppendedPacking(larger.packed(), smaller.lengths.suffix(1000))
    return Row("append 1000 items, \(large.short) to \(small.short)", large, atMost: 1.2) {
      many.append()
    } floor: {
      few.append()
    }
  }

  // MARK: Changes

  func stickyResize() -> Row {
    var packing = packed()
    var floorPacking = floor.packing
    var length = 100.0
    var delta: Float = 5
    let top = [0.0]
    return Row("resize the first item, lanes kept, and query", count, atMost: 2) {
      timed(per: 100) {
        for _ in 0..<100 {
          length = 210 - length
          packing.resizeItem(at: 0, to: length, following: .retainLanes)
          sink &+= Self.hits(in: packing, at: top)
        }
      }
    } floor: {
      timed(per: 100) {
        for _ in 0..<100 {
          delta = -delta
          floor.moveFirstLane(by: delta)
          sink &+= floor_query(&floorPacking, 0, Self.viewport)
        }
      }
    }
  }

  func reflow() -> Row {
    var packing = packed()
    var length = 100.0
    let (start, ends) = floor.checkpoint(before: count / 2)
    return Row("resize the middle item, reflowed", count, atMost: 1.5) {
      length = 210 - length
      return timed { packing.resizeItem(at: count / 2, to: length) }
    } floor: {
      timed { floor.pack(from: start, after: ends) }
    }
  }

  /// Measures the time from a size change of an item on screen until the screen is correct. The millions of
  /// items after it are packed later, in slices.
  func reflowOnScreen() -> Row {
    var packing = packed()
    var length = 100.0
    let top = packing.item(at: count / 2).start
    let offsets = [top]
    return Row(
      "resize the middle item, until the screen is right", count, nanoseconds: 50_000,
      like: Calibration(quiet: 10_000, items: 4_096)
    ) {
      length = 210 - length
      let time = timed {
        packing.resizeItem(at: count / 2, to: length, following: .reflowLater)
        packing.pack(through: top + Self.viewport)
        sink &+= Self.hits(in: packing, at: offsets)
      }
      packing.pack(atMost: count)
      return time
    }
  }

  /// Measures one of the slices in which the remaining items are packed.
  func reflowSlice() -> Row {
    var packing = packed()
    var length = 100.0
    return Row(
      "… and 128K of the items behind", count, nanoseconds: 800_000,
      like: Calibration(quiet: 191_500, items: 131_072)
    ) {
      length = 210 - length
      packing.resizeItem(at: 0, to: length, following: .reflowLater)
      let time = timed { _ = packing.pack(atMost: 131_072) }
      packing.pack(atMost: count)
      return time
    }
  }

  // MARK: Insertions, removals, and moves

  func edits(_ following: LanePacking.Following, _ name: String, atMost ratio: Double) -> [Row] {
    var packing = packed()
    let floorTime: Kernel = {
      following == .retainLanes ? timed { floor.moveAll() } : timed { floor.pack() }
    }
    func row(_ edit: String, _ ours: Kernel) -> Row {
      Row("\(edit) at the front, \(name)", count, atMost: ratio, ours: ours, floor: floorTime)
    }
    return [
      row("insert") {
        let time = timed { packing.insertItems(at: 0, count: 1, following: following) { _ in 100 } }
        packing.removeItems(0..<1, following: following)
        return time
      },
      row("remove") {
        packing.insertItems(at: 0, count: 1, following: following) { _ in 100 }
        return timed { packing.removeItems(0..<1, following: following) }
      },
      row("move") {
        let time = timed { packing.moveItem(from: 0, to: count - 1, following: following) }
        packing.moveItem(from: count - 1, to: 0, following: following)
        return time
      },
    ]
  }

  // MARK: Memory

  func memory() -> Row {
    let before = floor_heap_bytes()
    let packing = packed()
    let bytes = Double(floor_heap_bytes() - before) / Double(count)
    sink &+= packing.count
    return Row(
      "waterfall: memory per item, its length included", count, ours: bytes, target: .amount(20), unit: .bytes
    )
  }
}

/// A packing to which items are appended and removed again.
private final class AppendedPacking {
  private var packing: LanePacking
  private let lengths: [Float]

  init(_ packing: LanePacking, _ lengths: ArraySlice<Float>) {
    self.packing = packing
    self.lengths = Array(lengths)
    // The first append reallocates memory, as an occasional append does at any size.
    _ = append()
  }

  func append() -> Double {
    let count = packing.count
    let time = timed { packing.append(contentsOf: lengths) }
    packing.removeItems(count..<count + lengths.count)
    return time
  }
}
