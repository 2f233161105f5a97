import Foundation

/// The names of mutants that don't compile, stored for later runs.
struct RefusedMutants {
  private(set) var names: Set<String>
  private let file: URL

  init(project: Project) {
    file = project.work.appending(path: "refused.txt")
    names = Set(
      ((try? String(contentsOf: file, encoding: .utf8)) ?? "").split(separator: "\n").map(String.init))
  }

  mutating func add(_ more: [String]) throws {
    names.formUnion(more)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try names.sorted().joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
  }
}
