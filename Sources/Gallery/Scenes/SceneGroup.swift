/// Scenes with a heading.
public struct SceneGroup {
  /// The heading, a single word.
  public let title: String
  /// The scenes, in order.
  public let scenes: [GalleryScene]

  /// All groups, in order.
  public static let all: [SceneGroup] = [
    SceneGroup(
      title: "Grids",
      scenes: [
        .waterfall, .photoWall, .mosaic, .pinboard, .flowGrid, .waterfallHorizontal, .waterfallRoundRobin,
        .tags,
      ]),
    SceneGroup(
      title: "Carousels",
      scenes: [
        .carouselCosine, .coverFlow, .carouselHero, .carouselCards, .carouselLinear, .circle, .wheel, .arc,
      ]),
    SceneGroup(
      title: "Stacks", scenes: [.cardStack, .profiles, .wallet, .photoAlbums, .photoStack, .photoFan]),
    SceneGroup(title: "Lists", scenes: [.contacts, .settingsList, .outline, .stickyHeaders]),
    SceneGroup(title: "Compositional", scenes: [.storefront, .photoPages, .badges]),
    SceneGroup(title: "Apps", scenes: [.weekCalendar, .months, .chat, .controls]),
  ]
}
