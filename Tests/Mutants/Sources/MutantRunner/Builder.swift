import Foundation
import MutationEngine

/// Builds a copy of the package without the mutants that don't compile.
struct Builder {
  let project: Project
  let report: (String) -> Void

  /// Builds the first `count` mutants that compile, and returns them.
  ///
  /// - Parameter targets: The modules, lower ones first. Each is built separately, because an error in one
  ///   would hide the errors in the next.
  func build(_ mutants: [Mutant], count: Int, targets: [String]) throws -> [Mutant] {
    try startAfreshIfSourcesChanged()
    var refused = RefusedMutants(project: project)
    while true {
      let chosen = Array(mutants.lazy.filter { !refused.names.contains($0.name) }.prefix(count))
      let mutated = try PackageCopy(project: project).write(chosen)
      guard let errors = try firstErrors(targets) else { return chosen }
      let blamed = Set(errors.flatMap { mutated[$0.file]?.mutants(atLine: $0.line, column: $0.column) ?? [] })
      guard !blamed.isEmpty else { throw RunError.doesNotBuild(log: log.path) }
      report("  \(blamed.count) do not compile and are replaced.")
      try refused.add(blamed.map { chosen[$0].name })
    }
  }

  /// Removes the build if the sources have changed. SwiftPM alone wouldn't rebuild a module that subclasses a
  /// changed class of another module, so the subclass would keep the class's old memory layout.
  private func startAfreshIfSourcesChanged() throws {
    let note = project.build.appending(path: "sources.txt")
    let sources = project.fingerprint(of: "Sources")
    if (try? String(contentsOf: note, encoding: .utf8)) == sources { return }
    try? FileManager.default.removeItem(at: project.build)
    try FileManager.default.createDirectory(at: project.build, withIntermediateDirectories: true)
    try sources.write(to: note, atomically: true, encoding: .utf8)
  }

  private var log: URL { project.logs.appending(path: "build.log") }

  /// Returns the errors of the first failing step, or `nil` if all steps succeed.
  private func firstErrors(_ targets: [String]) throws -> [CompilerError]? {
    try FileManager.default.createDirectory(at: project.logs, withIntermediateDirectories: true)
    for step in targets.map({ ["--target", $0] }) + [["--product", PackageCopy.testProgram]] {
      let command = Command(
        program: "swift",
        arguments: [
          "build", "--package-path", project.copy.path, "--scratch-path", project.build.path,
          "--disable-index-store",
          // Reports the errors of every file, not only of the first one.
          "-Xswiftc", "-continue-building-after-errors",
        ] + step, folder: project.root)
      var lines: [String] = []
      let ending = try command.run {
        lines.append($0)
        return false
      }
      try lines.joined(separator: "\n").write(to: log, atomically: true, encoding: .utf8)
      if ending == .exit(0) { continue }
      let prefix = project.copy.resolvingSymlinksInPath().path + "/"
      return Array(Set(lines.compactMap { CompilerError(line: $0, below: prefix) }))
    }
    return nil
  }
}

/// The location of a compiler error.
struct CompilerError: Hashable {
  /// The path relative to the package's folder.
  let file: String
  let line: Int
  let column: Int

  /// Creates an error from a line of output. Returns `nil` unless the line is an error in one of the
  /// package's files.
  init?(line text: String, below prefix: String) {
    guard text.hasPrefix(prefix), let match = text.firstMatch(of: #/:(\d+):(\d+): error:/#),
      let line = Int(match.1), let column = Int(match.2)
    else { return nil }
    file = String(text[..<match.range.lowerBound].dropFirst(prefix.count))
    self.line = line
    self.column = column
  }
}
