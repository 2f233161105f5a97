import CollectionView

struct OverviewSearch {
  private let words: [String]

  /// Creates a search for scenes that match all words of the text. An empty text matches every scene.
  init(_ text: String) {
    words = Self.folded(text).split(separator: " ").map(String.init)
  }

  /// The groups with matching scenes, without their other scenes.
  var groups: [SceneGroup] {
    SceneGroup.all.compactMap { group in
      let scenes = group.scenes.filter { finds($0, in: group) }
      return scenes.isEmpty ? nil : SceneGroup(title: group.title, scenes: scenes)
    }
  }

  private func finds(_ scene: GalleryScene, in group: SceneGroup) -> Bool {
    let text = Self.folded("\(group.title) \(scene.title) \(scene.summary) \(scene.id)")
    return words.allSatisfy { text.contains($0) }
  }

  private static func folded(_ text: String) -> String {
    text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
  }
}
