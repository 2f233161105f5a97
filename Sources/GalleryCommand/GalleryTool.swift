import ArgumentParser
import Foundation
import Gallery

@main
struct GalleryTool: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery",
    abstract: "Shows collection view layouts with your photos, or with pictures of its own.",
    discussion: """
      Without a subcommand, renders every scene into ./gallery-output and prints the path of the page \
      that shows them all.

      Exit codes: 0 done, 64 wrong usage, 66 photos that cannot be read, 73 output that cannot be written.
      """,
    subcommands: [RenderCommand.self, ListCommand.self])

  @OptionGroup var photoOptions: PhotoOptions

  @MainActor func perform() throws {
    try SceneOutput(pictures: photoOptions.load()).writeAll(to: SceneOutput.defaultFolder)
  }

  /// Every failure is one line on standard error; ArgumentParser would add how the command is used.
  static func main() {
    do {
      var command = try parseAsRoot()
      try command.run()
    } catch let failure as CommandFailure {
      StandardError.line("gallery: \(failure.message)")
      Foundation.exit(failure.exitCode)
    } catch {
      guard exitCode(for: error) != .success else { exit(withError: error) }
      let message = message(for: error).split(whereSeparator: \.isNewline).joined(separator: " ")
      StandardError.line("gallery: \(message) See 'gallery --help'.")
      Foundation.exit(CommandFailure.usageCode)
    }
  }
}
