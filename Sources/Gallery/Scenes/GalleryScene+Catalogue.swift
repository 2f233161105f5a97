extension GalleryScene {
  /// Every scene, in the order in which they are listed.
  public static let all: [GalleryScene] = [
    flowGrid, waterfall, waterfallHorizontal, waterfallRoundRobin,
    carouselCosine, carouselLinear, carouselCards,
    circle, arc, cardStack, photoStack, photoFan, stickyHeaders,
  ]

  /// One of each kind.
  static let overview = [waterfall, carouselCosine, stickyHeaders, circle, cardStack, photoStack]

  /// The scene with an id.
  public static func named(_ id: String) -> GalleryScene? {
    all.first { $0.id == id }
  }
}
