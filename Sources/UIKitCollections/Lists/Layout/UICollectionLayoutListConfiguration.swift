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
