import Foundation
import MutationEngine

/// What is tried: a package, and the part of it that is changed.
public struct Project: Sendable {
  /// The package's folder.
  public var root: URL
  /// The folder of the copy, its build and the results.
  public var work: URL
  /// Files and folders whose sources are changed, from the package's folder.
  public var scope: [String]
  /// Targets that the copy is built without.
  public var excludedTargets: Set<String>
  /// The list of mutants that do what the original does. Nil if there is none.
  public var equivalents: URL?
  /// Whether each module is tried with its own tests only, not with those of the modules above.
  public var runsOwnTestsOnly = false
  /// The variables that make the tests try more. A mutant that has survived everything else is tried once more with them.
  public var thoroughVariables: [String: String] = [:]

  /// A project.
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

  /// The paths of all files in a folder of the package, from the package's folder.
  func files(in folder: String) -> [String] {
    filesBelow(root.appending(path: folder)).map { folder.isEmpty ? $0 : "\(folder)/\($0)" }
  }

  /// The sources that are changed.
  var sources: [String] {
    let all = files(in: "Sources").filter { $0.hasSuffix(".swift") }
    return all.filter { path in scope.contains { path == $0 || path.hasPrefix($0 + "/") } }
  }

  /// The modules that they belong to.
  var modules: Set<String> { Self.modules(of: sources) }

  /// All modules of the package.
  var allModules: Set<String> { Self.modules(of: files(in: "Sources").filter { $0.hasSuffix(".swift") }) }

  private static func modules(of sources: [String]) -> Set<String> {
    Set(sources.compactMap { $0.split(separator: "/").dropFirst().first.map(String.init) })
  }

  /// One number for all files in a folder of the package.
  func fingerprint(of folder: String) -> String { fingerprint(of: [folder]) }

  /// One number for all files in some folders of the package.
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

/// The paths of all files below a folder, from that folder, sorted.
func filesBelow(_ folder: URL) -> [String] {
  let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
  return paths.filter { path in
    var isDirectory: ObjCBool = false
    let exists = FileManager.default.fileExists(
      atPath: folder.appending(path: path).path, isDirectory: &isDirectory)
    return exists && !isDirectory.boolValue
  }.sorted()
}
