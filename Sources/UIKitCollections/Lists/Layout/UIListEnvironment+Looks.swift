nonisolated extension UIListEnvironment {
  var isGrouped: Bool { self == .grouped || self == .insetGrouped }
  /// `true` if rows have their own rounded backgrounds.
  var isSidebar: Bool { self == .sidebar || self == .sidebarPlain }
}
