import Foundation

/// The appearance of a list, which is a section of a compositional layout with rows as items.
///
/// ```swift
/// var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
/// list.headerMode = .supplementary
/// let layout = UICollectionViewCompositionalLayout.list(using: list)
/// ```
@preconcurrency @MainActor public struct UICollectionLayoutListConfiguration {
  /// The style of a list.
  public nonisolated enum Appearance: Int, Sendable {
    /// `plain`: rows from edge to edge, with pinned headers. `grouped`: rows in groups from edge to edge.
    /// `insetGrouped`: rows on cards with round corners. `sidebar` and `sidebarPlain`: rows with round
    /// backgrounds during selection.
    case plain, grouped, insetGrouped, sidebar, sidebarPlain
  }

  /// The source of a section's header.
  public nonisolated enum HeaderMode: Int, Sendable {
    /// `supplementary`: a view of the kind `UICollectionView.elementKindSectionHeader`. `firstItemInSection`:
    /// the section's first item.
    case none, supplementary, firstItemInSection
  }

  /// The source of a section's footer.
  public nonisolated enum FooterMode: Int, Sendable {
    /// `supplementary`: a view of the kind `UICollectionView.elementKindSectionFooter`.
    case none, supplementary
  }

  /// A closure that returns the swipe actions of a row, or `nil` if there are none.
  public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) ->
    UISwipeActionsConfiguration?
  /// A closure that returns the separators of a row, given its default separators.
  public typealias ItemSeparatorHandler = (
    _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
  ) -> UIListSeparatorConfiguration

  /// The style of the list. The initializer sets it.
  public let appearance: Appearance
  /// The source of headers. The default value is `none`.
  public var headerMode = HeaderMode.none
  /// The source of footers. The default value is `none`.
  public var footerMode = FooterMode.none
  /// The padding above the header, in points. The default value is `nil`, which means 22 in a plain list with
  /// headers, and otherwise no padding.
  public var headerTopPadding: CGFloat?
  /// A Boolean value that indicates whether lines separate the rows. The default value is `true`, or `false`
  /// for sidebars.
  public var showsSeparators: Bool
  /// The lines between rows.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// The closure called for each visible row. The default value is `nil`, which means
  /// ``separatorConfiguration`` for all rows.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// The background color of the section. The default value is the color of the appearance. With `nil`, the
  /// section is transparent.
  public var backgroundColor: UIColor?
  /// The actions for a swipe to the trailing edge. The default value is `nil`.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// The actions for a swipe to the leading edge. The default value is `nil`.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// Creates a configuration with the defaults of an appearance.
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
