import Foundation

nonisolated extension UIListContentConfiguration {
  /// Where a configuration's defaults come from.
  enum Style: Hashable, Sendable {
    case cell, subtitleCell, valueCell
    case header, footer, plainHeader, plainFooter, groupedHeader, groupedFooter
    case prominentInsetGroupedHeader, extraProminentInsetGroupedHeader
    case sidebarCell, sidebarSubtitleCell, accompaniedSidebarCell, accompaniedSidebarSubtitleCell
    case sidebarHeader
  }

  /// A row: text, and smaller text below it.
  public static func cell() -> UIListContentConfiguration { .init(.cell) }
  /// A row whose secondary text follows the text without a gap.
  public static func subtitleCell() -> UIListContentConfiguration { .init(.subtitleCell) }
  /// A row whose secondary text lies at the trailing edge, as large as the text, where both fit.
  public static func valueCell() -> UIListContentConfiguration { .init(.valueCell) }

  /// A header that looks as those of the list that it is in. UIKit has it from iOS 18 on.
  public static func header() -> UIListContentConfiguration { .init(.header) }
  /// A footer that looks as those of the list that it is in. UIKit has it from iOS 18 on.
  public static func footer() -> UIListContentConfiguration { .init(.footer) }
  /// A header of a plain list.
  public static func plainHeader() -> UIListContentConfiguration { .init(.plainHeader) }
  /// A footer of a plain list.
  public static func plainFooter() -> UIListContentConfiguration { .init(.plainFooter) }
  /// A header of a grouped list.
  public static func groupedHeader() -> UIListContentConfiguration { .init(.groupedHeader) }
  /// A footer of a grouped list.
  public static func groupedFooter() -> UIListContentConfiguration { .init(.groupedFooter) }
  /// A larger header of an inset grouped list.
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    .init(.prominentInsetGroupedHeader)
  }
  /// An even larger header of an inset grouped list.
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    .init(.extraProminentInsetGroupedHeader)
  }

  /// A row of a sidebar.
  public static func sidebarCell() -> UIListContentConfiguration { .init(.sidebarCell) }
  /// A row of a sidebar with secondary text.
  public static func sidebarSubtitleCell() -> UIListContentConfiguration { .init(.sidebarSubtitleCell) }
  /// A row of a sidebar with an accompanying picture, such as a person's.
  public static func accompaniedSidebarCell() -> UIListContentConfiguration { .init(.accompaniedSidebarCell) }
  /// A row of a sidebar with an accompanying picture and secondary text.
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration {
    .init(.accompaniedSidebarSubtitleCell)
  }
  /// A header of a sidebar.
  public static func sidebarHeader() -> UIListContentConfiguration { .init(.sidebarHeader) }
}
