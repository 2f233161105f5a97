/// The gaps behind the items of one block, in units.
///
/// What a block's lengths and gaps lack for being whole units is made up for in the gaps of the next block, for all lanes
/// alike: as many items as there are lanes, one after another, get a unit more. Lanes that are level stay level by that, and
/// the items in them in order, wherever among the lanes the first of those items is. An item that covers several lanes counts
/// as that many.
struct LaneGaps {
  private let spacing: Int64
  /// Behind each item before `end`, on top.
  private let added: Int64
  private let end: Int
  /// Behind each item before this one there is another unit.
  private let moreEnd: Int

  init(of block: LaneBlock, _ shape: LaneShape) {
    spacing = shape.spacing
    guard block.madeUp > 0 else {
      (added, moreEnd, end) = (0, 0, 0)
      return
    }
    let runs = Int64(shape.blockSize / shape.laneCount)
    added = block.madeUp / runs
    moreEnd = Int(block.madeUp % runs) * shape.laneCount
    end = added > 0 ? Int(runs) * shape.laneCount : moreEnd
  }

  /// Behind an item, by how many are before it in the block.
  subscript(place: Int) -> Int64 {
    spacing + (place < end ? added : 0) + (place < moreEnd ? 1 : 0)
  }

  /// The first place behind one where the gap may be another.
  func change(after place: Int) -> Int {
    if place < moreEnd { return moreEnd }
    return place < end ? end : .max
  }
}
