/// What became of a mutant.
public struct TrialResult: Hashable, Sendable {
  /// What was seen.
  public enum Fate: String, Sendable {
    case killed, survived
  }

  /// The mutant's name.
  public let name: String
  /// What was seen.
  public let fate: Fate
  /// What killed it, or how many suites it survived.
  public let by: String
}
