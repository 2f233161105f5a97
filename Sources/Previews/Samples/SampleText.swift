/// Texts to fill cells with: the same for a number in every run.
public enum SampleText {
  /// What texts are made of.
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

  /// Sentences, as many as one of the lengths.
  ///
  /// - Parameter seed: Another seed gives other texts.
  public static func sentences(_ counts: ClosedRange<Int>, at index: Int, seed: Int = 0) -> String {
    var random = SampleGenerator(seed: seed, index: index)
    return (0..<max(0, random.integer(counts))).map { _ in random.pick(sentences) }.joined(separator: " ")
  }

  /// Words without full stops, as many as one of the lengths: for tags and titles.
  ///
  /// - Parameter seed: Another seed gives other texts.
  public static func words(_ counts: ClosedRange<Int>, at index: Int, seed: Int = 0) -> String {
    var random = SampleGenerator(seed: seed, index: index)
    return (0..<max(0, random.integer(counts))).map { _ in random.pick(words) }.joined(separator: " ")
  }
}
