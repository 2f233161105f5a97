/// Pseudorandom angles, from Sebastiano Vigna's SplitMix64.
public struct ScatteredAngles: Hashable, Sendable {
  /// The seed.
  public let seed: UInt64
  /// The maximum angle to either side, in radians.
  public let limit: Double

  /// Creates the angles of a seed.
  public init(seed: UInt64, limit: Double) {
    self.seed = seed
    self.limit = limit
  }

  /// Returns a photo's angle, in radians.
  public func angle(pile: Int, photo: Int) -> Double {
    let start = Self.mixed(seed &+ Self.step &* UInt64(truncatingIfNeeded: pile &+ 1))
    let bits = Self.mixed(start &+ Self.step &* UInt64(truncatingIfNeeded: photo &+ 1))
    return (Double(bits >> 11) * 0x1p-52 - 1) * limit
  }

  private static let step: UInt64 = 0x9E37_79B9_7F4A_7C15

  private static func mixed(_ value: UInt64) -> UInt64 {
    var mixed = value
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
