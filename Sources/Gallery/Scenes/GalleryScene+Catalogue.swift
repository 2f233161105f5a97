extension GalleryScene {
  /// All scenes, in list order.
  public static let all: [GalleryScene] = SceneGroup.all.flatMap(\.scenes)

  /// Returns the scene with an id.
  public static func named(_ id: String) -> GalleryScene? {
    all.first { $0.id == id }
  }
}
