import Foundation
import Gallery

/// Writes rendered scenes to files, and the paths of the files to standard output.
@MainActor struct SceneOutput {
  static let defaultFolder = "./gallery-output"

  var pictures: PictureCollection
  var itemCount: Int?
  var size = CGSize(width: 1200, height: 900)

  func write(_ scene: GalleryScene, offset: CGPoint?, to path: String) throws {
    try write(renderer.svg(of: scene, offset: offset), to: path)
  }

  func writeOverview(to path: String) throws {
    try write(renderer.overviewSVG(), to: path)
  }

  /// Photos are not copied into the files: a dozen scenes of them would be as many times as large as the photos.
  func writeAll(to folder: String) throws {
    let documents = renderAll()
    let html = GalleryPage(scenes: GalleryScene.all, size: size, linksPhotos: pictures.count != nil).html
    let page = folder.hasSuffix("/") ? folder + "index.html" : folder + "/index.html"
    try writing { files throws(OutputError) in
      try files.createFolder(folder)
      for document in documents { try files.add(document.data, to: "\(folder)/\(document.name)") }
      try files.add(Data(html.utf8), to: page)
    }
    print(page)
  }

  private func renderAll() -> [(name: String, data: Data)] {
    let progress = ProgressLine("Rendering")
    var renderer = renderer
    renderer.linksPhotos = true
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
    SceneRenderer(pictures: pictures, itemCount: itemCount, size: size)
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
