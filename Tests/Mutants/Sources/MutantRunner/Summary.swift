import Foundation

/// The results of a sample.
public struct Summary: Sendable {
  /// The number of tried mutants.
  public let triedCount: Int
  /// The mutants killed by a test.
  public let killed: [TrialResult]
  /// The surviving mutants.
  public let survivors: [TrialResult]
  /// The mutants of the same modules that are listed as equivalent, but missing from the sources.
  public let outdated: [String]

  init(tried: [String], results: [String: TrialResult], equivalents: EquivalentMutants, known: Set<String>) {
    triedCount = tried.count
    killed = tried.compactMap { results[$0] }.filter { $0.fate == .killed }
    survivors = tried.compactMap { results[$0] }.filter { $0.fate == .survived }
    // The list also contains mutants of other modules.
    let modules = Set(known.compactMap { $0.split(separator: " ").first })
    outdated = equivalents.reasons.keys.filter { name in
      !known.contains(name) && name.split(separator: " ").first.map(modules.contains) == true
    }.sorted()
  }

  /// The percentage of killed mutants, from 0 to 100.
  public var killedPercent: Double { triedCount == 0 ? 100 : 100 * Double(killed.count) / Double(triedCount) }

  /// A readable summary.
  public var text: String {
    var lines: [String] = []
    if !survivors.isEmpty { lines += ["", "Survivors:"] + survivors.map { "\($0.name)\n  (\($0.by))" } }
    if !outdated.isEmpty { lines += ["", "Listed as equivalent, but missing from the sources:"] + outdated }
    let share = (killedPercent * 10).rounded(.down) / 10
    lines += ["", "\(killed.count) of \(triedCount) killed (\(share) %), \(survivors.count) survive."]
    return lines.joined(separator: "\n")
  }
}
