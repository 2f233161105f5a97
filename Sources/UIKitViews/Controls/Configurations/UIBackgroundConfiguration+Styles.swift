import Foundation

nonisolated extension UIBackgroundConfiguration {
  /// Where a configuration's defaults come from.
  enum Style: Hashable, Sendable {
    case clear, cell, header, footer, plainCell, plainHeaderFooter, groupedCell, groupedHeaderFooter
    case sidebarCell, sidebarHeader, accompaniedSidebarCell
  }

  /// An empty background.
  public static func clear() -> UIBackgroundConfiguration { .init(.clear) }

  /// The background of a row, which looks as those of the list that it is in. Outside a list, it is that of a grouped one.
  public static func listCell() -> UIBackgroundConfiguration { .init(.cell) }
  /// The background of a header, which looks as those of the list that it is in. UIKit has it from iOS 18 on.
  public static func listHeader() -> UIBackgroundConfiguration { .init(.header) }
  /// The background of a footer, which looks as those of the list that it is in. UIKit has it from iOS 18 on.
  public static func listFooter() -> UIBackgroundConfiguration { .init(.footer) }
  /// The background of a row of a plain list.
  public static func listPlainCell() -> UIBackgroundConfiguration { .init(.plainCell) }
  /// The background of a header or footer of a plain list.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { .init(.plainHeaderFooter) }
  /// The background of a row of a grouped list.
  public static func listGroupedCell() -> UIBackgroundConfiguration { .init(.groupedCell) }
  /// The background of a header or footer of a grouped list: empty.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { .init(.groupedHeaderFooter) }
  /// The background of a header of a sidebar: empty.
  public static func listSidebarHeader() -> UIBackgroundConfiguration { .init(.sidebarHeader) }
  /// The background of a row of a sidebar: empty until it is selected.
  public static func listSidebarCell() -> UIBackgroundConfiguration { .init(.sidebarCell) }
  /// The background of a row of a sidebar with an accompanying picture: empty until it is selected.
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration {
    .init(.accompaniedSidebarCell)
  }

  /// What the looks of a style depend on.
  struct Circumstances: Hashable {
    var environment = UIListEnvironment.none
    /// Whether the cell is selected, or a finger is on it.
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

  /// What a style has where nothing was set. Sources: docs/UIKIT-FACTS.md, section Q.
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
  /// The style that this one means in a list.
  fileprivate func resolved(in environment: UIListEnvironment) -> Self {
    switch (self, environment) {
    case (.cell, .plain): .plainCell
    case (.cell, .sidebar), (.cell, .sidebarPlain): .sidebarCell
    case (.header, .plain), (.footer, .plain): .plainHeaderFooter
    default: self
    }
  }
}
