import Foundation
import PackagePlugin

/// Ports the Swift files in a target's folder that the target doesn't compile itself, as part of the build.
@main struct PortFromIOS: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    guard let target = target as? SourceModuleTarget else { return [] }
    let folder = target.directoryURL
    let compiled = Set(
      target.sourceFiles.filter { $0.type == .source }.map { $0.url.standardizedFileURL.path })
    let names = (FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? [])
      .filter {
        $0.hasSuffix(".swift") && !compiled.contains(folder.appending(path: $0).standardizedFileURL.path)
      }
      .sorted()
    guard !names.isEmpty else {
      Diagnostics.warning(
        "\(target.name): the target already compiles every Swift file in its folder, so there is nothing to port. List only the files to compile unchanged in 'sources:'."
      )
      return []
    }
    let output = context.pluginWorkDirectoryURL
    return [
      .buildCommand(
        displayName: "Porting \(target.name) from iOS",
        executable: try context.tool(named: "port-from-ios").url,
        arguments: ["--quiet", "--output", output.path, "--suffix", "ported", "--relative-to", folder.path]
          + names.map { folder.appending(path: $0).path },
        inputFiles: names.map { folder.appending(path: $0) },
        // Uses separate names, because the compiler requires one file for each name in `#sourceLocation`.
        outputFiles: (names + ["AppleAnswers.swift"])
          .map { output.appending(path: "\($0.dropLast(".swift".count)).ported.swift") })
    ]
  }
}
