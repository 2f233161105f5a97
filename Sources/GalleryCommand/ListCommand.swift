#if Live
import ArgumentParser
import Foundation
import Gallery

struct ListCommand: MainActorCommand {
  static let configuration = CommandConfiguration(commandName: "list", abstract: "Lists the scenes.")

  @Flag(
    help: "Print a JSON array of objects with id, title, summary, and the changes for filmstrips.")
  var json = false

  private struct Entry: Encodable {
    var id: String
    var title: String
    var summary: String
    var changes: [String]
  }

  @MainActor func perform() throws {
    let scenes = GalleryScene.all
    if json {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      let entries = scenes.map {
        Entry(id: $0.id, title: $0.title, summary: $0.summary, changes: $0.changes.map(\.rawValue))
      }
      print(String(decoding: try encoder.encode(entries), as: UTF8.self))
      return
    }
    let idWidth = scenes.map(\.id.count).max() ?? 0
    let titleWidth = scenes.map(\.title.count).max() ?? 0
    for scene in scenes {
      let id = scene.id.padding(toLength: idWidth, withPad: " ", startingAt: 0)
      let title = scene.title.padding(toLength: titleWidth, withPad: " ", startingAt: 0)
      print("\(id)  \(title)  \(scene.summary)")
    }
  }
}
#endif
