/// A seeded random number generator, so that failures are reproducible: SplitMix64, by Sebastiano Vigna.
public struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  public init(seed: UInt64) { state = seed }

  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  public mutating func int(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &self) }

  public mutating func double(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &self) }

  /// Returns `true` with a probability of 0…1.
  public mutating func chance(_ probability: Double) -> Bool { double(0...1) < probability }
}
