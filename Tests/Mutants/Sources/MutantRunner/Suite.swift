/// A suite of tests, what it costs, and which mutants it reaches.
struct Suite: Codable, Hashable, Sendable {
  /// `LayoutEngineTests.LanePackingTests`; a test outside of suites is one.
  let name: String
  /// In seconds.
  var processorTime = 0.0
  /// In seconds, beside whatever else ran.
  var clockTime = 0.0
  /// Those whose code it runs.
  var reached: Set<Int> = []

  /// The test target.
  var target: String { String(name.prefix { $0 != "." }) }

  /// The argument of `--filter` for some suites.
  static func filter(_ suites: [Suite]) -> String {
    let names = suites.map { suite in
      suite.name.map { $0.isLetter || $0.isNumber || $0 == "_" ? String($0) : "\\\($0)" }.joined()
    }
    return "^(" + names.joined(separator: "|") + ")(/|$)"
  }
}
