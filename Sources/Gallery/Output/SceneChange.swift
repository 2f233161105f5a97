/// A change in a filmstrip.
public enum SceneChange: String, CaseIterable, Sendable {
  /// Inserting a picture; deleting one; changing to the next layout; moving a picture by hand; the scene's
  /// main touch.
  case insert, delete, layout, reorder, touch
}
