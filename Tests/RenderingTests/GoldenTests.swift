import CollectionView
import Foundation
import Rendering
import TestSupport
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
    #expect(svg == golden, "\(scene) differs")
  }

  @Test(arguments: Scene.allCases)
  func `equal view trees produce identical SVG, and so does rendering one tree twice`(scene: Scene) {
    let view = scene.view
    expectEqual((view.svg(), view.svg()), (view.svg(), scene.view.svg()))
  }
}
