import Foundation

/// How a list looks: a section of a compositional layout whose items are rows.
///
/// ```swift
/// var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
/// list.headerMode = .supplementary
/// let layout = UICollectionViewCompositionalLayout.list(using: list)
/// ```
@preconcurrency @MainActor public struct UICollectionLayoutListConfiguration {
  /// The kind of list.
  public nonisolated enum Appearance: Int, Sendable {
    /// `plain`: rows from edge to edge, headers that stay in sight. `grouped`: rows in groups from edge to edge. `insetGrouped`: rows on
    /// cards with round corners. `sidebar` and `sidebarPlain`: rows with round backgrounds when they are selected.
    case plain, grouped, insetGrouped, sidebar, sidebarPlain
  }

  /// Where the header of a section comes from.
  public nonisolated enum HeaderMode: Int, Sendable {
    /// `supplementary`: a view of the kind `UICollectionView.elementKindSectionHeader`. `firstItemInSection`: the first item.
    case none, supplementary, firstItemInSection
  }

  /// Where the footer of a section comes from.
  public nonisolated enum FooterMode: Int, Sendable {
    /// `supplementary`: a view of the kind `UICollectionView.elementKindSectionFooter`.
    case none, supplementary
  }

  /// Returns what a swipe on a row shows. Nil: nothing.
  public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) ->
    UISwipeActionsConfiguration?
  /// Returns the separators of a row, given those that it would have.
  public typealias ItemSeparatorHandler = (
    _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
  ) -> UIListSeparatorConfiguration

  /// Set by the initialiser.
  public let appearance: Appearance
  /// Default none.
  public var headerMode = HeaderMode.none
  /// Default none.
  public var footerMode = FooterMode.none
  /// Above the header, in points. Nil, the default: 22 in a plain list with headers, else nothing.
  public var headerTopPadding: CGFloat?
  /// Whether lines part the rows. Default true; false for sidebars.
  public var showsSeparators: Bool
  /// The lines between rows.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// Called for each row that is shown. Default nil: all have ``separatorConfiguration``.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// Behind the section. Default: that of the appearance. Nil: what lies behind the layout shows.
  public var backgroundColor: UIColor?
  /// What a swipe to the trailing edge shows. Default nil.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// What a swipe to the leading edge shows. Default nil.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// With the defaults of an appearance.
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
