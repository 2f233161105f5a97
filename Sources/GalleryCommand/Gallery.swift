import ArgumentParser

@main
struct GalleryTool: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery", abstract: "Shows collection view layouts.")
}
