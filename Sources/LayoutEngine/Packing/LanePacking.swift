/// A waterfall arrangement: items of given lengths in adjacent lanes.
///
/// ```swift
/// var packing = LanePacking(.init(laneCount: 3, itemSpacing: 8), count: photos.count) { photos[$0].height }
/// packing.extent                               // of the longest lane
/// packing.item(at: 12)                         // its lane, start, and length
/// packing.forEachItem(from: 4_000, to: 4_900) { item in print(item) }
/// packing.resizeItem(at: 12, to: 240, following: .retainLanes)
/// ```
///
/// Each item goes to the lane that ends first, or the lanes receive items in turn. An item that spans several
/// lanes goes to the adjacent lanes whose furthest end comes first.
///
/// An item takes 14 bytes, 4 bytes more if a `Float` can't represent one of the lengths, and 2 more if any
/// item spans several lanes.
///
/// A negative or NaN length counts as 0, and a length above `maximumLength` as `maximumLength`. Lengths and
/// the spacing are rounded to 2⁻³⁰ points. The ten-millionth item of a single lane is off by less than 1/64
/// point.
///
/// A checkpoint stores the lanes' ends before every block of 256 items (more if there are over 32 lanes).
/// Queries and packing start there.
///
/// **After a change**, `.reflow` packs the changed block and later items again, in about 2 ns an item.
/// `.reflowLater` leaves this to the caller: until then, only the items `0 ..< packedCount` are packed. With
/// `.retainLanes`, items keep their lanes and stay packed.
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
  /// The maximum number of lanes in a packing: 65,535.
  public static let maximumLaneCount = Int(UInt16.max)

  /// The configuration.
  public internal(set) var configuration: Configuration
  /// The number of packed items. It's less than `count` only while items are left for later packing, as with
  /// `.reflowLater`.
  public internal(set) var packedCount = 0

  /// The start of the lanes, in points. The default value is 0.
  public var origin: Double

  var shape: LaneShape
  var columns: LaneColumns
  /// An upper bound for lengths, in points. It doesn't decrease when the longest item shrinks.
  var longest = 0.0
  /// `true` if nothing was shifted, so that `starts` ascend.
  var isSorted = true
  /// The number of leading items that may have been packed backward. If 0, all lanes begin at the origin.
  var backCount = 0
  /// The extent when all items were last packed.
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
  /// `true` if every item is packed.
  public var isPacked: Bool { packedCount == count }

  /// The distance from the origin to the furthest end of a packed item, in points.
  ///
  /// - Complexity: O(lanes).
  public var extent: Double {
    var furthest = 0.0
    for lane in 0..<shape.laneCount { furthest = max(furthest, nextStart(in: lane)) }
    return max(0, furthest - shape.spacing)
  }

  /// The extent. While items are left for later packing, it's at least the last extent of all items.
  public var expectedExtent: Double { isPacked ? extent : max(extent, extentBefore) }

  /// Returns the position of a packed item.
  public func item(at index: Int) -> LaneItem {
    precondition(
      index >= 0 && index < packedCount,
      "Item \(index) is out of range (\(packedCount) packed items)")
    let lane = Int(columns.lanes[index])
    return item(index, lane: lane, start: origin + position(of: index, in: lane))
  }

  /// Returns the requested span, regardless of the lane count.
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

  func position(of index: Int, in lane: Int) -> Double {
    columns.starts[index] + columns.shifts[shape.block(of: index), lane]
  }

  /// Returns the position at which a lane continues at the start of a block. Row `blocks(for: packedCount)`
  /// is the end.
  func checkpoint(_ block: Int, _ lane: Int) -> Double {
    columns.bases[block] + columns.checkpoints[block * shape.laneCount + lane] + columns.shifts[block, lane]
  }

  func nextStart(in lane: Int) -> Double { checkpoint(shape.blocks(for: packedCount), lane) }

  var lowestNextStart: Double {
    var lowest = Double.infinity
    for lane in 0..<shape.laneCount { lowest = min(lowest, nextStart(in: lane)) }
    return lowest
  }
}

/// The rule that assigns items to lanes.
public enum LanePlacement: Hashable, Sendable {
  /// An item goes to the first lane with the lowest end.
  case shortestLane
  /// Item `i` goes to lane `i mod lanes`.
  case sequential
}

/// The position of a packed item.
public struct LaneItem: Hashable, Sendable {
  /// The item's position in the order of items.
  public let index: Int
  /// The first lane that the item covers.
  public let lane: Int
  /// The number of adjacent lanes that the item covers.
  public let span: Int
  /// The start along the extent, in points.
  public let start: Double
  /// The length along the extent, in points.
  public let length: Double

  /// The end along the extent, in points.
  public var end: Double { start + length }
}

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

/// The unit to which lengths and spacings are rounded: 2⁻³⁰ points.
///
/// Sums of multiples of the unit are exact up to 2²³ points as a `Double`, and up to 2³³ points as integers.
/// The total of ten million items is off by less than 1/100 point.
enum LaneUnit {
  static let perPoint: Double = 0x1p30
  /// In points.
  static let longest: Double = 0x1p21

  /// Adding 1.5 · 2²² to a number from 0 to 2²¹ makes the last bit worth one unit. Subtracting 1.5 · 2²²
  /// again gives the rounded number.
  static let anchor: Double = 0x1.8p22

  /// Returns the rounded length. Negative numbers and NaN count as 0, and numbers above ``longest`` count as
  /// ``longest``.
  @inline(__always) static func length(_ points: Double) -> Double {
    // False for NaN.
    let positive = points > 0 ? points : 0
    return (min(positive, longest) + anchor) - anchor
  }

  /// The shortest length at which the last bit of a `Float` is worth at least one unit.
  static let shortestExact: Float = 0x1p-7

  /// With single precision, the processor handles four lengths at once. Adding the shortest exact length
  /// rounds shorter ones.
  @inline(__always) static func length(_ points: Float) -> Float {
    // False for NaN.
    let positive = points > 0 ? points : 0
    let length = min(positive, Float(longest))
    return length < shortestExact ? (length + shortestExact) - shortestExact : length
  }

  @inline(__always) static func units(_ length: Double) -> Int64 {
    Int64(bitPattern: (length + anchor).bitPattern &- anchor.bitPattern)
  }

  @inline(__always) static func points(_ units: Int64) -> Double { Double(units) / perPoint }
}
