import Foundation
import LayoutEngine

@MainActor
struct ListSection {
  let configuration: UICollectionLayoutListConfiguration

  init(_ configuration: UICollectionLayoutListConfiguration) { self.configuration = configuration }

  var environment: UIListEnvironment { configuration.appearance.environment }

  /// The height of a row with one line.
  static let estimatedRowHeight: CGFloat = 52
  private static let estimatedHeaderHeight: CGFloat = 40
  /// Measured in UIKit.
  private static let cornerRadius: CGFloat = 26
  /// The padding of the first row in a plain list without headers (UIKit, measured).
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

  /// Returns the spacing before and after the section, in points (UIKit, measured).
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

  /// The background reaches two view lengths beyond the list's ends (UIKit, measured).
  func backgroundReach(isFirst: Bool, isLast: Bool, extent: Double) -> LayoutInsets {
    LayoutInsets(
      top: isFirst ? -2 * extent : 0, left: -16, bottom: isLast ? -2 * extent : 0, right: -16)
  }

  // MARK: Rows

  /// - Parameter dataSourcePath: The path of the row's item in the data source.
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

extension NSCollectionLayoutSection {
  /// Returns a section of self-sizing rows.
  @discardableResult
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let list = ListSection(configuration)
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(ListSection.estimatedRowHeight))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.list = list
    section.contentInsets = NSDirectionalEdgeInsets(
      top: 0, leading: list.inset, bottom: 0, trailing: list.inset)
    section.boundarySupplementaryItems = list.boundaryItems
    if configuration.backgroundColor != nil {
      let background = NSCollectionLayoutDecorationItem.background(elementKind: ListBackgroundView.kind)
      background.zIndex = -1
      section.decorationItems = [background]
    }
    return section
  }
}

extension UICollectionViewCompositionalLayout {
  /// Returns a layout in which each section is a list.
  @discardableResult
  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
  }
}

extension UICollectionViewCompositionalLayout {
  func list(inSection section: Int) -> ListSection? {
    guard let frames, frames.descriptions.indices.contains(section) else { return nil }
    return frames.descriptions[section].section.list
  }

  func contextInList(of element: ElementKey) -> ListContext? {
    guard element.indexPath.count == 2, let list = list(inSection: element.indexPath.section) else {
      return nil
    }
    switch element.category {
    case .cell:
      let count = frames?.sections[element.indexPath.section].run.count ?? 0
      let path = element.indexPath
      return list.context(
        ofRow: path, of: count, dataSourcePath: collectionView?.dataSourcePath(for: path) ?? path)
    case .supplementaryView: return list.context(ofSupplementaryKind: element.kind)
    case .decorationView: return nil
    }
  }
}

final class ListBackgroundView: UICollectionReusableView {
  static let kind = "_UICollectionViewListLayoutSectionBackgroundColorDecorationView"

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    let layout = collectionView?.collectionViewLayout as? UICollectionViewCompositionalLayout
    backgroundColor =
      layout?.list(inSection: layoutAttributes.indexPath.section)?.configuration.backgroundColor
  }
}
