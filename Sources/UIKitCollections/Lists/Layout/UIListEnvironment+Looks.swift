nonisolated extension UIListEnvironment {
  /// Whether the rows of a section lie on a card.
  var isGrouped: Bool { self == .grouped || self == .insetGrouped }
  /// Whether rows have round backgrounds of their own.
  var isSidebar: Bool { self == .sidebar || self == .sidebarPlain }
}
