/// What the packing loops need to know of a configuration, in their units.
struct LaneShape: Hashable, Sendable {
  let laneCount: Int
  let placement: LanePlacement
  /// Between two items of a lane, in whole units.
  var spacing: Int64
  /// What that lacks, in parts of a unit.
  let spacingOwed: Int64
  /// Whether what lengths owe is made up for in all lanes alike. Where lanes are not chosen by their ends, none has to stay
  /// level with another: there it is made up for right behind each item.
  let sharesOwed: Bool
  /// The low bits of a key that hold the lane.
  let laneBits: Int64
  /// The binary logarithm of the items in a block.
  let blockBits: Int

  init(_ configuration: LanePacking.Configuration) {
    laneCount = configuration.laneCount
    placement = configuration.placement
    let exact = configuration.itemSpacing * LaneUnit.perPoint
    spacing = Int64(exact + 0x1p-10)
    spacingOwed = Int64(max(0, exact - Double(spacing)) * Double(Self.partsOfUnit))
    sharesOwed = placement == .shortestLane && laneCount > 1
    laneBits = Int64(Self.bits(for: laneCount))
    // A checkpoint is one number a lane: at least eight items a lane keep it below one byte an item.
    blockBits = max(8, Self.bits(for: laneCount * 8))
  }

  // Shifts are `&<<` throughout: the plain ones ask each time whether the distance is negative or too far, which is a
  // quarter of a packing loop.

  static let partsOfUnit: Int64 = 1 << 20

  /// How much further than its gap the item behind an item of that length in its lane is, in units.
  @inline(__always) func advance(_ length: LaneLength) -> Int64 {
    sharesOwed ? length.units : length.units &+ length.owed
  }

  var blockSize: Int { 1 &<< blockBits }
  var laneMask: Int64 { (1 &<< laneBits) &- 1 }
  /// The furthest position a key has room for, in units, with as much again in reserve.
  @inline(__always) var limit: Int64 { Int64.max &>> (laneBits + 2) }

  func checkLimit(_ position: Int64) {
    precondition(position <= limit, "The lengths add up to more than positions can hold")
  }

  func block(of index: Int) -> Int { index &>> blockBits }
  /// How many blocks hold that many items.
  func blocks(for count: Int) -> Int { (count + blockSize - 1) &>> blockBits }

  @inline(__always) func key(_ position: Int64, lane: Int) -> Int64 { position &<< laneBits | Int64(lane) }
  @inline(__always) func lane(of key: Int64) -> Int { Int(key & laneMask) }
  @inline(__always) func position(of key: Int64) -> Int64 { key &>> laneBits }

  private static func bits(for count: Int) -> Int {
    Int.bitWidth - (count - 1).leadingZeroBitCount
  }
}
