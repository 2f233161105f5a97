nonisolated extension UIListEnvironment {
  var isGrouped: Bool { self == .grouped || self == .insetGrouped }
  /// `true` if rows have their own round backgrounds.
  var isSidebar: Bool { self == .sidebar || self == .sidebarPlain }
}
