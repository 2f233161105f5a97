import ArgumentParser
import Foundation
import MutantRunner

/// The command of `scripts/mutants`.
@main struct MutantsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "scripts/mutants",
    abstract: "Changes the sources in many places, and reports the changes that no test detects.")

  /// The part of the package to change.
  enum Part: String, ExpressibleByArgument, CaseIterable {
    case layouts, view

    var scope: [String] {
      switch self {
      case .layouts: ["Sources/LayoutEngine", "Sources/ConstraintSolver", "Sources/CollectionLayouts"]
      case .view:
        [
          "Elements", "Layout", "Flow", "Compositional", "CollectionView", "Scrolling", "Updates",
          "Interaction",
          "DataSources",
        ].map { "Sources/UIKitCollections/\($0)" }
      }
    }
  }

  /// The thoroughness of the tests.
  enum Seeds: String, ExpressibleByArgument, CaseIterable {
    case few, many, all
  }

  @Option(help: "LayoutEngine, ConstraintSolver, and CollectionLayouts, or the collection view's core.")
  var part = Part.layouts
  @Option(help: "The seed of the sample.")
  var seed: UInt64 = 1
  @Option(
    help: "The number of mutants to compile and try. By default, 500 for the layouts and 200 for the view.")
  var sample: Int?
  @Option(help: "The number of mutants to try, from the start of the sample.")
  var first = Int.max
  @Option(help: "Tries only the sample's mutants in this module.")
  var module: [String] = []
  @Option(help: "Changes only this file or folder, such as Sources/LayoutEngine/Packing.")
  var only: [String] = []
  @Flag(help: "Tries each module with its own tests only. This is much faster, and more mutants survive.")
  var own = false
  @Option(
    help:
      "The random cases in a last trial of survivors with their module's tests: all, or many as in CI. 'few' skips it."
  )
  var seeds = Seeds.all
  @Option(help: "The number of parallel processes.")
  var jobs = 2
  @Option(help: "The required percentage of killed mutants. By default, 95 for the layouts, 90 for the view.")
  var least: Double?
  @Flag(
    help:
      "Tries the mutants in Tests/Mutants/equivalent.txt, and fails if a test detects one.")
  var equivalent = false
  @Flag(help: "Prints all possible changes without trying them.")
  var list = false

  func run() throws {
    let root = URL(filePath: FileManager.default.currentDirectoryPath)
    var project = Project(
      root: root, work: root.appending(path: ".build-mutants/\(part.rawValue)"),
      scope: only.isEmpty ? part.scope : only,
      // These targets wait in real time and aren't mutated.
      excludedTargets: ["LiveHost", "LiveHostTests", "LiveFixture", "GalleryCommand", "GalleryCommandTests"],
      equivalents: root.appending(path: "Tests/Mutants/equivalent.txt"))
    project.runsOwnTestsOnly = own
    if seeds != .few { project.thoroughVariables = ["TEST_SEEDS": seeds.rawValue] }
    let size = equivalent ? Int.max : sample ?? (part == .layouts ? 500 : 200)
    var run = MutationRun(project: project, seed: seed, sampleSize: size)
    run.triesEquivalents = equivalent
    run.triedCount = first
    if !module.isEmpty { run.triedModules = Set(module) }
    run.jobs = max(1, jobs)
    if list {
      for mutant in try run.allMutants() { print(mutant.name) }
      return
    }
    let summary = try run.run()
    run.report(summary.text)
    if equivalent {
      if summary.killed.isEmpty && summary.outdated.isEmpty { return }
      for result in summary.killed { run.report("Listed as equivalent, but killed: \(result.name)") }
      throw ExitCode.failure
    }
    let share = least ?? (part == .layouts ? 95 : 90)
    // In the layouts, every survivor must be explained or killed. In the view, only the percentage counts.
    if summary.killedPercent < share || part == .layouts && !summary.survivors.isEmpty {
      throw ExitCode.failure
    }
  }
}
