/// The kind of list around a view. List configurations adapt to it.
public nonisolated enum UIListEnvironment: Int, Sendable {
  /// `unspecified` leaves the environment to other trait collections. `none` is outside any list.
  case unspecified, none, plain, grouped, insetGrouped, sidebar, sidebarPlain
}
