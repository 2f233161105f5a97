import Foundation

nonisolated extension UIBackgroundConfiguration {
  enum Style: Hashable, Sendable {
    case clear, cell, header, footer, plainCell, plainHeaderFooter, groupedCell, groupedHeaderFooter
    case sidebarCell, sidebarHeader, accompaniedSidebarCell
  }

  /// An empty background.
  public static func clear() -> UIBackgroundConfiguration { .init(.clear) }

  /// The background of a row, with its list's appearance. Outside a list, it looks as in a grouped list.
  public static func listCell() -> UIBackgroundConfiguration { .init(.cell) }
  /// The background of a header, with its list's appearance. In UIKit, available since iOS 18.
  public static func listHeader() -> UIBackgroundConfiguration { .init(.header) }
  /// The background of a footer, with its list's appearance. In UIKit, available since iOS 18.
  public static func listFooter() -> UIBackgroundConfiguration { .init(.footer) }
  /// The background of a plain row.
  public static func listPlainCell() -> UIBackgroundConfiguration { .init(.plainCell) }
  /// The background of a plain header or footer.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { .init(.plainHeaderFooter) }
  /// The background of a grouped row.
  public static func listGroupedCell() -> UIBackgroundConfiguration { .init(.groupedCell) }
  /// The empty background of a grouped header or footer.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { .init(.groupedHeaderFooter) }
  /// The empty background of a sidebar header.
  public static func listSidebarHeader() -> UIBackgroundConfiguration { .init(.sidebarHeader) }
  /// The background of a sidebar row. It's empty unless the row is pressed or selected.
  public static func listSidebarCell() -> UIBackgroundConfiguration { .init(.sidebarCell) }
  /// The background of a sidebar row with a picture. It's empty unless the row is pressed or selected.
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration {
    .init(.accompaniedSidebarCell)
  }

  struct Circumstances: Hashable {
    var environment = UIListEnvironment.none
    var isMarked = false

    init() {}

    init(_ state: UIConfigurationState) {
      environment = state.traitCollection.listEnvironment
      switch state {
      case let state as UICellConfigurationState: isMarked = state.isSelected || state.isHighlighted
      case let state as UIViewConfigurationState: isMarked = state.isSelected || state.isHighlighted
      default: break
      }
    }
  }

  struct Defaults {
    var color: UIColor = .clear
    var cornerRadius: CGFloat = 0
    var insets = NSDirectionalEdgeInsets.zero

    init(_ style: Style, _ circumstances: Circumstances) {
      switch style.resolved(in: circumstances.environment) {
      case .plainCell: color = circumstances.isMarked ? .systemGray4 : .systemBackground
      case .cell, .groupedCell:
        color = circumstances.isMarked ? .systemGray4 : .secondarySystemGroupedBackground
      case .plainHeaderFooter: color = .systemBackground
      case .sidebarCell, .accompaniedSidebarCell:
        color = circumstances.isMarked ? .systemFill : .clear
        cornerRadius = 10
      case .clear, .header, .footer, .groupedHeaderFooter, .sidebarHeader: break
      }
    }
  }
}

nonisolated extension UIBackgroundConfiguration.Style {
  fileprivate func resolved(in environment: UIListEnvironment) -> Self {
    switch (self, environment) {
    case (.cell, .plain): .plainCell
    case (.cell, .sidebar), (.cell, .sidebarPlain): .sidebarCell
    case (.header, .plain), (.footer, .plain): .plainHeaderFooter
    default: self
    }
  }
}
