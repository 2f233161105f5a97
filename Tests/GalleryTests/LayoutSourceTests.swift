import CollectionLayouts
import CollectionView
import Foundation
import Previews
import Testing

@testable import Gallery

@Suite("Source code of the scenes' layouts") struct LayoutSourceTests {
  /// Settings of data sources and delegates, which the layout's source doesn't contain.
  private static let settingsOfOthers: Set = ["Hero", "Controls are enabled", "Page control"]

  @Test(arguments: SceneTests.ids)
  func `the layout source starts with the class and reflects every setting`(id: String) throws {
    let scene = try #require(GalleryScene.named(id))
    let controller = scene.makeController(pictures: .samples)
    guard let source = controller.layoutSource else {
      // Apps don't have the gallery's own layouts.
      let layout = controller.collectionView.collectionViewLayout
      #expect(layout is UICollectionViewCompositionalLayout || layout is MonthLayout)
      return
    }
    #expect(source.hasPrefix("let layout = \(type(of: controller.collectionView.collectionViewLayout))()\n"))
    for setting in controller.settings where !Self.settingsOfOthers.contains(setting.name) {
      let (before, value) = (try #require(controller.layoutSource), setting.get())
      setting.set(try #require(setting.kind.extremes.last { $0 != value }))
      #expect(controller.layoutSource != before, "\(setting.name)")
      // Some settings apply only to one value of others.
      setting.set(value)
    }
  }

  @Test(arguments: SceneTests.ids)
  func `every scene has the source of a screen with its settings and gestures`(id: String) throws {
    let scene = try #require(GalleryScene.named(id))
    let (window, controller) = try showScene(id)
    defer { window.isHidden = true }
    let screen = try #require(controller.screenSource)
    let text = screen.text()
    #expect(text.contains("final class \(screen.name): UICollectionViewController {\n"))
    #expect(text.contains("/// \(scene.title): \(scene.summary)."))
    #expect(text.hasPrefix("import "))
    if let source = controller.layoutSource {
      for line in source.split(separator: "\n") { #expect(text.contains("    \(line)\n")) }
    }
    #expect(text.contains("attachSwipe") == ["profiles", "wallet"].contains(id))
    #expect(text.contains("attachTap") == (id == "photo-albums"))
    #expect(text.contains("attachGestures") == (id == "circle"))
    #expect(text.contains("attachDrag") == (id == "circle"))
    #expect(text.contains("moveItemAt") == (controller.content.canBeReordered))
  }

  @Test func `the month layout's source matches the gallery's file`() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources/Gallery/Scenes/Months/MonthLayout.swift")
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(text.hasSuffix(MonthLayout.source + "\n"))
  }

  @Test func `the layout source contains only changed properties`() {
    let layout = WaterfallLayout()
    layout.laneCount = .fitting(minimumBreadth: 216)
    layout.placement = .sequential
    layout.sectionInset.left = 28
    #expect(
      LayoutSource(of: layout)?.text == """
        let layout = WaterfallLayout()
        layout.sectionInset = UIEdgeInsets(top: 10, left: 28, bottom: 10, right: 10)
        layout.laneCount = .fitting(minimumBreadth: 216)
        layout.placement = .sequential

        """)
    #expect(LayoutSource(of: UICollectionViewLayout()) == nil)
  }
}
