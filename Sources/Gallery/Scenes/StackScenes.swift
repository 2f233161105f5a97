import CollectionLayouts
import CollectionView

extension GalleryScene {
  static let cardStack = GalleryScene(
    id: "card-stack", title: "Card stack", summary: "a deck of cards, the next ones looking out below",
    sampleCount: 12, firstSample: 13
  ) { pictures in
    let layout = CardStackLayout()
    layout.cardSize = CGSize(width: 560, height: 600)
    layout.widthStep = 36
    layout.offsetStep = 26
    return SceneContent(
      layout: layout, delegate: PictureLengths(pictures: pictures),
      settings: [
        .number("Narrower by", 0...80, of: layout, \.widthStep),
        .number("Lower by", 0...80, of: layout, \.offsetStep),
        .count("Visible cards", 1...8, of: layout, \.visibleCount),
      ],
      takesFirstAway: true,
      attach: { controller in
        layout.attachSwipe(to: controller.collectionView) { [unowned controller] in controller.remove(at: $0)
        }
      },
      nextLayouts: [SceneLayouts.grid(), SceneLayouts.carousel()])
  }

  static let photoStack = GalleryScene(
    id: "photo-stack", title: "Photo stack", summary: "a pile of prints, each turned a little",
    sampleCount: 12, firstSample: 8
  ) { _ in
    let layout = PhotoStackLayout()
    layout.photoSize = CGSize(width: 440, height: 520)
    return content(layout)
  }

  static let photoFan = GalleryScene(
    id: "photo-fan", title: "Photo fan", summary: "a pile of prints turned far enough to see them all",
    sampleCount: 5, firstSample: 19
  ) { _ in
    let layout = PhotoStackLayout()
    layout.photoSize = CGSize(width: 280, height: 560)
    layout.angles = [0, 1, 0.05, -1, -0.05]
    return content(layout)
  }

  /// A stack that a tap opens into a grid.
  private static func content(_ layout: PhotoStackLayout) -> SceneContent {
    let grid = SceneLayouts.grid(itemSize: CGSize(width: 200, height: 236))
    return SceneContent(
      layout: layout,
      settings: [
        .number("Photo width", 80...600, of: layout, \.photoSize.width),
        .number("Photo height", 80...600, of: layout, \.photoSize.height), turning(layout),
      ], cellStyle: .print,
      attach: { layout.attachOpening(to: $0.collectionView, layout: grid) }, nextLayouts: [grid])
  }

  /// How far the photos are turned, of what the scene begins with.
  private static func turning(_ layout: PhotoStackLayout) -> SceneSetting {
    let angles = layout.angles
    var factor = 1.0
    return SceneSetting(
      name: "Angles",
      control: .number(-1...2, step: 0.05) {
        factor
      } set: {
        factor = $0
        layout.angles = angles.map { $0 * CGFloat(factor) }
      })
  }
}
