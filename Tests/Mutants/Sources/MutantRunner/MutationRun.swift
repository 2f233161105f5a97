import Foundation
import MutationEngine
import Synchronization

/// A sample of mutants, tried one after the other.
public struct MutationRun {
  /// The project to test.
  public var project: Project
  /// The seed for drawing the sample.
  public var seed: UInt64
  /// The number of mutants compiled in.
  public var sampleSize: Int
  /// The maximum number of mutants to try, from the start of the sample.
  public var triedCount = Int.max
  /// The modules whose mutants are tried, or `nil` for all.
  public var triedModules: Set<String>?
  /// `true` to try only mutants listed as equivalent. Otherwise, they aren't in the sample.
  public var triesEquivalents = false
  /// The number of parallel processes. The default value is 2.
  public var jobs = 2
  /// A function that receives one line at a time. By default, it prints the line immediately, so a log shows
  /// the progress.
  public var report: @Sendable (String) -> Void = { FileHandle.standardOutput.write(Data(($0 + "\n").utf8)) }

  /// Creates a run.
  public init(project: Project, seed: UInt64, sampleSize: Int) {
    self.project = project
    self.seed = seed
    self.sampleSize = sampleSize
  }

  /// Returns all possible mutants in source order.
  public func allMutants() throws -> [Mutant] {
    let found = try project.sources.flatMap { path in
      let text = try String(contentsOf: project.root.appending(path: path), encoding: .utf8)
      return MutantFinder.mutants(in: text, file: path)
    }
    return MutantFinder.numbered(found)
  }

  /// Builds the copy, tries the mutants, and reports the results.
  public func run() throws -> Summary {
    let all = try allMutants()
    let counts = Dictionary(grouping: all) { $0.module }.mapValues(\.count)
    report(
      "\(all.count) mutants" + (counts.count > 1 ? ": " : " in ")
        + counts.sorted { $0.value > $1.value }.map {
          counts.count > 1 ? "\($0.key) \($0.value)" : "\($0.key)"
        }
        .joined(separator: ", ") + ". Seed \(seed).")
    let equivalents = try readEquivalents()
    let drawn = all.drawn(seed: seed).filter {
      (equivalents.reasons[$0.name] != nil) == triesEquivalents
    }
    let sample = try build(drawn)
    let states = try states()
    let sources = project.fingerprint(of: "Sources")
    let program = TestProgram(project: project)
    let names = String(stableHash(of: sample.map(\.name).joined(separator: "\n").utf8), radix: 16)
    let suites = try Recording(project: project, program: program, jobs: jobs)
      .suites(mutantCount: sample.count, key: "\(sources) \(names)", report: report)
    let file = try ResultFile(project.work.appending(path: "results.txt"), states: states)
    let trial = Trial(
      program: program, suites: suites, runsOwnTestsOnly: project.runsOwnTestsOnly,
      thoroughVariables: project.thoroughVariables)
    let wanted = sample.enumerated().filter { triedModules?.contains($0.element.module) ?? true }
    let tried = Array(wanted.prefix(triedCount))
    try attempt(tried.map { ($0.offset, $0.element) }, trial: trial, file: file)
    let results = file.results
    return Summary(
      tried: tried.map(\.element.name), results: results, equivalents: equivalents,
      known: Set(all.map(\.name)))
  }

  private func readEquivalents() throws -> EquivalentMutants {
    guard let file = project.equivalents, FileManager.default.fileExists(atPath: file.path) else {
      return EquivalentMutants()
    }
    return try EquivalentMutants(String(contentsOf: file, encoding: .utf8))
  }

  /// Returns the state of each module with mutants. If only a module's own tests run, its state doesn't
  /// depend on higher modules.
  private func states() throws -> [String: ModuleState] {
    let variables = project.thoroughVariables.sorted { $0.key < $1.key }.map { " \($0.key)=\($0.value)" }
      .joined()
    let all = try inOrder(project.allModules)
    var states: [String: ModuleState] = [:]
    for module in project.modules {
      let below = all[...(all.firstIndex(of: module) ?? all.endIndex - 1)]
      let (sources, tests) =
        project.runsOwnTestsOnly
        ? (below.map { "Sources/\($0)" }, ["Tests/\(module)Tests", "Tests/TestSupport"])
        : (["Sources"], ["Tests"])
      states[module] = ModuleState(
        sources: project.fingerprint(of: sources),
        tests: project.fingerprint(of: tests) + (project.runsOwnTestsOnly ? " own" : "") + variables)
    }
    return states
  }

  /// Returns modules in the manifest's order. A module depends on earlier ones.
  private func inOrder(_ modules: Set<String>) throws -> [String] {
    let manifest = try String(contentsOf: project.root.appending(path: "Package.swift"), encoding: .utf8)
    return modules.sorted { a, b in
      let (first, second) = (manifest.range(of: "name: \"\(a)\", "), manifest.range(of: "name: \"\(b)\", "))
      return (first?.lowerBound ?? manifest.endIndex, a) < (second?.lowerBound ?? manifest.endIndex, b)
    }
  }

  private func build(_ mutants: [Mutant]) throws -> [Mutant] {
    let ordered = try inOrder(project.modules)
    report("Building a copy with \(min(sampleSize, mutants.count)) of them in it.")
    return try Builder(project: project, report: report).build(mutants, count: sampleSize, targets: ordered)
  }

  private func attempt(
    _ mutants: [(id: Int, mutant: Mutant)], trial: Trial, file: ResultFile
  ) throws {
    let results = file.results
    let open = mutants.filter { results[$0.mutant.name] == nil }
    report("\(open.count) of \(mutants.count) are to be tried.")
    let shared = Mutex(0)
    let report = report
    _ = try inParallel(open, jobs: jobs) { id, mutant in
      let result = try trial.result(mutant, id: id)
      try shared.withLock { count in
        count += 1
        try file.append(result)
        report("[\(count)/\(open.count)] \(result.fate.rawValue) \(result.name)  (\(result.by))")
      }
    }
  }
}

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
      "Without a mutant, these suites fail: \(names.joined(separator: ", "))."
    }
  }
}
