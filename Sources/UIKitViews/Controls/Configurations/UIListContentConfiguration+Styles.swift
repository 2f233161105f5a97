import Foundation

nonisolated extension UIListContentConfiguration {
  enum Style: Hashable, Sendable {
    case cell, subtitleCell, valueCell
    case header, footer, plainHeader, plainFooter, groupedHeader, groupedFooter
    case prominentInsetGroupedHeader, extraProminentInsetGroupedHeader
    case sidebarCell, sidebarSubtitleCell, accompaniedSidebarCell, accompaniedSidebarSubtitleCell
    case sidebarHeader
  }

  /// A row with text and smaller text below it.
  public static func cell() -> UIListContentConfiguration { .init(.cell) }
  /// A row whose secondary text follows the text without a gap.
  public static func subtitleCell() -> UIListContentConfiguration { .init(.subtitleCell) }
  /// A row with equally large secondary text at the trailing edge, if both fit.
  public static func valueCell() -> UIListContentConfiguration { .init(.valueCell) }

  /// A header with its list's appearance. In UIKit, available since iOS 18.
  public static func header() -> UIListContentConfiguration { .init(.header) }
  /// A footer with its list's appearance. In UIKit, available since iOS 18.
  public static func footer() -> UIListContentConfiguration { .init(.footer) }
  /// A plain list's header.
  public static func plainHeader() -> UIListContentConfiguration { .init(.plainHeader) }
  /// A plain list's footer.
  public static func plainFooter() -> UIListContentConfiguration { .init(.plainFooter) }
  /// A grouped list's header.
  public static func groupedHeader() -> UIListContentConfiguration { .init(.groupedHeader) }
  /// A grouped list's footer.
  public static func groupedFooter() -> UIListContentConfiguration { .init(.groupedFooter) }
  /// A larger header of an inset grouped list.
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    .init(.prominentInsetGroupedHeader)
  }
  /// An even larger header of an inset grouped list.
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    .init(.extraProminentInsetGroupedHeader)
  }

  /// A sidebar row.
  public static func sidebarCell() -> UIListContentConfiguration { .init(.sidebarCell) }
  /// A sidebar row with secondary text.
  public static func sidebarSubtitleCell() -> UIListContentConfiguration { .init(.sidebarSubtitleCell) }
  /// A sidebar row with an accompanying picture.
  public static func accompaniedSidebarCell() -> UIListContentConfiguration { .init(.accompaniedSidebarCell) }
  /// A sidebar row with a picture and secondary text.
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration {
    .init(.accompaniedSidebarSubtitleCell)
  }
  /// A sidebar header.
  public static func sidebarHeader() -> UIListContentConfiguration { .init(.sidebarHeader) }
}
