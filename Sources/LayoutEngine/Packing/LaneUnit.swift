/// The unit to which lengths and spacings are rounded: 2⁻³⁰ points, about a billionth.
///
/// Sums of multiples are exact: up to 2²³ points as a `Double`, up to 2³³ as integers. Rounding a length is
/// off by half a unit at most. The total for ten million items in one lane, spacings included, is off by less
/// than 1/100 point.
enum LaneUnit {
  static let perPoint: Double = 0x1p30
  /// The longest length, in points.
  static let longest: Double = 0x1p21

  /// A constant for rounding to the unit.
  ///
  /// When 1.5 · 2²² is added to a number from 0 to 2²¹, the last bit of the sum's significand counts one
  /// unit. The low bits of the sum are therefore the number in units, and subtracting the constant gives the
  /// rounded number.
  static let anchor: Double = 0x1.8p22

  /// Returns the stored form of a length, in points. Negative numbers and NaN count as 0, numbers above the
  /// longest length as the longest length.
  @inline(__always) static func length(_ points: Double) -> Double {
    // This comparison is false for NaN.
    let positive = points > 0 ? points : 0
    return (min(positive, longest) + anchor) - anchor
  }

  /// The length from which the last bit of a `Float` counts one unit or more.
  static let shortestExact: Float = 0x1p-7

  /// Returns the stored form of a length in single precision, in which the processor handles four numbers
  /// instead of two.
  ///
  /// Adding the shortest exact length to a shorter length rounds it to the unit.
  @inline(__always) static func length(_ points: Float) -> Float {
    // This comparison is false for NaN.
    let positive = points > 0 ? points : 0
    let length = min(positive, Float(longest))
    return length < shortestExact ? (length + shortestExact) - shortestExact : length
  }

  /// Returns a length in units.
  @inline(__always) static func units(_ length: Double) -> Int64 {
    Int64(bitPattern: (length + anchor).bitPattern &- anchor.bitPattern)
  }

  @inline(__always) static func points(_ units: Int64) -> Double { Double(units) / perPoint }
}
