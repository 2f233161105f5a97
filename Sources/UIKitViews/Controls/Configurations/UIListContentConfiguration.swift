import Foundation

/// The text, secondary text, and image of rows, headers, and footers in lists.
///
/// ```swift
/// var content = cell.defaultContentConfiguration()
/// content.image = UIImage(systemName: "star")
/// content.text = "Favorites"
/// cell.contentConfiguration = content
/// ```
///
/// A configuration begins as a style, such as ``cell()``, ``subtitleCell()``, or ``groupedHeader()``. Unset
/// properties follow the cell's state and the kind of list. Texts and image are `nil` by default. Margins and
/// paddings depend on the style.
public nonisolated struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  /// The image in front of the texts.
  public var image: UIImage?
  /// The appearance of ``image``.
  public var imageProperties: ImageProperties

  /// The text. Setting it discards ``attributedText``.
  public var text: String? { didSet { ownAttributedText = nil } }
  /// The attributed text. Setting this property also sets ``text``.
  public var attributedText: NSAttributedString? {
    get { ownAttributedText }
    set {
      text = newValue?.string
      ownAttributedText = newValue
    }
  }
  private var ownAttributedText: NSAttributedString?
  /// The appearance of ``text``.
  public var textProperties: TextProperties

  /// The secondary text. Setting it discards ``secondaryAttributedText``.
  public var secondaryText: String? { didSet { ownSecondaryAttributedText = nil } }
  /// The attributed secondary text. Setting this property also sets ``secondaryText``.
  public var secondaryAttributedText: NSAttributedString? {
    get { ownSecondaryAttributedText }
    set {
      secondaryText = newValue?.string
      ownSecondaryAttributedText = newValue
    }
  }
  private var ownSecondaryAttributedText: NSAttributedString?
  /// The appearance of ``secondaryText``.
  public var secondaryTextProperties: TextProperties

  /// The axes along which the margins are at least as large as the superview's. The default value is
  /// `horizontal`.
  public var axesPreservingSuperviewLayoutMargins = UIAxis.horizontal
  /// The margins around image and texts, in points.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets
  /// `true` if the texts lie side by side when both fit on a line. The default value is `true` for
  /// ``valueCell()`` and `false` for other styles.
  public var prefersSideBySideTextAndSecondaryText: Bool
  /// The spacing between image and texts, in points.
  public var imageToTextPadding: CGFloat
  /// The spacing between texts side by side, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat
  /// The vertical spacing between texts, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat
  /// The opacity, 0…1. The default value is 1.
  public var alpha: CGFloat = 1

  let style: Style
  private(set) var circumstances: Circumstances

  init(_ style: Style, for circumstances: Circumstances = Circumstances()) {
    self.init(style, Defaults(style, circumstances), circumstances)
  }

  private init(_ style: Style, _ defaults: Defaults, _ circumstances: Circumstances) {
    (self.style, self.circumstances) = (style, circumstances)
    imageProperties = ImageProperties(symbols: defaults.symbols)
    imageProperties.tintColor = defaults.imageTint
    textProperties = TextProperties(font: defaults.font, color: defaults.color)
    secondaryTextProperties = TextProperties(
      font: defaults.secondaryFont, color: defaults.secondaryColor)
    directionalLayoutMargins = defaults.margins
    prefersSideBySideTextAndSecondaryText = defaults.isSideBySide
    imageToTextPadding = defaults.imagePadding
    textToSecondaryTextHorizontalPadding = defaults.horizontalPadding
    textToSecondaryTextVerticalPadding = defaults.verticalPadding
  }

  @MainActor public func makeContentView() -> UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// The configuration with unset properties updated for a state.
  public func updated(for state: UIConfigurationState) -> UIListContentConfiguration {
    let now = Circumstances(state)
    guard now != circumstances else { return self }
    let (old, new) = (Defaults(style, circumstances), Defaults(style, now))
    var copy = self
    copy.circumstances = now
    func follow<Value: Equatable>(
      _ property: WritableKeyPath<Self, Value>, _ value: KeyPath<Defaults, Value>
    ) {
      if copy[keyPath: property] == old[keyPath: value] { copy[keyPath: property] = new[keyPath: value] }
    }
    follow(\.textProperties.font, \.font)
    follow(\.textProperties.color, \.color)
    follow(\.secondaryTextProperties.font, \.secondaryFont)
    follow(\.secondaryTextProperties.color, \.secondaryColor)
    follow(\.imageProperties.tintColor, \.imageTint)
    follow(\.imageProperties.preferredSymbolConfiguration, \.symbols)
    follow(\.directionalLayoutMargins, \.margins)
    follow(\.textToSecondaryTextVerticalPadding, \.verticalPadding)
    return copy
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(image)
    hasher.combine(text)
    hasher.combine(secondaryText)
    hasher.combine(textProperties)
    hasher.combine(secondaryTextProperties)
    hasher.combine(imageProperties)
  }
}

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
