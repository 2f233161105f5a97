/// A test suite, its cost, and the mutants it reaches.
struct Suite: Codable, Hashable, Sendable {
  /// The suite's name, such as `LayoutEngineTests.LanePackingTests`. A test outside of suites is its own
  /// suite.
  let name: String
  /// The processor time, in seconds.
  var processorTime = 0.0
  /// The clock time, in seconds, under the load of other processes.
  var clockTime = 0.0
  /// The mutants whose code the suite runs.
  var reached: Set<Int> = []

  /// The test target.
  var target: String { String(name.prefix { $0 != "." }) }

  /// Returns the `--filter` argument for suites.
  static func filter(_ suites: [Suite]) -> String {
    let names = suites.map { suite in
      suite.name.map { $0.isLetter || $0.isNumber || $0 == "_" ? String($0) : "\\\($0)" }.joined()
    }
    return "^(" + names.joined(separator: "|") + ")(/|$)"
  }
}
