import Foundation
import MutationEngine

/// A package to test, and the part of it to change.
public struct Project: Sendable {
  /// The package's folder.
  public var root: URL
  /// The folder of the copy, its build, and the results.
  public var work: URL
  /// The files and folders with the sources to change, relative to the package's folder.
  public var scope: [String]
  /// The targets left out of the copy.
  public var excludedTargets: Set<String>
  /// The list of equivalent mutants, or `nil` if there is none.
  public var equivalents: URL?
  /// `true` to try each module only with its own tests, without the tests of higher modules.
  public var runsOwnTestsOnly = false
  /// The environment variables for thorough tests. A mutant that has survived everything else is tried once
  /// more with them.
  public var thoroughVariables: [String: String] = [:]

  /// Creates a project.
  public init(
    root: URL, work: URL, scope: [String], excludedTargets: Set<String> = [], equivalents: URL? = nil
  ) {
    self.root = root
    self.work = work
    self.scope = scope
    self.excludedTargets = excludedTargets
    self.equivalents = equivalents
  }

  var copy: URL { work.appending(path: "package") }
  var build: URL { work.appending(path: "build") }
  var logs: URL { work.appending(path: "logs") }

  /// Returns the paths of all files in a folder of the package, relative to the package's folder.
  func files(in folder: String) -> [String] {
    filesBelow(root.appending(path: folder)).map { folder.isEmpty ? $0 : "\(folder)/\($0)" }
  }

  /// The sources to change.
  var sources: [String] {
    let all = files(in: "Sources").filter { $0.hasSuffix(".swift") }
    return all.filter { path in scope.contains { path == $0 || path.hasPrefix($0 + "/") } }
  }

  /// The modules with sources to change.
  var modules: Set<String> { Self.modules(of: sources) }

  /// All modules of the package.
  var allModules: Set<String> { Self.modules(of: files(in: "Sources").filter { $0.hasSuffix(".swift") }) }

  private static func modules(of sources: [String]) -> Set<String> {
    Set(sources.compactMap { $0.split(separator: "/").dropFirst().first.map(String.init) })
  }

  /// Returns a fingerprint of all files in a folder of the package.
  func fingerprint(of folder: String) -> String { fingerprint(of: [folder]) }

  /// Returns a fingerprint of all files in folders of the package.
  func fingerprint(of folders: [String]) -> String {
    var parts: [UInt8] = []
    for path in folders.flatMap(files(in:))
    where !path.contains("/.build") && !path.hasPrefix("Tests/Mutants/") {
      parts += path.utf8
      parts.append(0)
      if let data = try? Data(contentsOf: root.appending(path: path)) { parts += data }
      parts.append(0)
    }
    return String(stableHash(of: parts), radix: 16)
  }
}

/// Returns the sorted paths of all files below a folder, relative to that folder.
func filesBelow(_ folder: URL) -> [String] {
  let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
  return paths.filter { path in
    var isDirectory: ObjCBool = false
    let exists = FileManager.default.fileExists(
      atPath: folder.appending(path: path).path, isDirectory: &isDirectory)
    return exists && !isDirectory.boolValue
  }.sorted()
}
