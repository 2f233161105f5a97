extension GalleryScene {
  /// All scenes, in the order of the list.
  public static let all: [GalleryScene] = [
    flowGrid, waterfall, waterfallHorizontal, waterfallRoundRobin, pinboard, photoWall, mosaic,
    carouselCosine, carouselLinear, carouselCards, carouselHero, coverFlow,
    circle, arc, wheel, cardStack, profiles, wallet, photoStack, photoFan, photoAlbums, stickyHeaders,
    contacts,
    tags, weekCalendar, months, storefront, photoPages, badges, settingsList, outline, chat,
    controls,
  ]

  /// One scene of each kind.
  static let overview = [waterfall, carouselCosine, stickyHeaders, circle, cardStack, photoStack]

  /// The scene with this id.
  public static func named(_ id: String) -> GalleryScene? {
    all.first { $0.id == id }
  }
}
