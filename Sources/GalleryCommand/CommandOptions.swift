#if Live
import ArgumentParser
import Foundation
import Gallery

/// A command that runs on the main actor, which ArgumentParser doesn't support.
protocol MainActorCommand: AsyncParsableCommand, Sendable {
  @MainActor func perform() async throws
}

extension MainActorCommand {
  func run() async throws { try await perform() }
}

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

/// A size in points, such as `1200x900`.
struct ViewSize: CustomStringConvertible {
  private static let limit = 16384

  var width: Int
  var height: Int

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  init(argument: String) throws {
    let sides = argument.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard sides.count == 2, let width = sides[0], let height = sides[1],
      [width, height].allSatisfy((1...Self.limit).contains)
    else {
      throw ValidationError("width and height must be from 1 to \(Self.limit), such as 1200x900.")
    }
    self.init(width: width, height: height)
  }

  var description: String { "\(width)x\(height)" }

  var cgSize: CGSize { CGSize(width: width, height: height) }
}

/// An offset such as `0,400`.
struct ContentOffset {
  var cgPoint: CGPoint

  init(argument: String) throws {
    let parts = argument.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
    guard parts.count == 2, let x = parts[0], let y = parts[1], x.isFinite, y.isFinite else {
      throw ValidationError("x and y must be numbers of points, such as 0,400.")
    }
    cgPoint = CGPoint(x: x, y: y)
  }
}
#endif
