struct LaneShape: Hashable, Sendable {
  let laneCount: Int
  let placement: LanePlacement
  /// In points.
  let spacing: Double
  /// The binary logarithm of a block's number of items.
  let blockBits: Int

  init(_ configuration: LanePacking.Configuration) {
    laneCount = configuration.laneCount
    placement = configuration.placement
    spacing = LaneUnit.length(configuration.itemSpacing)
    // Each block has at least eight items per lane, which limits checkpoints to a byte per item.
    blockBits = max(8, Int.bitWidth - (laneCount * 8 - 1).leadingZeroBitCount)
  }

  // The plain operators check the shift distance each time.

  var blockSize: Int { 1 &<< blockBits }
  func block(of index: Int) -> Int { index &>> blockBits }
  func start(ofBlock block: Int) -> Int { block &<< blockBits }
  func blocks(for count: Int) -> Int { (count + blockSize - 1) &>> blockBits }
}
