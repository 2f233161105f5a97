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
    /// `plain`: rows with pinned headers. `grouped`: rows in groups. `insetGrouped`: rows on cards with round
    /// corners. `sidebar` and `sidebarPlain`: round backgrounds of selected rows.
    case plain, grouped, insetGrouped, sidebar, sidebarPlain
  }

  /// The source of headers.
  public nonisolated enum HeaderMode: Int, Sendable {
    /// `supplementary`: the kind `UICollectionView.elementKindSectionHeader`. `firstItemInSection`: the first
    /// item.
    case none, supplementary, firstItemInSection
  }

  /// The source of footers.
  public nonisolated enum FooterMode: Int, Sendable {
    /// `supplementary`: the kind `UICollectionView.elementKindSectionFooter`.
    case none, supplementary
  }

  /// A closure that returns a row's swipe actions, if any.
  public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) ->
    UISwipeActionsConfiguration?
  /// A closure that returns a row's separators, given the default ones.
  public typealias ItemSeparatorHandler = (
    _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
  ) -> UIListSeparatorConfiguration

  /// The style.
  public let appearance: Appearance
  /// The source of headers. The default value is `none`.
  public var headerMode = HeaderMode.none
  /// The source of footers. The default value is `none`.
  public var footerMode = FooterMode.none
  /// The header's padding, in points. The default value is `nil`, which means 22 in a plain list with
  /// headers, otherwise none.
  public var headerTopPadding: CGFloat?
  /// `true` if lines separate rows. The default value is `true`, or `false` for sidebars.
  public var showsSeparators: Bool
  /// The lines between rows.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// The closure called for visible rows. The default value is `nil`, for ``separatorConfiguration``.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// The section's background. The default value is the appearance's color. `nil` is transparent.
  public var backgroundColor: UIColor?
  /// The actions for swipes to the trailing edge. The default value is `nil`.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// The actions for swipes to the leading edge. The default value is `nil`.
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
