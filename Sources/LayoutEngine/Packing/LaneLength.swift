/// An item's length as lanes keep it, in 32 bits: the units that it has room for, and whether it owes one more.
///
/// Most lengths that are no multiple of the unit, thirds of points say, would be rounded the same way again and again, and
/// after a million of them that is a point. So what is cut off is not forgotten: of such lengths as many owe a unit as it
/// takes for all of them together to come out right. Equal lengths are kept as equal ones all the same, so that lanes level
/// with each other stay level; where the owed units go is `LaneGaps`'s business. Only where items are resized with lanes kept, and
/// lanes share what is owed, a length is rounded up or down instead.
///
/// Below 1024 points the unit is `LaneUnit`'s. From there on it is as coarse as 27 significant bits make it: 1/64 point for
/// the longest items.
struct LaneLength: BitwiseCopyable, Hashable, Sendable {
  // Below 2³¹: the units, and in the lowest bit whether one is owed. From there on four bits for the exponent, then 26 that
  // follow a leading one. So longer lengths are always greater numbers.
  private let bits: UInt32

  static let zero = LaneLength(bits: 0)

  private init(bits: UInt32) { self.bits = bits }

  /// In units. It is not less than what was given by more than the one that may be owed, and hardly ever more.
  @inline(__always) var units: Int64 { isLong ? longUnits : shortUnits }
  /// What is owed beyond that, in units.
  var owed: Int64 { Int64(bits & 1) &<< Int64(coarseness) }
  @inline(__always) private var isLong: Bool { bits >= Self.long }
  @inline(__always) private var shortUnits: Int64 { Int64(bits &>> 1) }
  private var longUnits: Int64 {
    let digits = bits &>> 1 & (1 &<< Self.digitBits - 1) | 1 &<< Self.digitBits
    return Int64(digits) &<< Int64(coarseness)
  }
  /// The binary logarithm of the units in the smallest step from this length.
  private var coarseness: UInt32 { isLong ? bits &>> (Self.digitBits + 1) & 15 + 4 : 0 }

  private static let long: UInt32 = 1 << 31
  private static let digitBits: UInt32 = 26

  // MARK: Taking lengths in

  /// Whatever is given, in points: what is no length counts as 0, what is too long as the longest.
  ///
  /// Which lengths owe a unit depends on the items' indices alone, by the golden ratio: so of any few items in a row, or of
  /// every third one, about as many as should.
  @inline(__always) init(_ points: Double, at index: Int) {
    let sum = points + Self.anchor
    let units = sum.bitPattern &- Self.anchor.bitPattern
    self =
      sum - Self.anchor == points && units < 1 << 30
      ? LaneLength(bits: UInt32(truncatingIfNeeded: units) &<< 1) : LaneLength(rounding: points, at: index)
  }

  private init(rounding points: Double, at index: Int) {
    let exact = Self.accepted(points) * LaneUnit.perPoint
    var coarseness: Int64 = 0
    var steps = exact
    if exact >= 0x1p30 {
      coarseness = Int64(exact.exponent) - Int64(Self.digitBits)
      steps /= Double(1 &<< coarseness as Int64)
    }
    // What is less than a step by as little as calculating makes it is that step.
    let whole = Int64(steps + 0x1p-10)
    let isOwing = steps - Double(whole) > Self.threshold(at: index)
    self.init(bits: Self.bits(of: whole &<< coarseness) | (isOwing ? 1 : 0))
  }

  /// 1.5 · 2³² added to a number below 2³¹ leaves that number, rounded to the unit, in the low bits of the sum.
  private static let anchor: Double = 0x1.8p32

  /// As it was, where that is as good for the length that is given now.
  init(_ points: Double, at index: Int, keeping old: LaneLength) {
    let new = LaneLength(points, at: index)
    self = new.units == old.units && !new.holds(points) ? old : new
  }

  /// Rounded up or down, with as much owed as before: for where what follows has made up for that already.
  init(_ points: Double, at index: Int, owingAs old: LaneLength) {
    let new = LaneLength(points - LaneUnit.points(old.owed), at: index)
    let rounded = LaneLength(bits: Self.bits(of: new.units + new.owed))
    let isAsGood = LaneLength(points, at: index, keeping: old) == old
    // What is owed in other steps cannot be kept.
    let owed = rounded.coarseness == old.coarseness ? old.bits & 1 : 0
    self = isAsGood ? old : LaneLength(bits: rounded.bits | owed)
  }

  private func holds(_ points: Double) -> Bool { LaneUnit.points(units) == Self.accepted(points) }

  private static func accepted(_ points: Double) -> Double {
    // In this order a comparison with NaN ends at 0.
    points > 0 ? min(points, Double(LanePacking.maximumLength)) : 0
  }

  /// Between 0 and 1.
  private static func threshold(at index: Int) -> Double {
    (Double(UInt32(truncatingIfNeeded: index) &* 2_654_435_769) + 0.5) * 0x1p-32
  }

  private static func bits(of units: Int64) -> UInt32 {
    guard units >= 1 << 30 else { return UInt32(truncatingIfNeeded: units) &<< 1 }
    let coarseness = 63 - UInt32(units.leadingZeroBitCount) - digitBits
    let digits = UInt32(truncatingIfNeeded: units &>> Int64(coarseness)) & (1 &<< digitBits - 1)
    return long | (coarseness - 4) &<< (digitBits + 1) | digits &<< 1
  }

  // MARK: Many at once

  /// 1.5 · 2¹³ added to a number below 2¹² leaves that number, rounded to 2⁻¹⁰, in the low bits of the sum.
  private static let coarseAnchor: Float = 0x1.8p13

  /// Takes in lengths for more items. Most are multiples of 2⁻¹⁰ points, and not long.
  static func append(_ points: UnsafeBufferPointer<Float>, to lengths: inout FlatColumn<LaneLength>) {
    let first = lengths.count
    lengths.append(bytesOf: points)
    let lengths = lengths
    var lost: UInt32 = 0
    var far: UInt32 = 0
    // Without a branch, so that several go at a time.
    for index in first..<first + points.count {
      let exact = Float(bitPattern: lengths[index].bits)
      let sum = exact + coarseAnchor
      let thousandths = sum.bitPattern &- coarseAnchor.bitPattern
      lengths[index] = LaneLength(bits: thousandths &<< 11)
      lost |= (sum - coarseAnchor).bitPattern ^ exact.bitPattern
      far |= thousandths
    }
    guard lost != 0 || far >= 1 << 20 else { return }
    for place in points.indices {
      lengths[first + place] = LaneLength(Double(points[place]), at: first + place)
    }
  }

  /// What packing has to know of some items before it can leave out what they do not need.
  struct Summary {
    /// In units.
    fileprivate(set) var longest: Int64 = 0
    fileprivate(set) var hasLong = false
    fileprivate(set) var owes = false
  }

  @inline(__always)
  static func summary(of items: Range<Int>, in lengths: FlatColumn<LaneLength>) -> Summary {
    var all: UInt32 = 0
    var longest: Int32 = 0
    for index in items {
      let bits = lengths[index].bits
      all |= bits
      longest = max(longest, Int32(bitPattern: bits))
    }
    var summary = Summary()
    summary.owes = all & 1 != 0
    summary.hasLong = all >= long
    summary.longest = LaneLength(bits: UInt32(bitPattern: longest)).units
    if summary.hasLong { for index in items { summary.longest = max(summary.longest, lengths[index].units) } }
    return summary
  }

  /// `units` for lengths none of which is long.
  @inline(__always) var unitsIfShort: Int64 { shortUnits }
}
