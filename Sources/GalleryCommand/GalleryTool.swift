#if Live
import ArgumentParser
import Foundation
import Gallery

@main
struct GalleryTool: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery",
    abstract: "Shows collection view layouts with your photos or with sample pictures.",
    discussion: """
      Without a subcommand, serves the scenes to a browser. See 'gallery serve --help'.

      Exit codes: 0 success, 64 invalid usage, 66 unreadable photos, 69 the port is in use, 73 the \
      output can't be written.
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
#else
import Foundation

@main
struct GalleryTool {
  static func main() {
    StandardError.line("gallery: Build it with the trait Live: 'swift run --traits Live gallery'.")
    exit(CommandFailure.usageCode)
  }
}
#endif
