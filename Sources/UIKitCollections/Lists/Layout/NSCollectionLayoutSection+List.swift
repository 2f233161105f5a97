import Foundation

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
