import Foundation

/// What the last successful build was made of, and so what the next one has to make.
struct PlannedBuild {
  /// What decides whether the plan is still the right one, and which of its files have changed.
  struct Files: Equatable {
    /// Of the plan itself and of the manifests that it was made from.
    fileprivate var plans: [String: SourceStamp] = [:]
    /// In the folders of sources. A plan names each of them.
    fileprivate var names: Set<String> = []
    fileprivate var sources: [String: SourceStamp] = [:]
  }

  private let plan: BuildPlan
  private let path: String
  private var built: Files
  /// What builds have made anew, and before the first what they probably will: all that is the package's own.
  private(set) var changing: Set<String>
  private var isFirst = true

  /// Reads the plan of the build that was just made. Nil if there is none that can be used, or if the program is older than a source: then it
  /// is not what the sources say.
  ///
  /// - Parameter built: What the package's files were before the build. A source may have been saved since.
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
    // Elsewhere, SwiftPM signs what it has linked.
    return nil
    #endif
  }

  /// As they are now.
  var files: Files { Self.files(of: plan, at: path) }

  /// What makes the program from the files. Nil if SwiftPM has to.
  ///
  /// - Parameter changes: What is known to have changed. All of it must be among the plan's sources.
  func commands(for files: Files, after changes: Set<String>) -> [BuildPlan.Command]? {
    guard files.plans == built.plans, files.names == built.names else { return nil }
    let changed = Set(files.sources.keys.filter { files.sources[$0] != built.sources[$0] })
    guard changes.isSubset(of: changed), files.sources.count == built.sources.count else { return nil }
    return plan.commands(after: changed)
  }

  /// What makes the program of its objects.
  var link: BuildPlan.Command { plan.link }

  /// Called when the commands have succeeded, which make the program of the files.
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
