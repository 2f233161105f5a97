import CollectionLayouts
import CollectionView
import Previews
import Testing

@testable import Gallery

@Suite("The code of the scenes' layouts") struct LayoutSourceTests {
  /// What data sources and delegates answer is not the layout's. Scenes of lists have layouts of closures.
  private static let settingsOfOthers: Set = ["Hero", "Controls are enabled", "Page control"]

  @Test(arguments: SceneTests.ids)
  func `begins with the layout's class, and every setting of the layout is in it`(id: String) throws {
    let scene = try #require(GalleryScene.named(id))
    let controller = scene.makeController(pictures: .samples)
    guard let source = controller.layoutSource else {
      // A layout of the gallery's own is none that an app has.
      let layout = controller.collectionView.collectionViewLayout
      #expect(layout is UICollectionViewCompositionalLayout || layout is MonthLayout)
      return
    }
    #expect(source.hasPrefix("let layout = \(type(of: controller.collectionView.collectionViewLayout))()\n"))
    for setting in controller.settings where !Self.settingsOfOthers.contains(setting.name) {
      let before = try #require(controller.layoutSource)
      setting.set(try #require(setting.kind.extremes.last { $0 != setting.get() }))
      #expect(controller.layoutSource != before, "\(setting.name)")
    }
  }

  @Test func `is what a person would write`() {
    let layout = WaterfallLayout()
    layout.minimumLaneBreadth = 216
    layout.placement = .sequential
    layout.sectionInset.left = 28
    #expect(
      LayoutSource(of: layout)?.text == """
        let layout = WaterfallLayout()
        layout.sectionInset = UIEdgeInsets(top: 10, left: 28, bottom: 10, right: 10)
        layout.minimumLaneBreadth = 216
        layout.placement = .sequential

        """)
    #expect(LayoutSource(of: UICollectionViewLayout()) == nil)
  }
}
