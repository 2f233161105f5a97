#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

nonisolated extension UIListContentConfiguration {
  /// What the looks of a style depend on.
  struct Circumstances: Hashable {
    var environment = UIListEnvironment.none
    var isDisabled = false

    init() {}

    init(_ state: UIConfigurationState) {
      environment = state.traitCollection.listEnvironment
      switch state {
      case let state as UICellConfigurationState: isDisabled = state.isDisabled
      case let state as UIViewConfigurationState: isDisabled = state.isDisabled
      default: break
      }
    }
  }

  /// What a style has where nothing was set. Sources: docs/UIKIT.md, section Q.
  struct Defaults {
    var font = UIFont.preferredFont(forTextStyle: .body)
    var color = UIColor.label
    var secondaryFont = UIFont.preferredFont(forTextStyle: .subheadline)
    var secondaryColor = UIColor.secondaryLabel
    var symbols = UIImage.SymbolConfiguration(textStyle: .body)
    var imageTint: UIColor?
    var margins = NSDirectionalEdgeInsets(top: 15, leading: 16, bottom: 15, trailing: 16)
    var isSideBySide = false
    var imagePadding: CGFloat = 16
    var horizontalPadding: CGFloat = 12
    var verticalPadding: CGFloat = 4

    init(_ style: Style, _ circumstances: Circumstances) {
      take(style.resolved(in: circumstances.environment))
      if circumstances.isDisabled {
        (color, secondaryColor, imageTint) = (.tertiaryLabel, .tertiaryLabel, .tertiaryLabel)
      }
    }

    private mutating func take(_ style: Style) {
      switch style {
      case .cell: break
      case .subtitleCell: verticalPadding = 0
      case .valueCell:
        isSideBySide = true
        secondaryFont = font
      case .header, .groupedHeader: takeHeader(.preferredFont(forTextStyle: .headline), .secondaryLabel)
      case .plainHeader: takeHeader(.preferredFont(forTextStyle: .headline), .label)
      case .prominentInsetGroupedHeader: takeHeader(.systemFont(ofSize: 20, weight: .semibold), .label)
      case .extraProminentInsetGroupedHeader: takeHeader(.systemFont(ofSize: 22, weight: .bold), .label)
      case .footer, .groupedFooter, .plainFooter:
        font = .preferredFont(forTextStyle: .footnote)
        (secondaryFont, color, verticalPadding) = (font, .secondaryLabel, 2)
        (margins.top, margins.bottom) = (8, 6)
      case .sidebarCell: takeSidebar()
      case .sidebarSubtitleCell:
        takeSidebar()
        verticalPadding = 0
      case .accompaniedSidebarCell, .accompaniedSidebarSubtitleCell:
        takeSidebar()
        verticalPadding = 2
        (margins.top, margins.bottom) = (10, 10)
      case .sidebarHeader:
        takeHeader(.systemFont(ofSize: 20, weight: .semibold), .label)
        (margins.leading, margins.trailing) = (8, 8)
      }
    }

    private mutating func takeHeader(_ font: UIFont, _ color: UIColor) {
      (self.font, self.color) = (font, color)
      secondaryFont = .preferredFont(forTextStyle: .subheadline)
      (margins.top, margins.bottom) = (10, 10)
      symbols = UIImage.SymbolConfiguration(font: font)
    }

    private mutating func takeSidebar() {
      (margins.top, margins.bottom) = (12, 12)
      (margins.leading, margins.trailing) = (8, 8)
      imagePadding = 8
    }
  }
}

nonisolated extension UIListContentConfiguration.Style {
  /// The style that this one means in a list: rows, headers and footers look as those around them.
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
#endif
