/// Why nothing can be said about the mutants.
public enum RunError: Error, CustomStringConvertible {
  /// The copy does not build, and not because of a mutant.
  case doesNotBuild(log: String)
  /// The tests could not be listed.
  case noTests(log: String)
  /// Suites fail with no mutant on: that they fail with one says nothing.
  case failingSuites([String])

  public var description: String {
    switch self {
    case .doesNotBuild(let log): "The copy does not build, and no mutant is to blame. See \(log)."
    case .noTests(let log): "The tests cannot be listed. See \(log)."
    case .failingSuites(let names):
      "With no mutant on, these suites fail: \(names.joined(separator: ", "))."
    }
  }
}
