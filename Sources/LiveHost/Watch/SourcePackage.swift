import Foundation

struct SourcePackage {
  let root: URL
  let executable: URL
  /// SwiftPM's build folder, `.build` by default.
  let scratch: URL
  let configuration: String

  /// - Parameters:
  ///   - sourceFile: Any source of the program.
  ///   - executable: SwiftPM's output, `…/SCRATCH/TRIPLE/CONFIGURATION/PRODUCT`.
  init(sourceFile: String, executable: String) throws(LivePreviewError) {
    var folder = URL(fileURLWithPath: sourceFile).deletingLastPathComponent().standardizedFileURL
    while !FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path) {
      guard folder.pathComponents.count > 1 else {
        throw .usage("--watch requires a package, but no Package.swift is above \(sourceFile)")
      }
      folder.deleteLastPathComponent()
    }
    root = folder
    self.executable = URL(fileURLWithPath: executable)
    let products = self.executable.deletingLastPathComponent()
    configuration = products.lastPathComponent
    guard ["debug", "release"].contains(configuration), products.pathComponents.count > 3 else {
      throw .usage(
        "--watch requires a program built by SwiftPM, but \(executable) isn't in a build folder")
    }
    scratch = products.deletingLastPathComponent().deletingLastPathComponent()
  }

  /// The command that builds the program, as arguments for `/usr/bin/env`.
  var buildCommand: [String] {
    [
      "swift", "build", "--package-path", root.path, "--scratch-path", scratch.path, "-c", configuration,
      "--product", executable.lastPathComponent,
    ]
  }

  var resolution: String { "\(root.path)/Package.resolved" }

  var plan: String { "\(scratch.path)/\(configuration).yaml" }

  /// The last change of each source. Sources are all files of the package except hidden files and editors'
  /// backup copies.
  var stamps: [String: SourceStamp] { Self.stamps(in: root.path, apartFrom: scratch.path) }

  static func stamps(in root: String, apartFrom scratch: String? = nil) -> [String: SourceStamp] {
    var stamps: [String: SourceStamp] = [:]
    let manager = FileManager.default
    var folders = [root]
    // A link may lead back to a parent folder or to build products.
    var seen = Set([root, scratch].compactMap { $0.flatMap(inode) })
    while let folder = folders.popLast() {
      for name in (try? manager.contentsOfDirectory(atPath: folder)) ?? []
      where !name.hasPrefix(".") && !name.hasSuffix("~") {
        let path = "\(folder)/\(name)"
        var status = stat()
        guard stat(path, &status) == 0 else { continue }
        switch status.st_mode & S_IFMT {
        case S_IFDIR:
          if seen.insert(UInt64(status.st_ino)).inserted { folders.append(path) }
        case S_IFREG: stamps[path] = SourceStamp(status)
        default: break
        }
      }
    }
    return stamps
  }

  private static func inode(of path: String) -> UInt64? {
    var status = stat()
    return stat(path, &status) == 0 ? UInt64(status.st_ino) : nil
  }
}

struct SourceStamp: Equatable {
  private let seconds: Int
  private let nanoseconds: Int
  private let size: Int
  private let inode: UInt64

  init?(path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  /// The time of the last change, in seconds since 1970.
  var time: Double { Double(seconds) + Double(nanoseconds) / 1e9 }

  init(_ status: stat) {
    #if canImport(Darwin)
    let time = status.st_mtimespec
    #else
    let time = status.st_mtim
    #endif
    (seconds, nanoseconds) = (Int(time.tv_sec), Int(time.tv_nsec))
    (size, inode) = (Int(status.st_size), UInt64(status.st_ino))
  }
}
