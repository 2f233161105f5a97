import Foundation
import MutationEngine

/// A copy of the package with the mutants. Writes only files that differ, so a build compiles only changes.
struct PackageCopy {
  /// The program with the copy's tests.
  static let testProgram = "MutantTests"

  let project: Project

  /// Updates the copy and returns the mutated sources by path.
  func write(_ mutants: [Mutant]) throws -> [String: MutatedSource] {
    let byFile = Dictionary(grouping: mutants.enumerated(), by: \.element.file)
    var mutated: [String: MutatedSource] = [:]
    for folder in ["Sources", "Tests"] {
      let paths = project.files(in: folder).filter {
        !$0.hasPrefix("Tests/Mutants/") && !$0.contains("/.build")
      }
      for path in paths {
        let original = project.root.appending(path: path)
        guard let here = byFile[path] else {
          try update(path, to: Data(contentsOf: original))
          continue
        }
        let source = MutatedSource(
          try String(contentsOf: original, encoding: .utf8), mutants: here.map { ($0.offset, $0.element) })
        mutated[path] = source
        try update(path, to: Data(source.text.utf8))
      }
      for path in Set(filesBelow(project.copy.appending(path: folder)).map { "\(folder)/\($0)" }).subtracting(
        paths)
      {
        try FileManager.default.removeItem(at: project.copy.appending(path: path))
      }
    }
    for (path, text) in SwitchModule.files(capacity: max(1, mutants.count)) {
      try update("\(MutatedSource.switchModule)/\(path)", to: Data(text.utf8))
    }
    try update(
      "\(Self.testProgram)/main.swift",
      to: Data("import Testing\n\nawait Testing.__swiftPMEntryPoint() as Never\n".utf8))
    try update("Package.swift", to: Data(manifest().utf8))
    try linkTheRest()
    return mutated
  }

  private func update(_ path: String, to data: Data) throws {
    let file = project.copy.appending(path: path)
    if (try? Data(contentsOf: file)) == data { return }
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  /// Links the other files, because tests can read them.
  private func linkTheRest() throws {
    for name in try FileManager.default.contentsOfDirectory(atPath: project.root.path)
    where !["Sources", "Tests", "Package.swift", "Package.resolved"].contains(name) && !name.hasPrefix(".") {
      let link = project.copy.appending(path: name)
      if (try? FileManager.default.destinationOfSymbolicLink(atPath: link.path)) != nil { continue }
      try? FileManager.default.createSymbolicLink(
        at: link, withDestinationURL: project.root.appending(path: name))
    }
  }

  /// Returns the package's manifest with a few more lines.
  private func manifest() throws -> String {
    let modules = project.modules
    let tests =
      project.runsOwnTestsOnly ? literal(Set(modules.map { $0 + "Tests" })) + ".contains($0.name)" : "true"
    return try String(contentsOf: project.root.appending(path: "Package.swift"), encoding: .utf8) + """

      let mutatedTargets: Set<String> = \(literal(modules))
      let excludedTargets: Set<String> = \(literal(project.excludedTargets))
      package.targets.removeAll { excludedTargets.contains($0.name) }
      // The copy needs no products, and without traits, no other packages.
      package.products = []
      if !excludedTargets.isEmpty {
        package.dependencies = []
        package.traits = []
      }
      let tests = package.targets.filter { $0.type == .test && \(tests) }
      package.targets = package.targets.map { target in
        if mutatedTargets.contains(target.name) { target.dependencies.append("\(MutatedSource.switchModule)") }
        // A mutant may leave a variable unused.
        target.swiftSettings = (target.swiftSettings ?? []) + [.treatAllWarnings(as: .warning)]
        // The copy's own program runs the tests, because SwiftPM's runner needs an index of XCTest tests, which
        // is slow to write. Therefore, tests are libraries. Executables are, too, so tests can link them.
        guard target.type == .test || target.type == .executable else { return target }
        let isTest = target.type == .test
        return .target(
          name: target.name, dependencies: target.dependencies,
          path: target.path ?? (isTest ? "Tests/" : "Sources/") + target.name,
          exclude: target.exclude + (isTest ? [] : ["main.swift"]), resources: target.resources,
          swiftSettings: target.swiftSettings)
      }
      package.targets += [
        .target(name: "\(MutatedSource.switchModule)", path: "\(MutatedSource.switchModule)"),
        .executableTarget(
          name: "\(Self.testProgram)", dependencies: tests.map { .target(name: $0.name) }, path: "\(Self.testProgram)"),
      ]

      """
  }

  private func literal(_ names: Set<String>) -> String {
    "[" + names.sorted().map { "\"\($0)\"" }.joined(separator: ", ") + "]"
  }
}
