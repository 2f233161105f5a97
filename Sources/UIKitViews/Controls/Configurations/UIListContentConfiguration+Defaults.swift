import Foundation

nonisolated extension UIListContentConfiguration {
  struct Circumstances: Hashable {
    var environment = UIListEnvironment.none
    var isDisabled = false
    var textSize = UITraitCollection.current.preferredContentSizeCategory

    init() {}

    init(_ state: UIConfigurationState) {
      environment = state.traitCollection.listEnvironment
      textSize = state.traitCollection.preferredContentSizeCategory
      switch state {
      case let state as UICellConfigurationState: isDisabled = state.isDisabled
      case let state as UIViewConfigurationState: isDisabled = state.isDisabled
      default: break
      }
    }
  }

  /// The defaults of a style. Sources: docs/UIKIT-FACTS.md, section Q.
  struct Defaults {
    private let traits: UITraitCollection
    var font: UIFont
    var color = UIColor.label
    var secondaryFont: UIFont
    var secondaryColor = UIColor.secondaryLabel
    var symbols: UIImage.SymbolConfiguration? = UIImage.SymbolConfiguration(textStyle: .body)
    var imageTint: UIColor?
    var margins = NSDirectionalEdgeInsets(top: 15, leading: 16, bottom: 15, trailing: 16)
    var isSideBySide = false
    var imagePadding: CGFloat = 16
    var horizontalPadding: CGFloat = 12
    var verticalPadding: CGFloat = 4

    init(_ style: Style, _ circumstances: Circumstances) {
      traits = UITraitCollection(preferredContentSizeCategory: circumstances.textSize)
      font = .preferredFont(forTextStyle: .body, compatibleWith: traits)
      secondaryFont = .preferredFont(forTextStyle: .subheadline, compatibleWith: traits)
      symbols = symbols?.adjusted(to: traits)
      apply(style.resolved(in: circumstances.environment))
      if circumstances.isDisabled {
        (color, secondaryColor, imageTint) = (.tertiaryLabel, .tertiaryLabel, .tertiaryLabel)
      }
    }

    private mutating func apply(_ style: Style) {
      switch style {
      case .cell: break
      case .subtitleCell: verticalPadding = 0
      case .valueCell:
        isSideBySide = true
        secondaryFont = font
      case .header, .groupedHeader: applyHeader(preferred(.headline), .secondaryLabel)
      case .plainHeader: applyHeader(preferred(.headline), .label)
      case .prominentInsetGroupedHeader: applyHeader(scaled(20, .semibold, .title3), .label)
      case .extraProminentInsetGroupedHeader: applyHeader(scaled(22, .bold, .title2), .label)
      case .footer, .groupedFooter, .plainFooter:
        font = preferred(.footnote)
        (secondaryFont, color, verticalPadding) = (font, .secondaryLabel, 2)
        (margins.top, margins.bottom) = (8, 6)
      case .sidebarCell: applySidebar()
      case .sidebarSubtitleCell:
        applySidebar()
        verticalPadding = 0
      case .accompaniedSidebarCell, .accompaniedSidebarSubtitleCell:
        applySidebar()
        verticalPadding = 2
        (margins.top, margins.bottom) = (10, 10)
      case .sidebarHeader:
        applyHeader(scaled(20, .semibold, .title3), .label)
        (margins.leading, margins.trailing) = (8, 8)
      }
    }

    private func preferred(_ style: UIFont.TextStyle) -> UIFont {
      .preferredFont(forTextStyle: style, compatibleWith: traits)
    }

    private func scaled(_ size: CGFloat, _ weight: UIFont.Weight, _ style: UIFont.TextStyle) -> UIFont {
      UIFontMetrics(forTextStyle: style).scaledFont(
        for: .systemFont(ofSize: size, weight: weight), compatibleWith: traits)
    }

    private mutating func applyHeader(_ font: UIFont, _ color: UIColor) {
      (self.font, self.color) = (font, color)
      secondaryFont = preferred(.subheadline)
      (margins.top, margins.bottom) = (10, 10)
      symbols = UIImage.SymbolConfiguration(font: font)
    }

    private mutating func applySidebar() {
      (margins.top, margins.bottom) = (12, 12)
      (margins.leading, margins.trailing) = (8, 8)
      imagePadding = 8
    }
  }
}

nonisolated extension UIListContentConfiguration.Style {
  func resolved(in environment: UIListEnvironment) -> Self {
    switch (self, environment) {
    case (.cell, .sidebar), (.cell, .sidebarPlain): .sidebarCell
    case (.subtitleCell, .sidebar), (.subtitleCell, .sidebarPlain): .sidebarSubtitleCell
    case (.header, .plain): .plainHeader
    case (.header, .sidebar), (.header, .sidebarPlain): .sidebarHeader
    case (.footer, .plain): .plainFooter
    case (.header, _): .groupedHeader
    case (.footer, _): .groupedFooter
    default: self
    }
  }
}
