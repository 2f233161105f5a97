import Foundation

/// Records each suite's cost and the mutants it reaches. Each suite runs separately, without an active
/// mutant.
struct Recording {
  let project: Project
  let program: TestProgram
  let jobs: Int

  private struct Stored: Codable {
    /// The fingerprint of the sources and the sample.
    var key: String
    /// The fingerprint of each test target's files.
    var targets: [String: String]
    var suites: [Suite]
  }

  private var file: URL { project.work.appending(path: "reached.json") }

  /// Returns all suites. Suites of an unchanged test target don't run again.
  ///
  /// - Throws: ``RunError/failingSuites(_:)`` if suites fail without a mutant.
  func suites(mutantCount: Int, key: String, report: (String) -> Void) throws -> [Suite] {
    let names = try program.suites(log: project.logs.appending(path: "list.log"))
    let all = names.map { Suite(name: $0) }
    var targets: [String: String] = [:]
    for target in Set(all.map(\.target)) { targets[target] = project.fingerprint(of: "Tests/\(target)") }
    var stored =
      (try? JSONDecoder().decode(Stored.self, from: Data(contentsOf: file)))
      ?? Stored(key: "", targets: [:], suites: [])
    if stored.key != key { stored = Stored(key: key, targets: [:], suites: []) }
    let known = stored.suites.filter {
      stored.targets[$0.target] == targets[$0.target] && names.contains($0.name)
    }
    let new = all.filter { suite in !known.contains { $0.name == suite.name } }
    report("\(new.count) suites run separately, to record the mutants they reach.")
    let recorded = try inParallel(new, jobs: jobs) {
      // A suite can fail on a busy machine, so it gets a second chance.
      try record($0, mutantCount: mutantCount) ?? record($0, mutantCount: mutantCount)
    }
    let failing = zip(new, recorded).filter { $1 == nil }.map(\.0.name)
    guard failing.isEmpty else { throw RunError.failingSuites(failing) }
    stored = Stored(key: key, targets: targets, suites: known + recorded.compactMap(\.self))
    try JSONEncoder().encode(stored).write(to: file)
    return stored.suites
  }

  /// Returns the suite with the mutants it reaches, or `nil` if it fails.
  private func record(_ suite: Suite, mutantCount: Int) throws -> Suite? {
    let notes = project.work.appending(path: "reached-\(suite.name.filter { $0.isLetter || $0.isNumber })")
    try Data(count: mutantCount + SwitchModule.reachedHeader).write(to: notes)
    defer { try? FileManager.default.removeItem(at: notes) }
    var suite = suite
    let start = Date.now
    let outcome = try program.run([suite], mutant: nil, reached: notes, processorLimit: 300, clockLimit: 1800)
    guard outcome == .passed else { return nil }
    suite.clockTime = Date.now.timeIntervalSince(start)
    let bytes = try Array(Data(contentsOf: notes))
    let time = bytes.prefix(SwitchModule.reachedHeader).reversed().reduce(0) { $0 << 8 | UInt64($1) }
    suite.processorTime = Double(time) / 1e6
    suite.reached = Set(
      bytes.dropFirst(SwitchModule.reachedHeader).enumerated().filter { $0.element != 0 }.map(\.offset))
    return suite
  }
}
