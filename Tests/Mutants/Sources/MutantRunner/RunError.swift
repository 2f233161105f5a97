/// An error that prevents results about the mutants.
public enum RunError: Error, CustomStringConvertible {
  /// The copy doesn't build, and no mutant is the cause.
  case doesNotBuild(log: String)
  /// The tests couldn't be listed.
  case noTests(log: String)
  /// Suites fail without an active mutant, so their failures prove nothing.
  case failingSuites([String])

  public var description: String {
    switch self {
    case .doesNotBuild(let log): "The copy does not build, but not because of a mutant. See \(log)."
    case .noTests(let log): "The tests cannot be listed. See \(log)."
    case .failingSuites(let names):
      "With no mutant on, these suites fail: \(names.joined(separator: ", "))."
    }
  }
}
