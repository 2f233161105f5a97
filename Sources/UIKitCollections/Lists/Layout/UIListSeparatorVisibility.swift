/// Whether a separator shows.
public nonisolated enum UIListSeparatorVisibility: Int, Sendable {
  /// As the list decides.
  case automatic
  /// It shows.
  case visible
  /// It does not show.
  case hidden
}
