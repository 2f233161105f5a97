import CollectionLayouts
import CollectionView

extension Fixture {
  /// Rings and stacks.
  static let stacks = [
    Fixture(
      "circle", ["all": { circle() }, "half": { circle { $0.sweep = .pi } }], counts: [9],
      script: stillScript + [.setLayout("half"), .setLayout("all")]),
    Fixture(
      "circle, facing the center", ["only": { circle { $0.itemsFaceCenter = true } }], counts: [9],
      script: stillScript),
    Fixture("card stack", ["only": { cards() }], counts: [9], script: stillScript),
    Fixture(
      "card stack, endless", ["only": { cards { ($0.loops, $0.visibleCount) = (true, 4) } }], counts: [9],
      script: stillScript),
    Fixture("photo stack", ["only": { photos() }], counts: [9], script: stillScript),
    Fixture(
      "photo stacks of sections", ["only": { photos { $0.arrangement = .sections() } }],
      counts: [5, 9, 5, 7, 6, 5, 8, 4, 5],
      script: [
        .scroll(y: 100), .flick(dy: -80), .batch([.insert(0, 0), .delete(1, 2), .move(1, 4, to: 2, 1)]),
        .batch([.insertSection(1, count: 5)]), .batch([.deleteSection(0)]), .rotate, .rotate, .reloadData,
      ]),
  ]

  private static func circle(_ settings: (CircleLayout) -> Void = { _ in }) -> CircleLayout {
    let layout = RecordedCircleLayout()
    layout.itemSize = .absolute(CGSize(width: 60, height: 60))
    settings(layout)
    return layout
  }

  private static func cards(_ settings: (CardStackLayout) -> Void = { _ in }) -> CardStackLayout {
    let layout = RecordedCardStackLayout()
    layout.itemSize = .absolute(CGSize(width: 240, height: 300))
    settings(layout)
    return layout
  }

  private static func photos(_ settings: (PhotoStackLayout) -> Void) -> PhotoStackLayout {
    let layout = photos()
    settings(layout)
    return layout
  }

  /// The angles are fixed, because random ones would differ in every recording.
  private static func photos() -> PhotoStackLayout {
    let layout = RecordedPhotoStackLayout()
    layout.itemSize = .absolute(CGSize(width: 120, height: 90))
    layout.angleSeed = 7
    return layout
  }
}
