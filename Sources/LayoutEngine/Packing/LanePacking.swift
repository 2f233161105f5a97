/// Items of given lengths in lanes side by side: the arrangement of a waterfall.
///
///     var packing = LanePacking(.init(laneCount: 3, itemSpacing: 8), count: photos.count) { photos[$0].height }
///     packing.extent                               // of the longest lane
///     packing.item(at: 12)                         // its lane, start and length
///     packing.forEachItem(from: 4_000, to: 4_900) { item in … }
///     packing.resizeItem(at: 12, to: 240, following: .keepLanes)
///
/// An item goes to the lane whose end is lowest, or to the lanes in turn, and starts `itemSpacing` behind
/// that lane's last item; one that spans several lanes takes the run of adjacent lanes whose highest end is
/// lowest.
///
/// Nothing here knows breadths, and nothing is kept per item but 4 bytes for the length and 8 for where it
/// lies, and 2 more once an item spans several lanes. Lengths and positions are held in exact fixed point of
/// 2⁻²⁰ points. A length or a gap that is no multiple of that, thirds of points say, is rounded down to one
/// (lengths from 1024 points on, to 2⁻¹⁶ and more, 2⁻⁶ for the longest), and what that takes away is made up
/// for in the gaps: here and there one is longer by 2⁻²⁰ points or two, for such long lengths by what they owe, so
/// often that the ten-millionth item lies where its predecessors' lengths put it. Frames do not overlap, and equal
/// items stay level across lanes, unless items cover several of them or were resized with lanes kept.
/// A length that is negative or not a number counts as 0, one above `maximumLength` as that.
///
/// Every 256 items the lanes' ends are remembered: a query starts there, and so does packing after a change.
/// The type promises the exact items of a query and the exact places, not to keep an item's lane when one
/// before it changes, unless told to.
public struct LanePacking: Sendable {
  /// How items are packed.
  public struct Configuration: Hashable, Sendable {
    /// 1 … `maximumLaneCount`; anything else traps.
    public let laneCount: Int
    /// Between two items of a lane, in points. Negative or unbounded traps.
    public let itemSpacing: Double
    /// Which lane an item goes to.
    public let placement: LanePlacement

    /// Traps where `laneCount` or `itemSpacing` is out of range.
    public init(laneCount: Int, itemSpacing: Double = 0, placement: LanePlacement = .shortestLane) {
      precondition(
        laneCount >= 1 && laneCount <= LanePacking.maximumLaneCount,
        "laneCount must be 1 … \(LanePacking.maximumLaneCount), not \(laneCount)")
      precondition(
        itemSpacing >= 0 && itemSpacing <= Double(LanePacking.maximumLength),
        "itemSpacing must be 0 … \(Int(LanePacking.maximumLength)) points")
      self.laneCount = laneCount
      self.itemSpacing = itemSpacing
      self.placement = placement
    }
  }

  /// The longest item, in points: 2²¹.
  public static let maximumLength: Float = 0x1p21
  /// The most lanes a packing can have: 65 535.
  public static let maximumLaneCount = Int(UInt16.max)

  /// How the items are packed.
  public internal(set) var configuration: Configuration
  /// How many items have a place. Less than `count` only after a change that asked to pack later.
  public internal(set) var packedCount = 0

  var shape: LaneShape
  var originUnits: Int64
  var columns: LaneColumns
  /// No item is longer, in units.
  var longest: Int64 = 0
  /// Whether lengths may owe something that all lanes make up for.
  var owes = false
  /// Whether the keys ascend from first to last, as placement into the shortest lane leaves them.
  var isSorted = true
  /// The block in which the items begin that are looked at: others than 0 in places before only.
  var firstBlock = 0
  /// Where the items lie that are left for later, as they lay when all had a place.
  var before: LanePlacesBefore?

  /// No items yet. Positions start at `origin`, in points.
  public init(_ configuration: Configuration, origin: Double = 0) {
    self.configuration = configuration
    shape = LaneShape(configuration)
    originUnits = LaneUnit.units(origin)
    columns = LaneColumns(laneCount: configuration.laneCount)
  }

  /// The number of items, with or without a place.
  public var count: Int { columns.lengths.count }
  /// Whether every item has a place.
  public var isPacked: Bool { packedCount == count }

  /// Where the lanes begin along the extent, in points, rounded to 2⁻²⁰.
  public var origin: Double {
    get { LaneUnit.points(originUnits) }
    set { originUnits = LaneUnit.units(newValue) }
  }

  /// From the origin to the furthest end of a packed item, in points.
  ///
  /// - Complexity: O(lanes).
  public var extent: Double {
    var furthest: Int64 = 0
    for lane in 0..<shape.laneCount { furthest = max(furthest, nextStart(in: lane)) }
    return LaneUnit.points(max(0, furthest - shape.spacing))
  }

  /// Where a packed item lies.
  public func item(at index: Int) -> LaneItem {
    precondition(
      index >= firstBlock &<< shape.blockBits && index < packedCount,
      "Item \(index) is not among the \(packedCount) packed")
    let key = columns.keys[index]
    let lane = shape.lane(of: key)
    return item(
      index, lane: lane, position: shape.position(of: key) + columns.shifts[shape.block(of: index), lane])
  }

  /// The length of an item, packed or not, in points.
  public func length(at index: Int) -> Double {
    LaneUnit.points(keptLength(at: index).units)
  }

  /// As it is kept, or will be.
  func keptLength(at index: Int) -> LaneLength {
    before?.change(of: index)?.length ?? columns.lengths[index]
  }

  /// What items and the spacings behind them take of the extent where all lanes take the same.
  func meanExtent(ofItems range: Range<Int>) -> Double {
    let spacing = configuration.itemSpacing
    let all = range.reduce(0) { $0 + Double(span(at: $1)) * (length(at: $1) + spacing) }
    return LaneUnit.rounded(all / Double(shape.laneCount))
  }

  func item(_ index: Int, lane: Int, position: Int64) -> LaneItem {
    LaneItem(
      index: index, lane: lane, span: span(at: index), start: LaneUnit.points(position + originUnits),
      length: LaneUnit.points(columns.lengths[index].units))
  }

  func span(at index: Int) -> Int {
    columns.spans.isEmpty ? 1 : min(Int(columns.spans[index]), shape.laneCount)
  }

  /// Where the next item of the lane would start, in units.
  func nextStart(in lane: Int) -> Int64 {
    let row = shape.blocks(for: packedCount)
    return columns.rows[row * shape.laneCount + lane] + columns.shifts[row, lane]
  }
}
