/// A waterfall arrangement: items of given lengths in adjacent lanes.
///
/// ```swift
/// var packing = LanePacking(.init(laneCount: 3, itemSpacing: 8), count: photos.count) { photos[$0].height }
/// packing.extent                               // of the longest lane
/// packing.item(at: 12)                         // its lane, start and length
/// packing.forEachItem(from: 4_000, to: 4_900) { item in print(item) }
/// packing.resizeItem(at: 12, to: 240, following: .retainLanes)
/// ```
///
/// An item goes to the lane that ends first, or to the lanes in turn. It starts `itemSpacing` after the last
/// item of that lane. An item over several lanes gets the adjacent lanes whose furthest end comes first.
///
/// A packing stores positions along the lanes only, not the lanes' breadths. An item takes 14 bytes: 4 for
/// its length, 8 for its start, and 2 for its lane. If a length isn't representable as a `Float`, all lengths
/// are copied and take 8 bytes each. If an item spans several lanes, each item takes 2 bytes more.
///
/// A negative or NaN length counts as 0, and a length above `maximumLength` as `maximumLength`. Lengths and
/// the spacing are rounded to 2⁻³⁰ points. The ten-millionth item of a single lane is less than 1/64 point
/// from its exact position.
///
/// A checkpoint stores the lanes' ends before every block of 256 items (more if there are over 32 lanes).
/// Queries start at a checkpoint, and so does packing after a change.
///
/// **After a change**, the items before the changed block stay in place. `.reflow` packs the others again at
/// once, in about 2 ns an item. `.reflowLater` leaves packing to the caller. Until then, only the items
/// `0 ..< packedCount` are packed: `pack(through:)` packs up to a position, and `pack(atMost:)` packs the
/// rest in slices. Items packed again may change lanes. With `.retainLanes`, items keep their lanes and all
/// of them stay packed.
public struct LanePacking: Sendable {
  /// The configuration of a packing.
  public struct Configuration: Hashable, Sendable {
    /// The number of lanes, from 1 to `maximumLaneCount`. Other values trap.
    public let laneCount: Int
    /// The spacing between items of a lane, in points, from 0 to half of `maximumLength`. Other values trap.
    public let itemSpacing: Double
    /// The rule that assigns items to lanes.
    public let placement: LanePlacement

    /// Creates a configuration. Traps if `laneCount` or `itemSpacing` is out of range.
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

  /// The maximum length of an item, in points: 2²¹.
  public static let maximumLength: Float = 0x1p21
  /// The maximum number of lanes in a packing: 65 535.
  public static let maximumLaneCount = Int(UInt16.max)

  /// The configuration of the packing.
  public internal(set) var configuration: Configuration
  /// The number of packed items. It's less than `count` only after a change that left packing for later.
  public internal(set) var packedCount = 0

  /// The start of the lanes along the extent, in points. The default value is 0.
  public var origin: Double

  var shape: LaneShape
  var columns: LaneColumns
  /// An upper bound for the lengths of items, in points. It isn't lowered when the longest item shrinks.
  var longest = 0.0
  /// `true` if nothing was shifted: `starts` are then the positions and ascend. If `false`, they may still
  /// be.
  var isSorted = true
  /// The number of leading items that may have been packed backward. 0 means that all lanes begin at the
  /// origin.
  var backCount = 0
  /// The extent before a change, when all items were last packed.
  var extentBefore = 0.0

  /// Creates an empty packing. Positions start at `origin`, in points.
  public init(_ configuration: Configuration, origin: Double = 0) {
    self.configuration = configuration
    self.origin = origin
    shape = LaneShape(configuration)
    columns = LaneColumns(laneCount: configuration.laneCount)
  }

  /// The number of items, packed or not.
  public var count: Int { columns.lengths.count }
  /// A Boolean value that indicates whether every item is packed.
  public var isPacked: Bool { packedCount == count }

  /// The distance from the origin to the furthest end of a packed item, in points.
  ///
  /// - Complexity: O(lanes).
  public var extent: Double {
    var furthest = 0.0
    for lane in 0..<shape.laneCount { furthest = max(furthest, nextStart(in: lane)) }
    return max(0, furthest - shape.spacing)
  }

  /// The extent or, until all items are packed, at least the extent when they last were.
  public var expectedExtent: Double { isPacked ? extent : max(extent, extentBefore) }

  /// Returns the position of a packed item.
  public func item(at index: Int) -> LaneItem {
    precondition(index >= 0 && index < packedCount, "Item \(index) is not among the \(packedCount) packed")
    let lane = Int(columns.lanes[index])
    return item(index, lane: lane, start: origin + position(of: index, in: lane))
  }

  /// Returns the number of lanes requested for an item, regardless of the lane count.
  public func givenSpan(at index: Int) -> Int { columns.spans.isEmpty ? 1 : Int(columns.spans[index]) }

  /// Returns the length of an item, packed or not, in points.
  public func length(at index: Int) -> Double { columns.lengths[index] }

  func item(_ index: Int, lane: Int, start: Double) -> LaneItem {
    LaneItem(
      index: index, lane: lane, span: span(at: index), start: start, length: columns.lengths[index])
  }

  func span(at index: Int) -> Int {
    columns.spans.isEmpty ? 1 : min(Int(columns.spans[index]), shape.laneCount)
  }

  // MARK: Positions, in points from the origin

  /// Returns the start of a packed item.
  func position(of index: Int, in lane: Int) -> Double {
    columns.starts[index] + columns.shifts[shape.block(of: index), lane]
  }

  /// Returns the position at which a lane continues at the start of a block. Row `blocks(for: packedCount)`
  /// is the end of the packed items.
  func checkpoint(_ block: Int, _ lane: Int) -> Double {
    columns.bases[block] + columns.checkpoints[block * shape.laneCount + lane] + columns.shifts[block, lane]
  }

  /// Returns the start of a lane's next item.
  func nextStart(in lane: Int) -> Double { checkpoint(shape.blocks(for: packedCount), lane) }

  /// The lower bound for the starts of items still to be packed.
  var lowestNextStart: Double {
    var lowest = Double.infinity
    for lane in 0..<shape.laneCount { lowest = min(lowest, nextStart(in: lane)) }
    return lowest
  }
}
