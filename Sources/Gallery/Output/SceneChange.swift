/// A change that a filmstrip shows.
public enum SceneChange: String, CaseIterable, Sendable {
  /// A picture comes; one goes; the next layout takes over; a hand carries one elsewhere.
  case insert, delete, layout, reorder
}
