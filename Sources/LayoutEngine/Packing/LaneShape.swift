/// The parts of a configuration used by the packing loops and queries.
struct LaneShape: Hashable, Sendable {
  let laneCount: Int
  let placement: LanePlacement
  /// The spacing between items of a lane, in points.
  let spacing: Double
  /// The binary logarithm of the number of items in a block.
  let blockBits: Int

  init(_ configuration: LanePacking.Configuration) {
    laneCount = configuration.laneCount
    placement = configuration.placement
    spacing = LaneUnit.length(configuration.itemSpacing)
    // A checkpoint takes eight bytes a lane. With at least eight items a lane in each block, it takes at most
    // a byte an item.
    blockBits = max(8, Int.bitWidth - (laneCount * 8 - 1).leadingZeroBitCount)
  }

  // `&<<` and `&>>`, because the plain operators check the shift distance each time.

  var blockSize: Int { 1 &<< blockBits }
  func block(of index: Int) -> Int { index &>> blockBits }
  func start(ofBlock block: Int) -> Int { block &<< blockBits }
  /// Returns the number of blocks for a number of items.
  func blocks(for count: Int) -> Int { (count + blockSize - 1) &>> blockBits }
}
