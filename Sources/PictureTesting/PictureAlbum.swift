import Foundation

enum PictureVerdict: Equatable {
  case matches
  /// The picture has been recorded, because there was no earlier recording, or because all pictures are
  /// recorded again.
  case recorded
  /// The associated value describes the differences.
  case failed(String)
}

struct PictureAlbum {
  private let folder: URL
  private let recordsMissing: Bool
  private let recordsAll: Bool

  init(nextToFile path: String, environment: [String: String]) {
    let file = URL(fileURLWithPath: path)
    folder = file.deletingLastPathComponent().appendingPathComponent("Pictures")
      .appendingPathComponent(file.deletingPathExtension().lastPathComponent)
    recordsMissing = (environment["CI"] ?? "").isEmpty
    recordsAll = environment["RECORD_PICTURES"] == "1"
  }

  /// Compares the picture with the one recorded under the name, or records it.
  ///
  /// - Parameter named: Returns the same picture with view names in comments. Called only if the pictures
  ///   differ.
  func compare(
    _ svg: String, with name: String, tolerance: Double, named: (() -> String)? = nil
  ) throws -> PictureVerdict {
    guard !name.isEmpty, !name.hasPrefix("."), !name.contains("/") else {
      return .failed(
        "\"\(name)\" isn't a valid picture name. Use a file name without / or a leading period.")
    }
    let recorded = folder.appendingPathComponent(name + ".svg")
    let actual = folder.appendingPathComponent(name + ".actual.svg")
    let isThere = FileManager.default.fileExists(atPath: recorded.path)
    guard isThere, !recordsAll else {
      guard isThere || recordsMissing || recordsAll else {
        return .failed(
          "There is no picture \(recorded.path). Run the test once without CI set, and commit the "
            + "recorded picture."
        )
      }
      try write(svg, to: recorded)
      try remove(actual)
      return .recorded
    }
    let before = try PictureElement.elements(ofSVG: Data(contentsOf: recorded))
    var differences = try Self.differences(from: before, to: svg, tolerance)
    guard !differences.isEmpty else {
      try remove(actual)
      return .matches
    }
    if let named { differences = try Self.differences(from: before, to: named(), tolerance) }
    try write(svg, to: actual)
    return .failed(Self.message(differences, recorded: recorded.path, actual: actual.path))
  }

  private static func differences(
    from recorded: [PictureElement], to svg: String, _ tolerance: Double
  ) throws -> [String] {
    let actual = try PictureElement.elements(ofSVG: Data(svg.utf8))
    return PictureComparison(from: recorded, to: actual, tolerance: tolerance).differences
  }

  private static func message(_ differences: [String], recorded: String, actual: String) -> String {
    let shown = 12
    let count = differences.count == 1 ? "one difference" : "\(differences.count) differences"
    var lines = ["The picture differs from the recorded one: \(count)."]
    lines += differences.prefix(shown).map { "  " + $0 }
    if differences.count > shown { lines.append("  … and \(differences.count - shown) more.") }
    lines += ["  recorded: \(recorded)", "  actual:   \(actual)"]
    return lines.joined(separator: "\n")
  }

  private func write(_ svg: String, to file: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(svg.utf8).write(to: file, options: .atomic)
  }

  private func remove(_ file: URL) throws {
    guard FileManager.default.fileExists(atPath: file.path) else { return }
    try FileManager.default.removeItem(at: file)
  }
}
