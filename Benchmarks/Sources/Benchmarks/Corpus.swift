import Floor

/// The lengths and breadths for all kernels: whole points from a fixed seed.
nonisolated struct Corpus {
  /// 40 … 300.
  let lengths: [Float]

  init(count: Int) {
    var numbers = Numbers()
    lengths = (0..<count).map { _ in Float(40 + numbers.next() % 261) }
  }

  /// Returns breadths of 30 … 200, for items in lines.
  static func breadths(count: Int) -> [Float] {
    var numbers = Numbers(seed: 54_321)
    return (0..<count).map { _ in Float(30 + numbers.next() % 171) }
  }
}

/// Pseudorandom numbers, the same in every run.
nonisolated struct Numbers {
  private var state: UInt32

  init(seed: UInt32 = 12_345) { state = seed }

  /// 0 … 65535.
  mutating func next() -> Int { Int(floor_random(&state)) }

  /// 0 ..< 1.
  mutating func nextUnit() -> Double { Double(next() << 15 | next() >> 1) / 2_147_483_648 }
}
