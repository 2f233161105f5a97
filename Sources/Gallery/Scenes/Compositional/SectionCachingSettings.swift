import CollectionView

/// Settings of a compositional layout. Caches the sections until a setting, the width, or the text size
/// changes.
class SectionCachingSettings {
  weak var layout: UICollectionViewLayout?
  /// The values that `sections` depend on.
  private var room: (width: CGFloat, textSize: UIContentSizeCategory)?
  /// The sections for `room`, by kind.
  private var sections: [Int: NSCollectionLayoutSection] = [:]

  init() {}

  func changed() {
    sections = [:]
    layout?.invalidateLayout()
  }

  /// Returns a section. Describes each kind only once, because a layout may request tens of thousands of
  /// sections.
  func section(
    ofKind kind: Int = 0, in environment: any NSCollectionLayoutEnvironment,
    _ describe: @MainActor (_ width: CGFloat) -> NSCollectionLayoutSection
  ) -> NSCollectionLayoutSection {
    let width = environment.container.effectiveContentSize.width
    let textSize = environment.traitCollection.preferredContentSizeCategory
    if room?.width != width || room?.textSize != textSize { (room, sections) = ((width, textSize), [:]) }
    if let section = sections[kind] { return section }
    let section = describe(width)
    sections[kind] = section
    return section
  }

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
