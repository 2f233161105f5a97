#if Live
import ArgumentParser
import Foundation
import Gallery

struct RenderCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Renders one scene as an SVG file, or all scenes with an index page.",
    discussion:
      "The file of a single scene is self-contained. With --all, photos of more than 16 MB in total are linked."
  )

  @Argument(help: "The id of a scene. 'gallery list' lists the ids.")
  var scene: String?

  @Flag(help: "Render all scenes, with an index.html.")
  var all = false

  @Flag(help: ArgumentHelp("Render several scenes as an animated picture.", visibility: .hidden))
  var film = false

  @OptionGroup var photoOptions: PhotoOptions

  @Option(
    help: ArgumentHelp("The view's size in points. The default is 1200x900.", valueName: "WxH"),
    transform: ViewSize.init)
  var size = ViewSize(width: 1200, height: 900)

  @Flag(help: "Render with the dark appearance.")
  var dark = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The content offset in points, limited to the content. The default depends on the scene.",
      valueName: "X,Y"),
    transform: ContentOffset.init)
  var offset: ContentOffset?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The number of pictures. Photos repeat if there are fewer.", valueName: "n"))
  var items: Int?

  @Option(
    help: ArgumentHelp(
      "Render a change of the scene as a filmstrip: \(SceneChange.allCases.map(\.rawValue).joined(separator: ", ")).",
      discussion: "'gallery list --json' lists each scene's changes.",
      valueName: "change"))
  var filmstrip: SceneChange?

  @Option(
    help: ArgumentHelp(
      "The output file, or '-' for standard output. With --all, the output folder.",
      discussion: "The default is SCENE.svg, SCENE-CHANGE.svg, film.svg, or gallery-output.",
      valueName: "path"))
  var output: String?

  private static let itemLimit = 1_000_000

  func validate() throws {
    let choices = [scene != nil, all, film].filter { $0 }.count
    guard choices > 0 else { throw ValidationError("Specify a scene's id or --all.") }
    guard choices == 1 else { throw ValidationError("Specify either a scene or --all, not both.") }
    if filmstrip != nil, scene == nil {
      throw ValidationError("--filmstrip requires a single scene.")
    }
    if filmstrip != nil, offset != nil {
      throw ValidationError("Specify either --filmstrip or --offset, not both.")
    }
    if offset != nil, scene == nil { throw ValidationError("--offset requires a single scene.") }
    if let items, !(0...Self.itemLimit).contains(items) {
      throw ValidationError("--items is \(items), but must be from 0 to \(Self.itemLimit).")
    }
    if all, output == "-" { throw ValidationError("--output is '-', but --all requires a folder.") }
    if let output, output.isEmpty { throw ValidationError("--output is empty.") }
  }

  @MainActor func perform() throws {
    let scene = try scene.map(Self.scene)
    let scenes = SceneOutput(
      pictures: try photoOptions.load(), itemCount: items, size: size.cgSize, isDark: dark)
    if film {
      try scenes.writeFilm(to: output ?? "film.svg")
    } else if let scene, let filmstrip {
      let path = output ?? "\(scene.id)-\(filmstrip.rawValue).svg"
      do {
        try scenes.writeFilmstrip(of: scene, filmstrip, to: path)
      } catch let error as SceneChangeError {
        guard case .full = error else { throw ValidationError(error.description) }
        throw ValidationError("\(error) Reduce the number with --items.")
      }
    } else if let scene {
      try scenes.write(scene, offset: offset?.cgPoint, to: output ?? scene.id + ".svg")
    } else {
      try scenes.writeAll(to: output ?? SceneOutput.defaultFolder)
    }
  }

  @MainActor static func scene(named id: String) throws -> GalleryScene {
    if let scene = GalleryScene.named(id) { return scene }
    let ids = GalleryScene.all.map(\.id).joined(separator: ", ")
    throw ValidationError("There is no scene '\(id.onOneLine)'. The scenes are \(ids).")
  }
}

extension SceneChange: ExpressibleByArgument {}
#endif
