import Foundation

/// Text, secondary text and an image, as the rows, headers and footers of lists show them.
///
/// ```swift
/// var content = cell.defaultContentConfiguration()
/// content.image = UIImage(systemName: "star")
/// content.text = "Favourites"
/// cell.contentConfiguration = content
/// ```
///
/// A configuration begins as one of the styles: ``cell()``, ``subtitleCell()``, ``groupedHeader()`` and others. What has not been set
/// since follows the state of the cell and the kind of list that it is in.
public nonisolated struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  /// Leads the texts. Default nil.
  public var image: UIImage?
  /// How ``image`` is shown.
  public var imageProperties: ImageProperties

  /// Default nil. Setting it discards ``attributedText``.
  public var text: String? { didSet { ownAttributedText = nil } }
  /// Shown instead of ``text``. Default nil. Setting it sets ``text`` to its characters.
  public var attributedText: NSAttributedString? {
    get { ownAttributedText }
    set {
      text = newValue?.string
      ownAttributedText = newValue
    }
  }
  private var ownAttributedText: NSAttributedString?
  /// How ``text`` is shown.
  public var textProperties: TextProperties

  /// Default nil. Setting it discards ``secondaryAttributedText``.
  public var secondaryText: String? { didSet { ownSecondaryAttributedText = nil } }
  /// Shown instead of ``secondaryText``. Default nil. Setting it sets ``secondaryText`` to its characters.
  public var secondaryAttributedText: NSAttributedString? {
    get { ownSecondaryAttributedText }
    set {
      secondaryText = newValue?.string
      ownSecondaryAttributedText = newValue
    }
  }
  private var ownSecondaryAttributedText: NSAttributedString?
  /// How ``secondaryText`` is shown.
  public var secondaryTextProperties: TextProperties

  /// The axes along which the margins are at least those of the superview. Default horizontal.
  public var axesPreservingSuperviewLayoutMargins = UIAxis.horizontal
  /// Around image and texts, in points. Default: those of the style.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets
  /// Whether the texts lie beside each other where both fit on a line. Default false; true for ``valueCell()``.
  public var prefersSideBySideTextAndSecondaryText: Bool
  /// In points. Default: that of the style.
  public var imageToTextPadding: CGFloat
  /// Between texts that lie beside each other, in points. Default: that of the style.
  public var textToSecondaryTextHorizontalPadding: CGFloat
  /// Between texts that lie below each other, in points. Default: that of the style.
  public var textToSecondaryTextVerticalPadding: CGFloat
  /// Of image and texts, 0…1. Default 1.
  public var alpha: CGFloat = 1

  let style: Style
  /// What the properties that have not been set were resolved for.
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

  /// The configuration with what follows from a state, wherever nothing else was set.
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
