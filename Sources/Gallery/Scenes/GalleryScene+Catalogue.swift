extension GalleryScene {
  /// All scenes, in the order of the list.
  public static let all: [GalleryScene] = SceneGroup.all.flatMap(\.scenes)

  /// The scene with this id.
  public static func named(_ id: String) -> GalleryScene? {
    all.first { $0.id == id }
  }
}
