/// Texts for filling cells. An index has the same text in every run.
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

  /// Returns a random number of sentences in the range. Different seeds give different texts.
  public static func sentences(_ counts: ClosedRange<Int>, at index: Int, seed: Int = 0) -> String {
    var random = SampleGenerator(seed: seed, index: index)
    return (0..<max(0, random.integer(counts))).map { _ in random.pick(sentences) }.joined(separator: " ")
  }

  /// Returns a random number of words in the range, without periods. Different seeds give different texts.
  public static func words(_ counts: ClosedRange<Int>, at index: Int, seed: Int = 0) -> String {
    var random = SampleGenerator(seed: seed, index: index)
    return (0..<max(0, random.integer(counts))).map { _ in random.pick(words) }.joined(separator: " ")
  }
}
