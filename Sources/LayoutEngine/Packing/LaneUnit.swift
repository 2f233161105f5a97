/// The unit to which lengths and spacings are rounded: 2⁻³⁰ points.
///
/// Sums of multiples are exact up to 2²³ points as a `Double`, and up to 2³³ points as integers. The total of
/// ten million items is off by less than 1/100 point.
enum LaneUnit {
  static let perPoint: Double = 0x1p30
  /// In points.
  static let longest: Double = 0x1p21

  /// Adding 1.5 · 2²² to a number from 0 to 2²¹ makes the last bit count one unit. Subtracting it again gives
  /// the rounded number.
  static let anchor: Double = 0x1.8p22

  /// Returns the rounded length. Negative numbers and NaN count as 0, and numbers above ``longest`` count as
  /// ``longest``.
  @inline(__always) static func length(_ points: Double) -> Double {
    // False for NaN.
    let positive = points > 0 ? points : 0
    return (min(positive, longest) + anchor) - anchor
  }

  /// The length from which on the last bit of a `Float` counts at least one unit.
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
