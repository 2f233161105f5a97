import Foundation

/// What became of a sample.
public struct Summary: Sendable {
  /// How many mutants were tried.
  public let triedCount: Int
  /// Those that a test killed.
  public let killed: [TrialResult]
  /// The others.
  public let survivors: [TrialResult]
  /// Listed mutants of the same modules that no longer exist.
  public let outdated: [String]

  init(tried: [String], results: [String: TrialResult], equivalents: EquivalentMutants, known: Set<String>) {
    triedCount = tried.count
    killed = tried.compactMap { results[$0] }.filter { $0.fate == .killed }
    survivors = tried.compactMap { results[$0] }.filter { $0.fate == .survived }
    // Those of modules that this run is not about are there as well.
    let modules = Set(known.compactMap { $0.split(separator: " ").first })
    outdated = equivalents.reasons.keys.filter { name in
      !known.contains(name) && name.split(separator: " ").first.map(modules.contains) == true
    }.sorted()
  }

  /// The share that was killed, 0 … 100.
  public var killedPercent: Double { triedCount == 0 ? 100 : 100 * Double(killed.count) / Double(triedCount) }

  /// For people.
  public var text: String {
    var lines: [String] = []
    if !survivors.isEmpty { lines += ["", "Survivors:"] + survivors.map { "\($0.name)\n  (\($0.by))" } }
    if !outdated.isEmpty { lines += ["", "Listed as equivalent, but no longer there:"] + outdated }
    let share = (killedPercent * 10).rounded(.down) / 10
    lines += ["", "\(killed.count) of \(triedCount) killed (\(share) %), \(survivors.count) survive."]
    return lines.joined(separator: "\n")
  }
}
