import ArgumentParser
import Gallery

struct PhotoOptions: ParsableArguments, Sendable {
  @Option(
    help: ArgumentHelp(
      "A folder of JPEG, PNG, GIF and WebP pictures. Its subfolders are included.",
      discussion: "Without it, the scenes show pictures that the gallery draws itself.", valueName: "dir"))
  var photos: String?

  /// Loads the pictures, and lists unusable files on standard error.
  @MainActor func load() throws -> PictureCollection {
    guard let photos else { return .samples }
    let folder: PhotoFolder
    do throws(PhotoFolderError) {
      let progress = ProgressLine("Reading photos:")
      folder = try PhotoFolder(path: photos) { progress.update("\($0)") }
    } catch {
      throw CommandFailure.unreadableInput(error.description)
    }
    for file in folder.skipped { StandardError.line("skipped \(file)") }
    guard !folder.photos.isEmpty else {
      throw CommandFailure.unreadableInput("\(photos.onOneLine): no usable picture in this folder")
    }
    return PictureCollection(photos: folder.photos)
  }
}
