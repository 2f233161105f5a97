/// The kind of list that contains a view. List configurations adapt their appearance to it.
public nonisolated enum UIListEnvironment: Int, Sendable {
  /// The list environments.
  ///
  /// `unspecified` leaves the environment to other trait collections. `none` is outside any list. The others
  /// are list appearances.
  case unspecified, none, plain, grouped, insetGrouped, sidebar, sidebarPlain
}
