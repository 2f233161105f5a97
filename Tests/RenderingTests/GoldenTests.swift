import CollectionView
import Foundation
import Rendering
import Testing

/// Compares pictures byte by byte. To accept a change, run
/// `UPDATE_GOLDEN=1 swift test --filter RenderingTests` and look at the differences.
@Suite struct GoldenTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Golden")

  @Test(arguments: Scene.allCases)
  func `each scene renders exactly as its reviewed golden SVG`(scene: Scene) throws {
    let svg = scene.view.svg()
    let file = Self.folder.appendingPathComponent("\(scene.rawValue).svg")
    if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] != nil {
      try Data(svg.utf8).write(to: file)
    }
    let golden = try String(contentsOf: file, encoding: .utf8)
    expectSame(svg, as: golden, "\(scene)")
  }

  @Test(arguments: Scene.allCases)
  func `equal view trees produce identical SVG, and so does rendering one tree twice`(scene: Scene) {
    let view = scene.view
    let svg = view.svg()
    expectSame(view.svg(), as: svg, "rendering \(scene) twice")
    expectSame(scene.view.svg(), as: svg, "a tree equal to \(scene)")
  }

  /// Expects equal pictures. A failure prints only the first differing line, because pictures are long.
  private func expectSame(
    _ found: String, as expected: String, _ subject: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard found != expected else { return }
    let lines = found.split(separator: "\n", omittingEmptySubsequences: false)
    let expectedLines = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let index = zip(lines, expectedLines).prefix { $0 == $1 }.count
    let line = index < lines.count ? String(lines[index]) : "(no line)"
    let expectedLine = index < expectedLines.count ? String(expectedLines[index]) : "(no line)"
    Issue.record(
      "\(subject): line \(index + 1) differs.\nfound:    \(line)\nexpected: \(expectedLine)",
      sourceLocation: sourceLocation)
  }
}
