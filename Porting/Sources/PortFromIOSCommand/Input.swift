import ArgumentParser
import Foundation
import PortingEngine

/// A file to port.
struct Input {
  let source: SourceFile
  /// Its path below the folder that was given; of a file that was given, its name.
  let relativePath: String

  /// `Views/Album.ported.swift` for the suffix `ported`.
  static func named(_ path: String, suffix: String?) -> String {
    guard let suffix, path.hasSuffix(".swift") else { return path }
    return "\(path.dropLast(".swift".count)).\(suffix).swift"
  }

  /// The file, or the Swift files of the folder and those below it in the order of their paths. What cannot be read ends the
  /// command with 66, as sysexits.h says.
  static func files(at path: String, relativeTo base: String?) throws -> [Input] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw unreadable(path, "There is no such file.")
    }
    guard isFolder.boolValue else {
      return [Input(source: try read(path), relativePath: path.relative(to: base))]
    }
    guard let found = FileManager.default.enumerator(atPath: path) else {
      throw unreadable(path, "It cannot be listed.")
    }
    let names = found.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") && !$0.isHidden }.sorted()
    let folder = path.hasSuffix("/") ? path : path + "/"
    return try names.map { Input(source: try read(folder + $0), relativePath: $0) }
  }

  private static func read(_ path: String) throws -> SourceFile {
    SourceFile(path: path, text: try text(at: path))
  }

  /// What a file says. What cannot be read ends the command with 66.
  static func text(at path: String) throws -> String {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw unreadable(path, "It cannot be opened.")
    }
    guard let text = String(data: data, encoding: .utf8) else { throw unreadable(path, "It is not UTF-8.") }
    return text
  }

  private static func unreadable(_ path: String, _ reason: String) -> ExitCode {
    FileHandle.standardError.write(Data("port-from-ios: cannot read \(path): \(reason)\n".utf8))
    return ExitCode(66)
  }
}

extension String {
  /// The path below a folder; the last part where it is not in there, or there is none.
  fileprivate func relative(to folder: String?) -> String {
    let path = URL(fileURLWithPath: self).standardizedFileURL
    guard let base = folder.map({ URL(fileURLWithPath: $0).standardizedFileURL.path + "/" }),
      path.path.hasPrefix(base)
    else {
      return path.lastPathComponent
    }
    return String(path.path.dropFirst(base.count))
  }

  /// `.build/checkouts/…` and the like.
  fileprivate var isHidden: Bool { split(separator: "/").contains { $0.hasPrefix(".") } }
}
