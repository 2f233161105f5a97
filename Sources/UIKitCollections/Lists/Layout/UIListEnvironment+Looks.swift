nonisolated extension UIListEnvironment {
  /// `true` if the rows of a section are on a card.
  var isGrouped: Bool { self == .grouped || self == .insetGrouped }
  /// `true` if rows have their own round backgrounds.
  var isSidebar: Bool { self == .sidebar || self == .sidebarPlain }
}
