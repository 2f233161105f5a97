import CollectionLayouts
import CollectionView

extension GalleryScene {
  static let cardStack = GalleryScene(
    id: "card-stack", title: "Card stack", summary: "a deck of cards, the next ones looking out below",
    sampleCount: 12, firstSample: 13
  ) { _ in
    let layout = CardStackLayout()
    layout.cardSize = CGSize(width: 560, height: 600)
    layout.widthStep = 36
    layout.offsetStep = 26
    return SceneContent(
      layout: layout,
      settings: [
        .number("Narrower by", 0...80, of: layout, \.widthStep),
        .number("Lower by", 0...80, of: layout, \.offsetStep),
        .count("Visible cards", 1...8, of: layout, \.visibleCount),
      ],
      takesFirstAway: true)
  }

  static let photoStack = GalleryScene(
    id: "photo-stack", title: "Photo stack", summary: "a pile of prints, each turned a little",
    sampleCount: 12, firstSample: 8
  ) { _ in
    let layout = PhotoStackLayout()
    layout.photoSize = CGSize(width: 440, height: 520)
    return SceneContent(layout: layout, settings: settings(of: layout), cellStyle: .print)
  }

  static let photoFan = GalleryScene(
    id: "photo-fan", title: "Photo fan", summary: "a pile of prints turned far enough to see them all",
    sampleCount: 5, firstSample: 19
  ) { _ in
    let layout = PhotoStackLayout()
    layout.photoSize = CGSize(width: 280, height: 560)
    layout.angles = [0, 1, 0.05, -1, -0.05]
    return SceneContent(layout: layout, settings: settings(of: layout), cellStyle: .print)
  }

  private static func settings(of layout: PhotoStackLayout) -> [SceneSetting] {
    [
      .number("Photo width", 80...600, of: layout, \.photoSize.width),
      .number("Photo height", 80...600, of: layout, \.photoSize.height),
    ]
  }
}
