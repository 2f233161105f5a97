import ArgumentParser
import Foundation
import Gallery

struct RenderCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Renders one scene as an SVG file, or all of them with a page that shows them.",
    discussion:
      "The file of one scene needs no other. With --all, more than 16 MB of photos stay where they are and the files refer to them."
  )

  @Argument(help: "The id of a scene; 'gallery list' has them all.")
  var scene: String?

  @Flag(help: "Render every scene, and an index.html with all of them.")
  var all = false

  @Flag(help: ArgumentHelp("Render several scenes as a film: one picture that moves.", visibility: .hidden))
  var film = false

  @OptionGroup var photoOptions: PhotoOptions

  @Option(
    help: ArgumentHelp("The size of the view in points. By default 1200x900.", valueName: "WxH"),
    transform: ViewSize.init)
  var size = ViewSize(width: 1200, height: 900)

  @Flag(help: "Render in the dark.")
  var dark = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How far the scene is scrolled, in points, as far as it reaches. By default, to where it looks best.",
      valueName: "X,Y"),
    transform: ContentOffset.init)
  var offset: ContentOffset?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("How many pictures; they repeat if there are fewer.", valueName: "n"))
  var items: Int?

  @Option(
    help: ArgumentHelp(
      "Render a change of the scene as a filmstrip: \(SceneChange.allCases.map(\.rawValue).joined(separator: ", ")).",
      discussion: "'gallery list --json' has the changes that a scene knows.",
      valueName: "change"))
  var filmstrip: SceneChange?

  @Option(
    help: ArgumentHelp(
      "The file to write, '-' for standard output; with --all, the folder.",
      discussion: "By default SCENE.svg, SCENE-CHANGE.svg, film.svg, or gallery-output.",
      valueName: "path"))
  var output: String?

  private static let itemLimit = 1_000_000

  func validate() throws {
    let choices = [scene != nil, all, film].filter { $0 }.count
    guard choices > 0 else { throw ValidationError("Which scene? Give its id or --all.") }
    guard choices == 1 else { throw ValidationError("Give a scene or --all, not both.") }
    if filmstrip != nil, scene == nil { throw ValidationError("--filmstrip needs a single scene.") }
    if filmstrip != nil, offset != nil { throw ValidationError("Give one of --filmstrip and --offset.") }
    if offset != nil, scene == nil { throw ValidationError("--offset needs a single scene.") }
    if let items, !(0...Self.itemLimit).contains(items) {
      throw ValidationError("--items is \(items), it has to be from 0 to \(Self.itemLimit).")
    }
    if all, output == "-" { throw ValidationError("--output is '-', but --all writes files into a folder.") }
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
        throw ValidationError("\(error) Give fewer with --items.")
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
