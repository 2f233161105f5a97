#if Live
import ArgumentParser
import Gallery

struct PhotoOptions: ParsableArguments, Sendable {
  @Option(
    help: ArgumentHelp(
      "A folder of JPEG, PNG, GIF, and WebP pictures, including its subfolders.",
      discussion: "By default, the scenes show sample pictures.", valueName: "dir"))
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
      throw CommandFailure.unreadableInput(
        "\(photos.onOneLine): the folder contains no usable picture")
    }
    return PictureCollection(photos: folder.photos)
  }
}
#endif
