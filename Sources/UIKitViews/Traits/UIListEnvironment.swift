/// The kind of list that a view is in. Configurations of lists look accordingly.
public nonisolated enum UIListEnvironment: Int, Sendable {
  /// `unspecified` leaves the environment to other collections; `none` is outside any list. The others are the appearances of
  /// lists.
  case unspecified, none, plain, grouped, insetGrouped, sidebar, sidebarPlain
}
