import ArgumentParser
import Foundation
import PortingEngine

/// A file to port.
struct Input {
  let source: SourceFile
  /// The path relative to the given folder. For a file given directly, it's the file name.
  let relativePath: String

  /// Returns a file name with a suffix, such as `Views/Album.ported.swift` for the suffix `ported`.
  static func named(_ path: String, suffix: String?) -> String {
    guard let suffix, path.hasSuffix(".swift") else { return path }
    return "\(path.dropLast(".swift".count)).\(suffix).swift"
  }

  /// Returns the file, or all Swift files in the folder, sorted by path.
  ///
  /// An unreadable file ends the command with the exit code 66, as defined in sysexits.h.
  static func files(at path: String, relativeTo base: String?) throws -> [Input] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw unreadable(path, "The file does not exist.")
    }
    guard isFolder.boolValue else {
      return [Input(source: try read(path), relativePath: path.relative(to: base))]
    }
    guard let found = FileManager.default.enumerator(atPath: path) else {
      throw unreadable(path, "The folder cannot be listed.")
    }
    let names = found.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") && !$0.isHidden }.sorted()
    let folder = path.hasSuffix("/") ? path : path + "/"
    return try names.map { Input(source: try read(folder + $0), relativePath: $0) }
  }

  private static func read(_ path: String) throws -> SourceFile {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw unreadable(path, "The file cannot be opened.")
    }
    guard let text = String(data: data, encoding: .utf8) else { throw unreadable(path, "Not UTF-8.") }
    return SourceFile(path: path, text: text)
  }

  private static func unreadable(_ path: String, _ reason: String) -> ExitCode {
    FileHandle.standardError.write(Data("port-from-ios: cannot read \(path): \(reason)\n".utf8))
    return ExitCode(66)
  }
}

extension String {
  /// Returns the path relative to a folder, or the last component if there is no folder or the path lies
  /// outside of it.
  fileprivate func relative(to folder: String?) -> String {
    let path = URL(fileURLWithPath: self).standardizedFileURL
    guard let base = folder.map({ URL(fileURLWithPath: $0).standardizedFileURL.path + "/" }),
      path.path.hasPrefix(base)
    else {
      return path.lastPathComponent
    }
    return String(path.path.dropFirst(base.count))
  }

  /// `true` for paths such as `.build/checkouts/…`.
  fileprivate var isHidden: Bool { split(separator: "/").contains { $0.hasPrefix(".") } }
}
