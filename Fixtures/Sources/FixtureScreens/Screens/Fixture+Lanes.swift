import CollectionLayouts
import CollectionView

extension Fixture {
  /// Waterfalls and mosaics.
  static let lanes = [
    Fixture(
      "waterfall",
      ["two lanes": { waterfall() }, "three lanes": { waterfall { $0.laneCount = 3 } }],
      hasDelegateSizes: true,
      script: verticalScript + [.setLayout("three lanes"), .setLayout("two lanes")]),
    Fixture(
      "waterfall, horizontal", ["only": { waterfall { $0.scrollDirection = .horizontal } }],
      hasDelegateSizes: true, script: horizontalScript),
    Fixture(
      "waterfall, pinned headers and footers",
      [
        "only": {
          waterfall {
            ($0.headerReferenceLength, $0.footerReferenceLength) = (30, 20)
            ($0.sectionHeadersPinToVisibleBounds, $0.sectionFootersPinToVisibleBounds) = (true, true)
          }
        }
      ], counts: [12, 9, 20], hasDelegateSizes: true, script: sectionScript),
    Fixture(
      "waterfall, self-sizing cells", ["only": { waterfall { $0.itemLength = .estimated(50) } }],
      cells: .fittedHeight, script: verticalScript),
    Fixture(
      "waterfall, sequential", ["only": { waterfall { $0.placement = .sequential } }],
      hasDelegateSizes: true, script: verticalScript),
    Fixture(
      "waterfall, right to left", ["only": { waterfall { $0.laneCount = 3 } }], hasDelegateSizes: true,
      isRightToLeft: true, script: verticalScript),
    Fixture("mosaic", ["only": { mosaic() }], hasDelegateSizes: true, script: verticalScript),
    Fixture(
      "mosaic, horizontal", ["only": { mosaic { $0.scrollDirection = .horizontal } }],
      hasDelegateSizes: true, script: horizontalScript),
  ]

  private static func waterfall(_ settings: (WaterfallLayout) -> Void = { _ in }) -> WaterfallLayout {
    let layout = RecordedWaterfallLayout()
    layout.laneCount = 2
    settings(layout)
    return layout
  }

  private static func mosaic(_ settings: (MosaicLayout) -> Void = { _ in }) -> MosaicLayout {
    let layout = RecordedMosaicLayout()
    layout.laneCount = 4
    settings(layout)
    return layout
  }
}
