import Foundation

/// The inputs of the last successful build, which determine the commands of the next one.
struct PlannedBuild {
  struct Files: Equatable {
    /// The stamps of the plan itself and of its manifests.
    fileprivate var plans: [String: SourceStamp] = [:]
    /// The names of files in the source folders. A plan lists all of them.
    fileprivate var names: Set<String> = []
    fileprivate var sources: [String: SourceStamp] = [:]
  }

  private let plan: BuildPlan
  private let path: String
  private var built: Files
  /// The outputs that builds have remade. Before the first build, all outputs of the package's own sources.
  private(set) var changing: Set<String>
  private var isFirst = true

  /// Reads the plan of the build that has just ended. Returns `nil` if there is no usable plan, or if the
  /// program is older than a source.
  ///
  /// - Parameter built: The package's files before the build. A source may have been saved since.
  init?(of package: SourcePackage, madeOf built: [String: SourceStamp]) {
    #if os(Linux)
    path = package.plan
    guard let text = try? String(contentsOfFile: path, encoding: .utf8),
      let plan = BuildPlan(text, executable: package.executable.path)
    else { return nil }
    self.plan = plan
    var files = Self.files(of: plan, at: path)
    files.sources.merge(built.filter { plan.sources.contains($0.key) }) { $1 }
    self.built = files
    changing = plan.compiled(from: package.root.path)
    guard let linked = SourceStamp(path: package.executable.path)?.time,
      files.sources.values.allSatisfy({ $0.time <= linked })
    else { return nil }
    #else
    // On other systems, SwiftPM signs the linked program.
    return nil
    #endif
  }

  var files: Files { Self.files(of: plan, at: path) }

  /// Returns the commands that build the changes, or `nil` if SwiftPM has to build.
  ///
  /// - Parameter changes: The known changes. All must be among the plan's sources.
  func commands(for files: Files, after changes: Set<String>) -> [BuildPlan.Command]? {
    guard files.plans == built.plans, files.names == built.names else { return nil }
    let changed = Set(files.sources.keys.filter { files.sources[$0] != built.sources[$0] })
    guard changes.isSubset(of: changed), files.sources.count == built.sources.count else { return nil }
    return plan.commands(after: changed)
  }

  var link: BuildPlan.Command { plan.link }

  mutating func didBuild(_ files: Files, with commands: [BuildPlan.Command]) {
    built = files
    let made = Set(commands.flatMap(\.outputs))
    changing = isFirst ? made : changing.union(made)
    isFirst = false
  }

  private static func files(of plan: BuildPlan, at path: String) -> Files {
    var files = Files()
    files.plans[path] = SourceStamp(path: path)
    for origin in plan.origins {
      if origin.hasSuffix("/") {
        files.names.formUnion(SourcePackage.stamps(in: String(origin.dropLast())).keys)
      } else {
        files.plans[origin] = SourceStamp(path: origin)
      }
    }
    for source in plan.sources { files.sources[source] = SourceStamp(path: source) }
    return files
  }
}
