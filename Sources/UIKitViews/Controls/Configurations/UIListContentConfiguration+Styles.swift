import Foundation

nonisolated extension UIListContentConfiguration {
  /// The source of a configuration's defaults.
  enum Style: Hashable, Sendable {
    case cell, subtitleCell, valueCell
    case header, footer, plainHeader, plainFooter, groupedHeader, groupedFooter
    case prominentInsetGroupedHeader, extraProminentInsetGroupedHeader
    case sidebarCell, sidebarSubtitleCell, accompaniedSidebarCell, accompaniedSidebarSubtitleCell
    case sidebarHeader
  }

  /// Returns a row with text and smaller text below it.
  public static func cell() -> UIListContentConfiguration { .init(.cell) }
  /// Returns a row whose secondary text follows the text without a gap.
  public static func subtitleCell() -> UIListContentConfiguration { .init(.subtitleCell) }
  /// Returns a row whose secondary text is as large as the text and lies at the trailing edge, if both fit.
  public static func valueCell() -> UIListContentConfiguration { .init(.valueCell) }

  /// Returns a header with the appearance of its list. UIKit has this method since iOS 18.
  public static func header() -> UIListContentConfiguration { .init(.header) }
  /// Returns a footer with the appearance of its list. UIKit has this method since iOS 18.
  public static func footer() -> UIListContentConfiguration { .init(.footer) }
  /// Returns a header of a plain list.
  public static func plainHeader() -> UIListContentConfiguration { .init(.plainHeader) }
  /// Returns a footer of a plain list.
  public static func plainFooter() -> UIListContentConfiguration { .init(.plainFooter) }
  /// Returns a header of a grouped list.
  public static func groupedHeader() -> UIListContentConfiguration { .init(.groupedHeader) }
  /// Returns a footer of a grouped list.
  public static func groupedFooter() -> UIListContentConfiguration { .init(.groupedFooter) }
  /// Returns a larger header of an inset grouped list.
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    .init(.prominentInsetGroupedHeader)
  }
  /// Returns an even larger header of an inset grouped list.
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    .init(.extraProminentInsetGroupedHeader)
  }

  /// Returns a row of a sidebar.
  public static func sidebarCell() -> UIListContentConfiguration { .init(.sidebarCell) }
  /// Returns a row of a sidebar with secondary text.
  public static func sidebarSubtitleCell() -> UIListContentConfiguration { .init(.sidebarSubtitleCell) }
  /// Returns a row of a sidebar with an accompanying picture, such as a person's.
  public static func accompaniedSidebarCell() -> UIListContentConfiguration { .init(.accompaniedSidebarCell) }
  /// Returns a row of a sidebar with an accompanying picture and secondary text.
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration {
    .init(.accompaniedSidebarSubtitleCell)
  }
  /// Returns a header of a sidebar.
  public static func sidebarHeader() -> UIListContentConfiguration { .init(.sidebarHeader) }
}
