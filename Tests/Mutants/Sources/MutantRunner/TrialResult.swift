/// The result of a mutant.
public struct TrialResult: Hashable, Sendable {
  /// The fate of a mutant.
  public enum Fate: String, Sendable {
    case killed, survived
  }

  /// The mutant's name.
  public let name: String
  /// The mutant's fate.
  public let fate: Fate
  /// The killer of the mutant, or the number of survived suites.
  public let by: String
}
