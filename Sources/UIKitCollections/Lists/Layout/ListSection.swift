import Foundation
import LayoutEngine

/// The list properties of a section: its spacing and the contexts of its rows.
@MainActor
struct ListSection {
  let configuration: UICollectionLayoutListConfiguration

  init(_ configuration: UICollectionLayoutListConfiguration) { self.configuration = configuration }

  var environment: UIListEnvironment { configuration.appearance.environment }

  /// The row height until rows report their heights, in points. A row of one line is 52 points high.
  static let estimatedRowHeight: CGFloat = 52
  private static let estimatedHeaderHeight: CGFloat = 40
  /// The corner radius of cards (UIKit, measured).
  private static let cornerRadius: CGFloat = 26
  /// The padding added to the first row of a plain list without headers (UIKit, measured).
  private static let plainTopPadding: CGFloat = 18.5

  // MARK: Description

  /// The inset at both sides, in points.
  var inset: CGFloat {
    switch environment {
    case .insetGrouped: 16
    case .sidebar, .sidebarPlain: 8
    default: 0
    }
  }

  var boundaryItems: [NSCollectionLayoutBoundarySupplementaryItem] {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(Self.estimatedHeaderHeight))
    var items: [NSCollectionLayoutBoundarySupplementaryItem] = []
    if configuration.headerMode == .supplementary {
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      header.pinToVisibleBounds = configuration.appearance == .plain
      items.append(header)
    }
    if configuration.footerMode == .supplementary {
      items.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size, elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom))
    }
    return items
  }

  var hasSwipeActions: Bool {
    configuration.leadingSwipeActionsConfigurationProvider != nil
      || configuration.trailingSwipeActionsConfigurationProvider != nil
  }

  private var hasHeader: Bool { configuration.headerMode != .none }
  private var hasFooter: Bool { configuration.footerMode == .supplementary }

  /// Returns the room before the section's header and after its footer, in points (UIKit, measured).
  func outerSpacing(isFirst: Bool, isLast: Bool) -> (before: Double, after: Double) {
    let padding = configuration.headerTopPadding.map { $0.isFinite ? Double($0) : 0 }
    switch environment {
    case .grouped, .insetGrouped:
      let before = hasHeader ? 0 : isFirst ? 35 : 17.5
      let after = isLast ? 20 : hasFooter ? 0 : 17.5
      return (before + (padding ?? 0), after)
    case .sidebar, .sidebarPlain:
      return ((padding ?? 0) + (hasHeader ? 8 : 4), isLast ? 8 : 4)
    default:
      return (padding ?? (hasHeader ? 22 : 0), 0)
    }
  }

  /// Returns the extension of the background beyond the section: to the sides, and at the ends of the list by
  /// two view lengths (UIKit, measured).
  func backgroundReach(isFirst: Bool, isLast: Bool, extent: Double) -> LayoutInsets {
    LayoutInsets(
      top: isFirst ? -2 * extent : 0, left: -16, bottom: isLast ? -2 * extent : 0, right: -16)
  }

  // MARK: Rows

  /// Returns the list context of a row.
  ///
  /// - Parameters:
  ///   - path: The row's visible path.
  ///   - dataSourcePath: The path of its item in the data source.
  func context(ofRow path: IndexPath, of count: Int, dataSourcePath: IndexPath) -> ListContext {
    let firstRow = configuration.headerMode == .firstItemInSection ? 1 : 0
    var context = ListContext(
      role: path.item < firstRow ? .header : .row, environment: environment)
    guard context.role == .row else { return context }
    let isLast = path.item == count - 1
    if environment == .insetGrouped {
      context.cornerRadius = Self.cornerRadius
      (context.roundsTop, context.roundsBottom) = (path.item == firstRow, isLast)
    }
    if environment == .plain, !hasHeader, configuration.headerTopPadding == nil,
      path.section == 0, path.item == 0
    {
      context.topPadding = Self.plainTopPadding
    }
    if configuration.showsSeparators { addSeparators(to: &context, dataSourcePath, isLast: isLast) }
    return context
  }

  private func addSeparators(to context: inout ListContext, _ dataSourcePath: IndexPath, isLast: Bool) {
    var lines = configuration.separatorConfiguration
    if let handler = configuration.itemSeparatorHandler { lines = handler(dataSourcePath, lines) }
    let hasBottom =
      environment.isGrouped ? !isLast : environment == .plain ? !(isLast && hasFooter) : false
    if lines.topSeparatorVisibility == .visible {
      context.topSeparator = ListContext.Separator(insets: lines.topSeparatorInsets, color: lines.color)
    }
    if lines.bottomSeparatorVisibility == .visible
      || lines.bottomSeparatorVisibility == .automatic && hasBottom
    {
      context.bottomSeparator = ListContext.Separator(insets: lines.bottomSeparatorInsets, color: lines.color)
    }
  }

  func context(ofSupplementaryKind kind: String?) -> ListContext? {
    switch kind {
    case UICollectionView.elementKindSectionHeader: ListContext(role: .header, environment: environment)
    case UICollectionView.elementKindSectionFooter: ListContext(role: .footer, environment: environment)
    default: nil
    }
  }
}
