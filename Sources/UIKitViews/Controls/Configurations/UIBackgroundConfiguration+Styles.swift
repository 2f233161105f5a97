import Foundation

nonisolated extension UIBackgroundConfiguration {
  /// The source of a configuration's defaults.
  enum Style: Hashable, Sendable {
    case clear, cell, header, footer, plainCell, plainHeaderFooter, groupedCell, groupedHeaderFooter
    case sidebarCell, sidebarHeader, accompaniedSidebarCell
  }

  /// Returns an empty background.
  public static func clear() -> UIBackgroundConfiguration { .init(.clear) }

  /// Returns the background of a row, with the appearance of its list. Outside a list, the appearance is that
  /// of a grouped list.
  public static func listCell() -> UIBackgroundConfiguration { .init(.cell) }
  /// Returns the background of a header, with the appearance of its list. UIKit has this method since iOS 18.
  public static func listHeader() -> UIBackgroundConfiguration { .init(.header) }
  /// Returns the background of a footer, with the appearance of its list. UIKit has this method since iOS 18.
  public static func listFooter() -> UIBackgroundConfiguration { .init(.footer) }
  /// Returns the background of a row in a plain list.
  public static func listPlainCell() -> UIBackgroundConfiguration { .init(.plainCell) }
  /// Returns the background of a header or footer in a plain list.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { .init(.plainHeaderFooter) }
  /// Returns the background of a row in a grouped list.
  public static func listGroupedCell() -> UIBackgroundConfiguration { .init(.groupedCell) }
  /// Returns the empty background of a header or footer in a grouped list.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { .init(.groupedHeaderFooter) }
  /// Returns the empty background of a sidebar header.
  public static func listSidebarHeader() -> UIBackgroundConfiguration { .init(.sidebarHeader) }
  /// Returns the background of a sidebar row. It's empty until the row is selected.
  public static func listSidebarCell() -> UIBackgroundConfiguration { .init(.sidebarCell) }
  /// Returns the background of a sidebar row with an accompanying picture. It's empty until the row is
  /// selected.
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration {
    .init(.accompaniedSidebarCell)
  }

  /// The conditions that affect a style's appearance.
  struct Circumstances: Hashable {
    var environment = UIListEnvironment.none
    /// `true` if the cell is selected or touched.
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

  /// The defaults of a style. Sources: docs/UIKIT-FACTS.md, section Q.
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
  /// Returns the style's equivalent in a list.
  fileprivate func resolved(in environment: UIListEnvironment) -> Self {
    switch (self, environment) {
    case (.cell, .plain): .plainCell
    case (.cell, .sidebar), (.cell, .sidebarPlain): .sidebarCell
    case (.header, .plain), (.footer, .plain): .plainHeaderFooter
    default: self
    }
  }
}
