import Foundation
import Gallery

/// Writes scenes to files and prints their paths.
@MainActor struct SceneOutput {
  static let defaultFolder = "./gallery-output"
  /// The maximum total size of embedded photos, in bytes. Each scene's file repeats the photos.
  static let embeddingLimit = 16 << 20

  var pictures: PictureCollection
  var itemCount: Int?
  var size = CGSize(width: 1200, height: 900)
  var isDark = false

  func write(_ scene: GalleryScene, offset: CGPoint?, to path: String) throws {
    try write(renderer.svg(of: scene, offset: offset), to: path)
  }

  func writeFilmstrip(of scene: GalleryScene, _ change: SceneChange, to path: String) throws {
    try write(renderer.filmstripSVG(of: scene, change), to: path)
  }

  func writeFilm(to path: String) throws {
    try write(renderer.filmSVG(), to: path)
  }

  /// Writes all scenes and a page. Embeds small sets of photos and links large ones.
  func writeAll(to folder: String) throws {
    let bytes = pictures.byteCount
    let linksPhotos = bytes > Self.embeddingLimit
    let documents = renderAll(linksPhotos: linksPhotos)
    let html = GalleryPage(scenes: GalleryScene.all, size: size, linksPhotos: linksPhotos).html
    let page = folder.hasSuffix("/") ? folder + "index.html" : folder + "/index.html"
    try writing { files throws(OutputError) in
      try files.createFolder(folder)
      for document in documents { try files.add(document.data, to: "\(folder)/\(document.name)") }
      try files.add(Data(html.utf8), to: page)
    }
    if linksPhotos {
      StandardError.line("The photos exceed 16 MB (\(bytes >> 20) MB), so the files refer to them.")
    }
    print(page)
  }

  private func renderAll(linksPhotos: Bool) -> [(name: String, data: Data)] {
    let progress = ProgressLine("Rendering")
    var renderer = renderer
    renderer.linksPhotos = linksPhotos
    return GalleryScene.all.map { scene in
      progress.update(scene.id)
      return (scene.id + ".svg", Data(renderer.svg(of: scene).utf8))
    }
  }

  private func write(_ svg: String, to path: String) throws {
    let data = Data(svg.utf8)
    guard path != "-" else { return FileHandle.standardOutput.write(data) }
    try writing { files throws(OutputError) in try files.add(data, to: path) }
    print(path)
  }

  private var renderer: SceneRenderer {
    var renderer = SceneRenderer(pictures: pictures, itemCount: itemCount, size: size)
    renderer.isDark = isDark
    return renderer
  }

  private func writing(_ add: (OutputFiles) throws(OutputError) -> Void) throws {
    do throws(OutputError) {
      let files = OutputFiles()
      try add(files)
      try files.commit()
    } catch {
      throw CommandFailure.unwritableOutput(error.description)
    }
  }
}
