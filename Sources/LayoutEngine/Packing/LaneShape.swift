/// What the packing loops and queries need to know of a configuration.
struct LaneShape: Hashable, Sendable {
  let laneCount: Int
  let placement: LanePlacement
  /// Between two items of a lane, in points.
  let spacing: Double
  /// The binary logarithm of the number of items in a block.
  let blockBits: Int

  init(_ configuration: LanePacking.Configuration) {
    laneCount = configuration.laneCount
    placement = configuration.placement
    spacing = LaneUnit.length(configuration.itemSpacing)
    // A checkpoint is one number a lane: at least eight items a lane keep it at one byte an item.
    blockBits = max(8, Int.bitWidth - (laneCount * 8 - 1).leadingZeroBitCount)
  }

  // Shifts are `&<<` throughout: the plain ones ask each time whether the distance is negative or too far.

  var blockSize: Int { 1 &<< blockBits }
  func block(of index: Int) -> Int { index &>> blockBits }
  func start(ofBlock block: Int) -> Int { block &<< blockBits }
  /// How many blocks hold that many items.
  func blocks(for count: Int) -> Int { (count + blockSize - 1) &>> blockBits }
}
