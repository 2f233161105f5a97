/// The step in which lengths and gaps are kept: 2⁻³⁰ of a point, a billionth.
///
/// Sums of such numbers are exact in a `Double` up to 2²² points, and as integers wherever they fit. A third of a
/// point is off by a third of a billionth then: ten million of them in one lane, gaps included, by less than 1/100 point.
enum LaneUnit {
  static let perPoint: Double = 0x1p30
  /// The longest length, in points.
  static let longest: Double = 0x1p21

  /// 1.5 · 2²² added to a number from 0 to 2²¹ leaves that number, rounded to the unit, in the low bits of the sum.
  static let anchor: Double = 0x1.8p22

  /// Whatever is given, in points, as a length: what is none counts as 0, what is too long as the longest.
  @inline(__always) static func length(_ points: Double) -> Double {
    // In this order a comparison with NaN ends at 0.
    let positive = points > 0 ? points : 0
    return (min(positive, longest) + anchor) - anchor
  }

  /// The units in a length.
  @inline(__always) static func units(_ length: Double) -> Int64 {
    Int64(bitPattern: (length + anchor).bitPattern &- anchor.bitPattern)
  }

  @inline(__always) static func points(_ units: Int64) -> Double { Double(units) / perPoint }
}
