/// Lengths and spacings are rounded to this unit: 2⁻³⁰ points, about a billionth.
///
/// Sums of its multiples are exact: as a `Double` up to 2²³ points, as integers up to 2³³. Rounding a length to it is off by
/// half a unit at most; ten million items in one lane, spacings included, by less than 1/100 point together.
enum LaneUnit {
  static let perPoint: Double = 0x1p30
  /// The longest length, in points.
  static let longest: Double = 0x1p21

  /// Adding 1.5 · 2²² to a number from 0 to 2²¹ rounds it to the unit: in the sum, the last bit of the significand counts
  /// one unit. So the low bits of the sum are the number in units, and subtracting gives it back rounded.
  static let anchor: Double = 0x1.8p22

  /// A length as it is stored, in points. Negative numbers and NaN count as 0, what is longer than the longest as that.
  @inline(__always) static func length(_ points: Double) -> Double {
    // This comparison is false for NaN.
    let positive = points > 0 ? points : 0
    return (min(positive, longest) + anchor) - anchor
  }

  /// From this length on, the last bit of a `Float` counts one unit or more.
  static let shortestExact: Float = 0x1p-7

  /// The same in single precision: four at a time where two doubles fit. Adding the shortest exact length to one that is shorter
  /// rounds it to the unit.
  @inline(__always) static func length(_ points: Float) -> Float {
    // This comparison is false for NaN.
    let positive = points > 0 ? points : 0
    let length = min(positive, Float(longest))
    return length < shortestExact ? (length + shortestExact) - shortestExact : length
  }

  /// The units in a length.
  @inline(__always) static func units(_ length: Double) -> Int64 {
    Int64(bitPattern: (length + anchor).bitPattern &- anchor.bitPattern)
  }

  @inline(__always) static func points(_ units: Int64) -> Double { Double(units) / perPoint }
}
