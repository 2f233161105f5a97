import CollectionView

extension Fixture {
  /// Lists, with system cells.
  static let lists = [
    Fixture("list, plain", ["only": { list(.plain) }], cells: .list, script: verticalScript),
    Fixture(
      "list, plain with headers", ["only": { list(.plain, hasBoundaries: true) }], counts: [12, 9, 20],
      cells: .list, script: sectionScript),
    Fixture(
      "list, grouped", ["only": { list(.grouped, hasBoundaries: true) }], counts: [12, 9, 20], cells: .list,
      script: sectionScript),
    Fixture(
      "list, inset grouped", ["only": { list(.insetGrouped) }], counts: [12, 9, 20], cells: .list,
      script: sectionScript),
    Fixture(
      "list, inset grouped with headers and footers",
      ["only": { list(.insetGrouped, hasBoundaries: true) }], counts: [12, 9, 20], cells: .list,
      script: sectionScript),
  ]

  private static func list(
    _ appearance: UICollectionLayoutListConfiguration.Appearance, hasBoundaries: Bool = false
  ) -> UICollectionViewLayout {
    RecordedCompositionalLayout { _, environment in
      var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
      if hasBoundaries {
        (configuration.headerMode, configuration.footerMode) = (.supplementary, .supplementary)
      }
      return .list(using: configuration, layoutEnvironment: environment)
    }
  }
}
