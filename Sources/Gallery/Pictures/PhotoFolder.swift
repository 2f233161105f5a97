import CollectionView

/// The usable pictures in a folder and its subfolders, in natural order.
///
/// Links are followed, but no folder is listed twice. Hidden files are omitted, and so are files with an
/// extension that isn't a picture format's. If a file has no extension, its contents decide. If a link later
/// replaces a file, the link isn't followed.
///
/// - Complexity: O(n log n) for the names. Only headers are read.
public nonisolated struct PhotoFolder: Sendable {
  /// The pictures, in natural order.
  public private(set) var photos: [Photo] = []
  /// Unusable pictures, and folders that can't be listed.
  public private(set) var skipped: [SkippedFile] = []

  private struct FolderIdentity: Hashable {
    var device: dev_t
    var number: ino_t
  }

  private var listedFolders: Set<FolderIdentity> = []

  /// Lists a folder. Calls `progress` with the number of pictures found so far.
  public init(path: String, progress: (Int) -> Void = { _ in }) throws(PhotoFolderError) {
    do throws(ImageError) {
      var status = stat()
      guard stat(path, &status) == 0 else { throw .unreadable(errno) }
      try list(path, status, name: "", progress: progress)
    } catch {
      throw PhotoFolderError(path: path, error: error)
    }
  }

  private mutating func list(
    _ folder: String, _ status: stat, name prefix: String, progress: (Int) -> Void
  ) throws(ImageError) {
    guard let handle = opendir(folder) else { throw .unreadable(errno) }
    closedir(handle)
    let identity = FolderIdentity(device: status.st_dev, number: status.st_ino)
    guard listedFolders.insert(identity).inserted else { return }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in NaturalOrder.sorted(names.filter { !$0.hasPrefix(".") }) {
      let path = folder + "/" + name
      var status = stat()
      do throws(ImageError) {
        if stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
          try list(path, status, name: prefix + name + "/", progress: progress)
        } else if let photo = try photo(path: path, name: prefix + name) {
          photos.append(photo)
          progress(photos.count)
        }
      } catch {
        skipped.append(SkippedFile(name: prefix + name, error: error))
      }
    }
  }

  /// Returns a photo, or `nil` if the file isn't a picture.
  private func photo(path: String, name: String) throws(ImageError) -> Photo? {
    let pathExtension = (path as NSString).pathExtension.lowercased()
    guard pathExtension.isEmpty || Self.pictureExtensions.contains(pathExtension) else { return nil }
    do throws(ImageError) {
      let file = try ImageFile(path: path)
      let bytes = try ImageBytes(file.open())
      let header = try ImageHeader(bytes)
      guard header.format != .svg else { throw .unsupported("SVG") }
      try header.checkCompleteness(of: bytes)
      return Photo(name: name, file: file, header: header)
    } catch .unknownFormat where pathExtension.isEmpty {
      return nil
    }
  }

  /// The extensions of supported formats, then those of formats reported as unsupported.
  private static let pictureExtensions: Set<String> = [
    "jpg", "jpeg", "jpe", "jfif", "png", "gif", "webp", "heic", "heif", "avif", "tif", "tiff", "bmp",
  ]
}

/// A picture file whose header was read.
public nonisolated struct Photo: Equatable, Sendable {
  /// The file's path.
  public var path: String { file.path }
  /// The path relative to the listed folder.
  public var name: String
  /// The upright picture's size, in pixels.
  public var size: CGSize { header.orientedSize }

  let file: ImageFile
  let header: ImageHeader
}

/// An unusable file or folder with the reason.
public nonisolated struct SkippedFile: Equatable, Sendable, CustomStringConvertible {
  /// The path relative to the listed folder.
  public var name: String
  let error: ImageError

  /// The name and the reason on one line.
  public var description: String { "\(name.onOneLine): \(error)" }
}

nonisolated extension String {
  /// Replaces line breaks, control characters, and invisible marks, which could make a terminal show another
  /// name.
  package var onOneLine: String {
    String(String.UnicodeScalarView(unicodeScalars.map { $0.isShown ? $0 : "\u{FFFD}" }))
  }
}

nonisolated extension Unicode.Scalar {
  fileprivate var isShown: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: false
    // Emoji and some scripts join letters with these.
    case .format: self == "\u{200C}" || self == "\u{200D}"
    default: true
    }
  }
}

/// The reason a folder of photos can't be listed.
public nonisolated struct PhotoFolderError: Error, Equatable, Sendable, CustomStringConvertible {
  var path: String
  var error: ImageError

  /// The path and the reason on one line.
  public var description: String { "\(path.onOneLine): \(error)" }
}
