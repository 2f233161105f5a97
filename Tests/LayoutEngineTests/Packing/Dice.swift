/// Seeded random numbers: a failing test fails again.
struct Dice: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    // SplitMix64, by Sebastiano Vigna.
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func int(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &self) }
  mutating func double(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &self) }
  mutating func chance(_ probability: Double) -> Bool { double(0...1) < probability }
}
