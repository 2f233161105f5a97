import CollectionView

extension Fixture {
  /// Flow layouts, and a plain custom layout.
  static let flow = [
    Fixture(
      "flow",
      ["small": { flowLayout() }, "large": { flowLayout { $0.itemSize = CGSize(width: 150, height: 90) } }],
      script: verticalScript + [.setLayout("large"), .setLayout("small")]),
    Fixture(
      "flow, horizontal", ["only": { flowLayout { $0.scrollDirection = .horizontal } }],
      script: horizontalScript),
    Fixture(
      "flow, pinned headers and footers",
      [
        "only": {
          flowLayout {
            ($0.headerReferenceSize, $0.footerReferenceSize) =
              (CGSize(width: 30, height: 30), CGSize(width: 20, height: 20))
            ($0.sectionHeadersPinToVisibleBounds, $0.sectionFootersPinToVisibleBounds) = (true, true)
          }
        }
      ], counts: [12, 9, 20], script: sectionScript),
    Fixture(
      "flow, insets and spacing",
      [
        "only": {
          flowLayout {
            $0.sectionInset = UIEdgeInsets(top: 8, left: 20, bottom: 12, right: 4)
            ($0.minimumInteritemSpacing, $0.minimumLineSpacing) = (7, 13)
            $0.footerReferenceSize = CGSize(width: 20, height: 20)
          }
        }
      ], counts: [13, 9, 20], script: sectionScript),
    Fixture(
      "flow, sizes from a delegate", ["only": { flowLayout() }], hasDelegateSizes: true,
      script: verticalScript),
    Fixture(
      "flow, self-sizing cells",
      ["only": { flowLayout { $0.estimatedItemSize = CGSize(width: 70, height: 40) } }], cells: .fittedSize,
      script: verticalScript),
    Fixture("flow, right to left", ["only": { flowLayout() }], isRightToLeft: true, script: verticalScript),
    Fixture(
      "custom grid", ["grid": { RecordedGridLayout() }, "flow": { flowLayout() }], counts: [12, 9, 20],
      script: sectionScript + [.setLayout("flow"), .setLayout("grid")]),
  ]

  private static func flowLayout(
    _ settings: (UICollectionViewFlowLayout) -> Void = { _ in }
  ) -> UICollectionViewFlowLayout {
    let layout = RecordedFlowLayout()
    layout.itemSize = CGSize(width: 80, height: 60)
    settings(layout)
    return layout
  }
}
