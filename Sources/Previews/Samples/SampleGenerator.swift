import CollectionView

/// A generator of random numbers (SplitMix64) that are the same in every run and on every machine.
public struct SampleGenerator: RandomNumberGenerator {
  private var state: UInt64

  /// Creates a generator. Equal seeds give equal numbers.
  public init(seed: Int) {
    state = UInt64(truncatingIfNeeded: seed)
    _ = next()
  }

  init(seed: Int, index: Int) {
    var mixer = SampleGenerator(seed: seed)
    self.init(seed: Int(truncatingIfNeeded: mixer.next()) &+ index &* 0x9E37)
    _ = next()
  }

  /// Returns the next 64 bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  mutating func number(_ range: ClosedRange<Double>) -> Double {
    .random(in: range, using: &self)
  }

  mutating func integer(_ range: ClosedRange<Int>) -> Int {
    .random(in: range, using: &self)
  }

  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[integer(0...elements.count - 1)]
  }

  /// Returns a rough line by midpoint displacement: `2^detail + 1` heights around 0, within about ±1.
  mutating func ridge(detail: Int, roughness: Double) -> [Double] {
    var heights = [number(-0.6...0.6), number(-0.6...0.6)]
    var reach = 1.0
    for _ in 0..<detail {
      var finer: [Double] = []
      for (left, right) in zip(heights, heights.dropFirst()) {
        finer += [left, (left + right) / 2 + number(-reach...reach) * 0.5]
      }
      heights = finer + heights.suffix(1)
      reach *= roughness
    }
    return heights
  }
}

/// Random lengths that are always the same for an item.
///
/// ```swift
/// let heights = SampleLengths(80...240, seed: 1)
/// heights[indexPath.item]
/// ```
public struct SampleLengths: Equatable, Sendable {
  /// The range of all lengths.
  public var range: ClosedRange<CGFloat>
  /// The seed of the lengths.
  public var seed: Int

  /// Creates lengths in the range.
  public init(_ range: ClosedRange<CGFloat>, seed: Int = 0) {
    (self.range, self.seed) = (range, seed)
  }

  /// Returns an item's length, in whole points if the range contains any. The index can be any number.
  public subscript(index: Int) -> CGFloat {
    var random = SampleGenerator(seed: seed, index: index)
    let length = CGFloat(random.number(Double(range.lowerBound)...Double(range.upperBound)))
    return range.contains(length.rounded()) ? length.rounded() : length
  }
}

/// Text for filling cells. An index has the same text in every run.
public enum SampleText {
  package static let sentences = [
    "Seen on the way home.", "It was gone an hour later.", "The light lasted for ten minutes at most.",
    "Nobody else had looked up.", "Three weeks of rain, and then this.",
    "We had walked past it every day for years without stopping.", "Worth getting up early for.",
  ]

  private static let words = [
    "light", "harbour", "paper", "north", "window", "salt", "orchard", "slate", "evening", "river", "copper",
    "meadow",
    "lantern", "stone", "garden", "winter", "ferry", "clay", "bridge", "linen",
  ]

  /// Returns random sentences. Their number is in the range. Different seeds give different text.
  public static func sentences(_ counts: ClosedRange<Int>, at index: Int, seed: Int = 0) -> String {
    var random = SampleGenerator(seed: seed, index: index)
    return (0..<max(0, random.integer(counts))).map { _ in random.pick(sentences) }.joined(separator: " ")
  }

  /// Returns random words without periods. Their number is in the range. Different seeds give different text.
  public static func words(_ counts: ClosedRange<Int>, at index: Int, seed: Int = 0) -> String {
    var random = SampleGenerator(seed: seed, index: index)
    return (0..<max(0, random.integer(counts))).map { _ in random.pick(words) }.joined(separator: " ")
  }
}
