#if Live
import ArgumentParser
import CollectionView
import Foundation
import Gallery

struct SourceCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "source",
    abstract: "Prints the Swift code of a screen with a scene's layout.",
    discussion: "Prints the same code as \"Copy Swift\" on the page, with the initial settings.")

  @Argument(help: "The id of a scene. 'gallery list' lists the ids.")
  var scene: String?

  @Flag(
    help: ArgumentHelp(
      "Print a file with a function for each value of each setting of every scene.", visibility: .hidden))
  var everySetting = false

  func validate() throws {
    guard (scene != nil) != everySetting else {
      throw ValidationError("Specify a scene's id.")
    }
  }

  @MainActor func perform() throws {
    guard let scene else { return print(SceneSources.everySetting(), terminator: "") }
    print(
      try RenderCommand.scene(named: scene).makeController(pictures: .samples).screenSource?.text() ?? "",
      terminator: "")
  }
}
#endif
