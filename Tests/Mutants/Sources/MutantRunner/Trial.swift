import Foundation
import MutationEngine

/// Tries one mutant: runs the suites that reach it until the first failure, cheap ones first.
struct Trial: Sendable {
  let program: TestProgram
  /// The suites that pass without a mutant.
  let suites: [Suite]
  /// `true` to run only the tests of the mutant's own module.
  var runsOwnTestsOnly = false
  /// Environment variables for the final, more thorough run of the module's own tests.
  var thoroughVariables: [String: String] = [:]

  func result(_ mutant: Mutant, id: Int) throws -> TrialResult {
    let ownTarget = mutant.module + "Tests"
    let reaching = suites.filter {
      $0.reached.contains(id) && (!runsOwnTestsOnly || $0.target == ownTarget)
    }
    if reaching.isEmpty { return TrialResult(name: mutant.name, fate: .survived, by: "no suite reaches it") }
    for group in groups(reaching, ownTarget: ownTarget) {
      if let what = try failure(group, mutant: id, factor: 3) {
        return TrialResult(name: mutant.name, fate: .killed, by: what)
      }
    }
    let own = reaching.filter { $0.target == ownTarget }
    if !thoroughVariables.isEmpty, !own.isEmpty,
      // The suites' cost with these variables isn't recorded, so the limit is generous.
      let what = try failure(own, mutant: id, variables: thoroughVariables, factor: 60)
    {
      return TrialResult(name: mutant.name, fate: .killed, by: what)
    }
    return TrialResult(name: mutant.name, fate: .survived, by: "\(reaching.count) suites reach it")
  }

  /// Returns the failure of a run of suites, or `nil` if they pass.
  ///
  /// - Parameter factor: The allowed cost as a multiple of the cost without a mutant.
  private func failure(_ suites: [Suite], mutant: Int, variables: [String: String] = [:], factor: Double)
    throws
    -> String?
  {
    let processor = suites.reduce(0) { $0 + $1.processorTime }
    let clock = suites.reduce(0) { $0 + $1.clockTime }
    let outcome = try program.run(
      suites, mutant: mutant, variables: variables, processorLimit: Int(factor * processor) + 8,
      clockLimit: 2 * factor * clock + 120)
    if case .failed(let what) = outcome { return what }
    return nil
  }

  /// Returns groups of suites. Each group runs in its own process until the first failure. The first group
  /// has a few cheap suites, and each later group may take longer. Suites of other modules find less in the
  /// same time, so their cost counts three times.
  private func groups(_ suites: [Suite], ownTarget: String) -> [[Suite]] {
    func cost(_ suite: Suite) -> Double { suite.processorTime * (suite.target == ownTarget ? 1 : 3) }
    var groups: [[Suite]] = []
    var budget = 1.0
    var spent = Double.infinity
    for suite in suites.sorted(by: { (cost($0), $0.name) < (cost($1), $1.name) }) {
      if spent + suite.processorTime > budget {
        if !groups.isEmpty { budget *= 4 }
        groups.append([])
        spent = 0
      }
      groups[groups.count - 1].append(suite)
      spent += suite.processorTime
    }
    return groups
  }
}
