/// A change that a filmstrip shows.
public enum SceneChange: String, CaseIterable, Sendable {
  /// A picture is added; one is removed; the next layout replaces the present one; a hand moves a picture;
  /// a finger does what the scene is for.
  case insert, delete, layout, reorder, touch
}
