/// A change in a filmstrip.
public enum SceneChange: String, CaseIterable, Sendable {
  /// The kinds of changes. `touch` is the scene's main touch.
  case insert, delete, layout, reorder, touch
}
