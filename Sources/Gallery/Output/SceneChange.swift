/// A change that a filmstrip shows.
public enum SceneChange: String, CaseIterable, Sendable {
  case insert, delete, layout, reorder
}
