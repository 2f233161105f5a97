/// A separator's visibility.
public nonisolated enum UIListSeparatorVisibility: Int, Sendable {
  /// The list determines the visibility.
  case automatic
  /// The separator is visible.
  case visible
  /// The separator is hidden.
  case hidden
}
