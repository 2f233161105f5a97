import ArgumentParser
import Foundation
import PortingEngine

@main struct PortFromIOS: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "port-from-ios",
    abstract:
      "Rewrites Swift sources for iOS so that they compile with this package's UIKit, without Objective-C.",
    discussion: """
      Pass all files of a module at once, because a file can depend on declarations in others. A folder stands for all \
      Swift files in it. The command reports every change, and all code that needs manual changes.

      Without --output, --in-place, or --check, the command prints the ported sources. --output also writes \
      AppleAnswers.swift, which fixes differences between Foundation on Linux and on Apple's platforms.
      """)

  @Argument(help: "Swift files, and folders with Swift files.") var paths: [String]

  @Option(
    help: "The folder for the ported files. They keep their paths relative to the folders passed in.")
  var output: String?

  @Option(help: "The base folder for files passed individually. They keep their relative paths in --output.")
  var relativeTo: String?

  @Option(help: "A suffix for the names of files in --output, before '.swift'.") var suffix: String?

  @Flag(help: "Overwrites the originals.") var inPlace = false

  @Flag(help: "Writes nothing, and exits with 1 if files would change.") var check = false

  @Flag(help: "Reports only code that needs manual changes.") var quiet = false

  func validate() throws {
    guard [output != nil, inPlace, check].filter({ $0 }).count <= 1 else {
      throw ValidationError("--output, --in-place, and --check exclude each other.")
    }
  }

  func run() throws {
    let inputs = try paths.flatMap { try Input.files(at: $0, relativeTo: relativeTo) }
    let ported = Porter(lines: output == nil ? .own : .original).port(inputs.map(\.source))
    for note in ported.flatMap(\.notes) where note.kind == .cannot || !quiet { report(note.description) }
    let changed = ported.filter(\.isChanged).count
    if !quiet { report("\(changed) of \(ported.count) files \(check ? "would change" : "changed")") }
    if check {
      if changed > 0 { throw ExitCode(1) }
    } else if let output {
      let folder = URL(fileURLWithPath: output)
      for (input, file) in zip(inputs, ported) {
        try write(
          file.text, to: folder.appendingPathComponent(Input.named(input.relativePath, suffix: suffix)))
      }
      try write(
        AppleAnswers.text,
        to: folder.appendingPathComponent(Input.named(AppleAnswers.fileName, suffix: suffix)))
    } else if inPlace {
      for file in ported where file.isChanged { try write(file.text, to: URL(fileURLWithPath: file.path)) }
    } else {
      for file in ported { print(file.text, terminator: "") }
    }
  }

  private func report(_ line: String) { FileHandle.standardError.write(Data((line + "\n").utf8)) }

  private func write(_ text: String, to url: URL) throws {
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url, options: .atomic)
    } catch {
      report("port-from-ios: cannot write \(url.path): \(error.localizedDescription)")
      throw ExitCode(73)
    }
  }
}
