import CollectionView

/// Settings that describe a layout anew when they change.
class DescribedSettings {
  weak var layout: UICollectionViewLayout?

  init() {}

  func changed() { layout?.invalidateLayout() }

  static func header(pins: Bool) -> NSCollectionLayoutBoundarySupplementaryItem {
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(SectionHeaderView.length(56))),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    header.pinToVisibleBounds = pins
    header.zIndex = 2
    return header
  }
}
