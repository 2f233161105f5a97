import CollectionView
import TestSupport
import Testing

@testable import Previews

@Suite("Previews") struct PreviewTests {
  @Test func `a preview's id is derived from its title`() {
    expectEqual(
      (Preview("Long texts, 2") { UIView() }.id, "long-texts-2"),
      (Preview("Überlänge") { UIView() }.id, "überlänge"),
      (Preview("…") { UIView() }.id, "preview"))
  }

  @Test func `previews are listed in order, with conditions and loops`() {
    expectEqual(
      (list(isLong: false).map(\.title), ["First", "Short", "Row 1", "Row 2"]),
      (list(isLong: true).map(\.title), ["First", "Long", "Row 1", "Row 2", "Last"]))
  }

  @PreviewBuilder private func list(isLong: Bool) -> [Preview] {
    Preview("First") { UIView() }
    if isLong { Preview("Long") { UIView() } } else { Preview("Short") { UIView() } }
    for row in 1...2 { Preview("Row \(row)") { UIView() } }
    if isLong { Preview("Last") { UIView() } }
  }

  @Test func `each preview has its own layout and a control for each setting`() throws {
    var layouts: [RingLayout] = []
    let preview = Preview(
      "Ring", of: RingLayout(),
      settings: [
        .number("Radius", \.radius, 10...200), .number("Full turn", \.turn, 0...1, step: 0, property: "turn"),
        .count("Item count", \.itemCount, 1...8), .toggle("Loops", \.loops),
        .choice("Scroll direction", \.scrollDirection, [("Down", .vertical), ("Sideways", .horizontal)]),
      ]
    ) { layout -> UICollectionViewController in
      layouts.append(layout)
      return UICollectionViewController(collectionViewLayout: layout)
    }
    _ = preview.make()
    let settings = preview.make().liveContent.settings
    try #require(layouts.count == 2)
    #expect(layouts[0] !== layouts[1])
    expectEqual(
      (settings.map(\.name), ["Radius", "Full turn", "Item count", "Loops", "Scroll direction"]),
      (settings.map { $0.get() }, [100, 0.25, 3, 0, 0]))
    for (setting, value) in zip(settings, [120.4, 0.5, 4, 1, 1]) { setting.apply(value) }
    let layout = layouts[1]
    expectEqual(
      (layout.radius, 120),
      (layout.turn, 0.5),
      (layout.itemCount, 4),
      (layout.loops, true),
      (layout.scrollDirection, .horizontal),
      (
        settings.compactMap { $0.source() },
        [
          "layout.radius = 120", "layout.turn = 0.5", "layout.itemCount = 4", "layout.loops = true",
          "layout.scrollDirection = .horizontal",
        ]
      ))
  }
}

private final class RingLayout: UICollectionViewLayout {
  var radius: CGFloat = 100 { didSet { invalidateLayout() } }
  var turn = 0.25
  var itemCount = 3
  var loops = false
  var scrollDirection = UICollectionView.ScrollDirection.vertical
}
