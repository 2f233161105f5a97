import ArgumentParser
import Foundation
import Gallery

@main
struct GalleryTool: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery",
    abstract: "Shows collection view layouts with your photos, or with pictures of its own.",
    discussion: """
      Without a subcommand, serves the scenes to a browser: 'gallery serve --help' has the options of that.

      Exit codes: 0 done, 64 wrong usage, 66 photos that cannot be read, 69 a port that is in use, 73 output \
      that cannot be written.
      """,
    subcommands: [ServeCommand.self, RenderCommand.self, SourceCommand.self, ListCommand.self],
    defaultSubcommand: ServeCommand.self)

  /// Runs the command. Prints an error on one line, because ArgumentParser would add usage help.
  static func main() async {
    do {
      var command = try parseAsRoot()
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
    } catch let failure as CommandFailure {
      StandardError.line("gallery: \(failure.message)")
      Foundation.exit(failure.exitCode)
    } catch {
      guard exitCode(for: error) != .success else { exit(withError: error) }
      let message = message(for: error).split(whereSeparator: \.isNewline).joined(separator: " ")
      let sentence = message.hasSuffix(".") ? message : message + "."
      StandardError.line("gallery: \(sentence) See '\(commandMeant) --help'.")
      Foundation.exit(CommandFailure.usageCode)
    }
  }

  private static var commandMeant: String {
    let names = configuration.subcommands.compactMap { $0.configuration.commandName }
    let first = CommandLine.arguments.dropFirst().first ?? ""
    return "gallery \(names.contains(first) ? first : names[0])"
  }
}
