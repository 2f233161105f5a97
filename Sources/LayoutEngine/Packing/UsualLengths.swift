/// Checks that lengths are usual `Float` values, in half the time of converting them to `Float` and back.
@usableFromInline struct UsualLengths {
  /// The bits of 2⁻³⁰.
  @inlinable static var least: UInt64 { 993 &<< 52 }
  /// The bits that are never set for a `Float` with an exponent up to 127 above the least.
  @inlinable static var unusual: UInt64 { 31 &<< 59 | (1 &<< 29 &- 1) }

  @usableFromInline var bits: UInt64 = 0

  @inlinable init() {}

  @inlinable @inline(__always) mutating func add(_ length: Double) { bits |= length.bitPattern &- Self.least }

  /// `true` if all lengths are from 2⁻³⁰ to 2⁹⁸ and a `Float` represents each exactly.
  @inlinable var areFloats: Bool { bits & Self.unusual == 0 }
}
