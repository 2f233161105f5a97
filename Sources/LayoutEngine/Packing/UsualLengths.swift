/// Tells of lengths in a usual range whether a `Float` represents each. That takes two instructions a length, and half the time that it takes
/// to convert it and back.
@usableFromInline struct UsualLengths {
  /// The bits of 2⁻³⁰.
  @inlinable static var least: UInt64 { 993 &<< 52 }
  /// What no length has whose exponent is up to 127 above the least, and whose significand has no more bits than a `Float`'s.
  @inlinable static var unusual: UInt64 { 31 &<< 59 | (1 &<< 29 &- 1) }

  @usableFromInline var bits: UInt64 = 0

  @inlinable init() {}

  @inlinable @inline(__always) mutating func add(_ length: Double) { bits |= length.bitPattern &- Self.least }

  /// True if all lengths are from 2⁻³⁰ to 2⁹⁸ and `Float`s.
  @inlinable var areFloats: Bool { bits & Self.unusual == 0 }
}
