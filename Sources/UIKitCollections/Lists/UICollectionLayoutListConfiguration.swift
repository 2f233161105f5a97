import Foundation

/// The appearance of a list section.
///
/// ```swift
/// var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
/// list.headerMode = .supplementary
/// let layout = UICollectionViewCompositionalLayout.list(using: list)
/// ```
@preconcurrency @MainActor public struct UICollectionLayoutListConfiguration {
  /// The style of a list.
  public nonisolated enum Appearance: Int, Sendable {
    /// `plain`: rows with pinned headers. `grouped`: rows in groups. `insetGrouped`: rows on cards with
    /// rounded corners. `sidebar`, `sidebarPlain`: rows with rounded backgrounds when selected.
    case plain, grouped, insetGrouped, sidebar, sidebarPlain
  }

  /// The source of headers.
  public nonisolated enum HeaderMode: Int, Sendable {
    /// `supplementary`: views of the kind `UICollectionView.elementKindSectionHeader`. `firstItemInSection`:
    /// the first item of each section.
    case none, supplementary, firstItemInSection
  }

  /// The source of footers.
  public nonisolated enum FooterMode: Int, Sendable {
    /// `supplementary`: views of the kind `UICollectionView.elementKindSectionFooter`.
    case none, supplementary
  }

  /// A closure that returns a row's swipe actions, if any.
  public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) ->
    UISwipeActionsConfiguration?
  /// A closure that returns a row's separators, given those of the section.
  public typealias ItemSeparatorHandler = (
    _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
  ) -> UIListSeparatorConfiguration

  /// The style.
  public let appearance: Appearance
  /// The source of headers. The default value is `none`.
  public var headerMode = HeaderMode.none
  /// The source of footers. The default value is `none`.
  public var footerMode = FooterMode.none
  /// The padding above headers, in points. The default value is `nil`, which means 22 in a plain list with
  /// headers, and otherwise none.
  public var headerTopPadding: CGFloat?
  /// `true` if lines separate rows. The default value is `true`, or `false` for sidebars.
  public var showsSeparators: Bool
  /// The lines between rows.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// The closure that returns the separators of visible rows. The default value is `nil`, which means
  /// ``separatorConfiguration``.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// The section's background color. The default value is the appearance's color. `nil` means transparent.
  public var backgroundColor: UIColor?
  /// The actions for swipes toward the trailing edge. The default value is `nil`.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// The actions for swipes toward the leading edge. The default value is `nil`.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// Creates an appearance's default configuration.
  public init(appearance: Appearance) {
    self.appearance = appearance
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    showsSeparators = !appearance.environment.isSidebar
    backgroundColor =
      switch appearance {
      case .plain, .sidebarPlain: .systemBackground
      case .grouped, .insetGrouped: .systemGroupedBackground
      case .sidebar: .secondarySystemBackground
      }
  }
}

nonisolated extension UICollectionLayoutListConfiguration.Appearance {
  var environment: UIListEnvironment {
    switch self {
    case .plain: .plain
    case .grouped: .grouped
    case .insetGrouped: .insetGrouped
    case .sidebar: .sidebar
    case .sidebarPlain: .sidebarPlain
    }
  }
}

nonisolated extension UIListEnvironment {
  var isGrouped: Bool { self == .grouped || self == .insetGrouped }
  /// `true` if rows have their own rounded backgrounds.
  var isSidebar: Bool { self == .sidebar || self == .sidebarPlain }
}

/// The separators of rows.
public nonisolated struct UIListSeparatorConfiguration: Hashable {
  /// The insets that make separators begin at the row's text.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude, bottom: .greatestFiniteMagnitude,
    trailing: .greatestFiniteMagnitude)

  /// The visibility above the row. The default value is `automatic`, which means hidden.
  public var topSeparatorVisibility = UIListSeparatorVisibility.automatic
  /// The visibility below the row. The default value is `automatic`, which means visible except in sidebars,
  /// at the end of a group, and before a footer.
  public var bottomSeparatorVisibility = UIListSeparatorVisibility.automatic
  /// The top separator's insets from the row's edges. The default value is ``automaticInsets``.
  public var topSeparatorInsets = automaticInsets
  /// The bottom separator's insets from the row's edges. The default value is ``automaticInsets``.
  public var bottomSeparatorInsets = automaticInsets
  /// The color. The default value is dark gray at 12%, or light gray in dark mode (UIKit, measured in light
  /// mode).
  public var color = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 0.922, green: 0.922, blue: 0.961, alpha: 0.15)
      : UIColor(red: 0.235, green: 0.235, blue: 0.263, alpha: 0.12)
  }
  /// Has no effect, because selecting rows doesn't change their separators' color. The default value is
  /// ``color``.
  public var multipleSelectionColor: UIColor

  let appearance: UICollectionLayoutListConfiguration.Appearance

  /// Creates an appearance's default configuration.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {
    appearance = listAppearance
    multipleSelectionColor = color
  }

  // Insets aren't hashable.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(topSeparatorVisibility)
    hasher.combine(bottomSeparatorVisibility)
    hasher.combine(appearance)
  }
}

/// A separator's visibility.
public nonisolated enum UIListSeparatorVisibility: Int, Sendable {
  /// The list determines the visibility.
  case automatic
  /// The separator is visible.
  case visible
  /// The separator is hidden.
  case hidden
}
