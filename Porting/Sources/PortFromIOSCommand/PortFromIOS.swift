import ArgumentParser
import Foundation
import PortingEngine

@main struct PortFromIOS: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "port-from-ios",
    abstract:
      "Rewrites Swift sources for iOS into what compiles against this package's UIKit, without Objective-C.",
    discussion: """
      Give all files of a module at once: what one says often depends on what another declares. Folders count with all \
      Swift files in them. Every change is printed, and so is what has to be changed by hand.

      Without --output, --in-place or --check the ported sources are printed. With --output there is one file more, \
      AppleAnswers.swift: what Foundation on Linux answers otherwise than on Apple's platforms.
      """)

  @Argument(help: "Swift files, and folders of them.") var paths: [String]

  @Option(
    help: "The folder for the ported files. They keep their places relative to the folders that were given.")
  var output: String?

  @Option(help: "The folder below which files that are given one by one keep their places under --output.")
  var relativeTo: String?

  @Option(help: "What the names of the files under --output get before '.swift'.") var suffix: String?

  @Flag(help: "Writes the ported files over the originals.") var inPlace = false

  @Flag(help: "Writes nothing; exits with 1 if something would change.") var check = false

  @Flag(help: "Prints what has to be changed by hand, and not what was changed.") var quiet = false

  func validate() throws {
    guard [output != nil, inPlace, check].filter({ $0 }).count <= 1 else {
      throw ValidationError("--output, --in-place and --check exclude each other.")
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
