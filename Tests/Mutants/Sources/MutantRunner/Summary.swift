import Foundation

/// What became of a sample.
public struct Summary: Sendable {
  /// How many mutants were tried.
  public let triedCount: Int
  /// How many of them a test killed.
  public let killedCount: Int
  /// Those of which it is said why they survive.
  public let explained: [String]
  /// The others.
  public let survivors: [TrialResult]
  /// Explanations of mutants of the same modules that no longer exist.
  public let outdated: [String]

  init(tried: [String], results: [String: TrialResult], explanations: Explanations, known: Set<String>) {
    triedCount = tried.count
    explained = tried.filter { explanations.reasons[$0] != nil }
    let others = tried.filter { explanations.reasons[$0] == nil }.compactMap { results[$0] }
    killedCount = others.count { $0.fate == .killed }
    survivors = others.filter { $0.fate == .survived }
    // Those of modules that this run is not about are there as well.
    let modules = Set(known.compactMap { $0.split(separator: " ").first })
    outdated = explanations.reasons.keys.filter { name in
      !known.contains(name) && name.split(separator: " ").first.map(modules.contains) == true
    }.sorted()
  }

  /// The share that was killed, 0 … 100. Explained ones count as alive.
  public var killedPercent: Double { triedCount == 0 ? 100 : 100 * Double(killedCount) / Double(triedCount) }

  /// For people.
  public var text: String {
    var lines: [String] = []
    if !survivors.isEmpty { lines += ["", "Survivors:"] + survivors.map { "\($0.name)\n  (\($0.by))" } }
    if !outdated.isEmpty { lines += ["", "Explained, but no longer there:"] + outdated }
    let share = (killedPercent * 10).rounded(.down) / 10
    lines += [
      "",
      "\(killedCount) of \(triedCount) killed (\(share) %), \(explained.count) explained, \(survivors.count) survive.",
    ]
    return lines.joined(separator: "\n")
  }
}
