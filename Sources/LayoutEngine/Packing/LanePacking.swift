/// Items of given lengths in lanes side by side: the arrangement of a waterfall.
///
/// ```swift
/// var packing = LanePacking(.init(laneCount: 3, itemSpacing: 8), count: photos.count) { photos[$0].height }
/// packing.extent                               // of the longest lane
/// packing.item(at: 12)                         // its lane, start and length
/// packing.forEachItem(from: 4_000, to: 4_900) { item in print(item) }
/// packing.resizeItem(at: 12, to: 240, following: .retainLanes)
/// ```
///
/// An item goes to the lane that ends first, or to the lanes in turn. It starts `itemSpacing` behind the last item of
/// that lane. An item that spans several lanes gets the adjacent lanes whose furthest end comes first.
///
/// A packing knows positions along the lanes only, not the lanes' breadths. An item takes 14 bytes: 4 for its length, 8
/// for its start and 2 for its lane. Once a length is no `Float`, all lengths are copied and take 8 bytes each; once an
/// item spans several lanes, each takes 2 bytes more. A length that is negative or NaN counts as 0, one above
/// `maximumLength` as `maximumLength`. Lengths and the spacing are rounded to 2⁻³⁰ points. The ten-millionth item of a
/// single lane is less than 1/64 point from where exact arithmetic puts it.
///
/// For every block of 256 items (more if there are over 32 lanes) the lanes' ends before it are stored: a checkpoint.
/// Queries start at a checkpoint, and so does packing after a change.
///
/// **After a change**, the items before its block stay. `.reflow` packs the others again at once, in about 2 ns an
/// item. `.reflowLater` leaves that to the caller. Until then only the items `0 ..< packedCount` are packed:
/// `pack(through:)` packs as far as somebody looks, `pack(atMost:)` packs the rest in slices. Items that are packed
/// again may change their lanes. With `.retainLanes` they do not, and all items stay packed.
public struct LanePacking: Sendable {
  /// How items are packed.
  public struct Configuration: Hashable, Sendable {
    /// 1 … `maximumLaneCount`; anything else traps.
    public let laneCount: Int
    /// Between two items of a lane, in points: 0 … half of `maximumLength`. Anything else traps.
    public let itemSpacing: Double
    /// Which lane an item goes to.
    public let placement: LanePlacement

    /// Traps where `laneCount` or `itemSpacing` is out of range.
    public init(laneCount: Int, itemSpacing: Double = 0, placement: LanePlacement = .shortestLane) {
      precondition(
        laneCount >= 1 && laneCount <= LanePacking.maximumLaneCount,
        "laneCount must be 1 … \(LanePacking.maximumLaneCount), not \(laneCount)")
      precondition(
        itemSpacing >= 0 && itemSpacing <= Double(LanePacking.maximumLength) / 2,
        "itemSpacing must be 0 … \(Int(LanePacking.maximumLength) / 2) points")
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
  /// How many items are packed. Less than `count` only after a change that asked to pack later.
  public internal(set) var packedCount = 0

  /// Where the lanes begin along the extent, in points. Default 0.
  public var origin: Double

  var shape: LaneShape
  var columns: LaneColumns
  /// No item is longer, in points. Not lowered when the longest one shrinks.
  var longest = 0.0
  /// If true, nothing was shifted: `starts` are the positions, and they ascend. If false, that may be so all the same.
  var isSorted = true
  /// How many items, the first ones, may have been packed backward. 0 means that all lanes begin at the origin.
  var backCount = 0
  /// The extent when all items were last packed, before a change.
  var extentBefore = 0.0

  /// No items yet. Positions start at `origin`, in points.
  public init(_ configuration: Configuration, origin: Double = 0) {
    self.configuration = configuration
    self.origin = origin
    shape = LaneShape(configuration)
    columns = LaneColumns(laneCount: configuration.laneCount)
  }

  /// The number of items, packed or not.
  public var count: Int { columns.lengths.count }
  /// Whether every item is packed.
  public var isPacked: Bool { packedCount == count }

  /// From the origin to the furthest end of a packed item, in points.
  ///
  /// - Complexity: O(lanes).
  public var extent: Double {
    var furthest = 0.0
    for lane in 0..<shape.laneCount { furthest = max(furthest, nextStart(in: lane)) }
    return max(0, furthest - shape.spacing)
  }

  /// As `extent`; until all items are packed, at least what it was when they last were.
  public var expectedExtent: Double { isPacked ? extent : max(extent, extentBefore) }

  /// Where a packed item lies.
  public func item(at index: Int) -> LaneItem {
    precondition(index >= 0 && index < packedCount, "Item \(index) is not among the \(packedCount) packed")
    let lane = Int(columns.lanes[index])
    return item(index, lane: lane, start: origin + position(of: index, in: lane))
  }

  /// How many lanes an item is to span, however many there are.
  public func givenSpan(at index: Int) -> Int { columns.spans.isEmpty ? 1 : Int(columns.spans[index]) }

  /// The length of an item, packed or not, in points.
  public func length(at index: Int) -> Double { columns.lengths[index] }

  func item(_ index: Int, lane: Int, start: Double) -> LaneItem {
    LaneItem(
      index: index, lane: lane, span: span(at: index), start: start, length: columns.lengths[index])
  }

  func span(at index: Int) -> Int {
    columns.spans.isEmpty ? 1 : min(Int(columns.spans[index]), shape.laneCount)
  }

  // MARK: Positions, in points from the origin

  /// Where a packed item starts.
  func position(of index: Int, in lane: Int) -> Double {
    columns.starts[index] + columns.shifts[shape.block(of: index), lane]
  }

  /// Where a lane goes on at the start of a block. Row `blocks(for: packedCount)` is the end of what is packed.
  func checkpoint(_ block: Int, _ lane: Int) -> Double {
    columns.bases[block] + columns.checkpoints[block * shape.laneCount + lane] + columns.shifts[block, lane]
  }

  /// Where the next item of the lane would start.
  func nextStart(in lane: Int) -> Double { checkpoint(shape.blocks(for: packedCount), lane) }

  /// No item that is packed from now on starts before this.
  var lowestNextStart: Double {
    var lowest = Double.infinity
    for lane in 0..<shape.laneCount { lowest = min(lowest, nextStart(in: lane)) }
    return lowest
  }
}
