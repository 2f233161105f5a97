import CollectionLayouts
import CollectionView

extension Fixture {
  /// Layouts of lines, days, and months.
  static let lines = [
    Fixture(
      "justified rows", ["only": { RecordedJustifiedLayout() }], hasDelegateSizes: true,
      script: verticalScript),
    Fixture(
      "justified rows, pinned headers",
      [
        "only": {
          let layout = RecordedJustifiedLayout()
          (layout.headerReferenceLength, layout.sectionHeadersPinToVisibleBounds) = (30, true)
          return layout
        }
      ], counts: [12, 9, 20], hasDelegateSizes: true, script: sectionScript),
    Fixture("tags", ["only": { RecordedTagLayout() }], hasDelegateSizes: true, script: verticalScript),
    Fixture(
      "tags, right to left", ["only": { RecordedTagLayout() }], hasDelegateSizes: true, isRightToLeft: true,
      script: verticalScript),
    Fixture(
      "timeline", ["only": { RecordedTimelineLayout() }], counts: [10, 12, 14], hasDelegateSizes: true,
      script: sectionScript),
    Fixture(
      "months", ["only": { RecordedMonthLayout() }], counts: [31, 28, 31, 30], script: sectionScript),
    Fixture(
      "months, headers",
      [
        "only": {
          let layout = RecordedMonthLayout()
          layout.headerReferenceLength = 30
          return layout
        }
      ], counts: [31, 28, 31, 30], script: sectionScript),
    Fixture(
      "sticky headers", ["only": { stickyHeaders() }], counts: [12, 9, 20], script: sectionScript),
    Fixture(
      "sticky headers, minimum length",
      [
        "only": {
          let layout = stickyHeaders()
          (layout.minimumHeaderLength, layout.stretchesFirstHeader) = (12, true)
          return layout
        }
      ], counts: [12, 9, 20], script: [.scroll(y: -40)] + sectionScript),
  ]

  private static func stickyHeaders() -> StickyHeaderFlowLayout {
    let layout = RecordedStickyHeaderFlowLayout()
    layout.headerReferenceSize = CGSize(width: 30, height: 30)
    layout.itemSize = CGSize(width: 80, height: 60)
    return layout
  }
}
