/// The fixed-point unit of everything along the extent: 2⁻²⁰ of a point.
///
/// Sums of integers are exact, so ten millions of items later a gap is still the one there was. One
/// millionth of a point is finer than what a `Float` holds of a length above 8 points, and leaves 2³⁸ points
/// of room with eight lanes.
enum LaneUnit {
  static let perPoint: Double = 0x1p20

  static func units(_ points: Double) -> Int64 { clamped((points * perPoint).rounded()) }

  /// `position < points` in units: `position < unitsUp(points)`.
  @inline(__always) static func unitsUp(_ points: Double) -> Int64 { -unitsDown(-points) }

  /// `position > points` in units: `position > unitsDown(points)`.
  ///
  /// Truncation is one instruction everywhere; rounding is a call on the oldest x86.
  @inline(__always) static func unitsDown(_ points: Double) -> Int64 {
    let exact = points * perPoint
    let whole = clamped(exact)
    return Double(whole) > exact ? whole - 1 : whole
  }

  @inline(__always) static func points(_ units: Int64) -> Double { Double(units) / perPoint }

  /// The nearest multiple of the unit.
  static func rounded(_ points: Double) -> Double { Self.points(units(points)) }

  @inline(__always) private static func clamped(_ units: Double) -> Int64 {
    Int64(min(max(units, -0x1p61), 0x1p61))
  }
}
