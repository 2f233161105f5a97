import ArgumentParser
import Foundation
import MutantRunner

/// The command of `scripts/mutants`.
@main struct MutantsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "scripts/mutants",
    abstract: "Changes the sources in many places and says which changes no test notices.")

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

  @Option(help: "LayoutEngine, ConstraintSolver and CollectionLayouts, or the core of the collection view.")
  var part = Part.layouts
  @Option(help: "What the sample is drawn with.")
  var seed: UInt64 = 1
  @Option(
    help: "How many mutants are compiled in and tried. By default 500 of the layouts and 200 of the view.")
  var sample: Int?
  @Option(help: "Tries only the first ones of the sample.")
  var first = Int.max
  @Option(help: "Tries only the mutants of the sample that are in this module.")
  var module: [String] = []
  @Option(help: "Changes only what is below this folder or file: Sources/LayoutEngine/Packing.")
  var only: [String] = []
  @Flag(help: "Tries each module with its own tests only: a small part of the time, and more survive.")
  var own = false
  @Option(
    help:
      "What a survivor is tried with at last: all the random cases of its module's tests, as CI does, many or few."
  )
  var seeds = Seeds.all
  @Option(help: "How many processes run at once.")
  var jobs = 2
  @Option(help: "Fails where fewer percent are killed. By default 95 of the layouts and 90 of the view.")
  var least: Double?
  @Flag(
    help:
      "Tries the mutants that Tests/Mutants/equivalent.txt lists, which no test must tell from the original.")
  var equivalent = false
  @Flag(help: "Prints everything that can be changed, and tries nothing.")
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
      for result in summary.killed { run.report("Listed as equivalent, but a test tells it: \(result.name)") }
      throw ExitCode.failure
    }
    let share = least ?? (part == .layouts ? 95 : 90)
    // In the layouts, every survivor must be explained or killed. In the view, only the percentage counts.
    if summary.killedPercent < share || part == .layouts && !summary.survivors.isEmpty {
      throw ExitCode.failure
    }
  }
}
