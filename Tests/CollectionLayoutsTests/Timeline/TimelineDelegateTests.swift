import CollectionView
import TestSupport
import Testing

@testable import CollectionLayouts

/// Tests a delegate's values for single days.
@Suite struct TimelineDelegateTests {
  private final class Planner: NSObject, TimelineLayoutDelegate {
    var insets: [Int: UIEdgeInsets] = [:]
    var headers: [Int: LayoutLength] = [:]
    var footers: [Int: LayoutLength] = [:]
    private(set) var intervalQuestions = 0

    func collectionView(
      _ collectionView: UICollectionView, layout: UICollectionViewLayout, intervalForItemAt path: IndexPath
    ) -> ClosedRange<Double> {
      intervalQuestions += 1
      return 10...20
    }

    func collectionView(
      _ collectionView: UICollectionView, layout: UICollectionViewLayout,
      sectionInsetForSectionAt section: Int
    ) -> UIEdgeInsets { insets[section] ?? (layout as? TimelineLayout)?.sectionInset ?? .zero }

    func collectionView(
      _ collectionView: UICollectionView, layout: UICollectionViewLayout,
      referenceLengthForHeaderInSection section: Int
    ) -> LayoutLength { headers[section] ?? (layout as? TimelineLayout)?.headerReferenceLength ?? 0 }

    func collectionView(
      _ collectionView: UICollectionView, layout: UICollectionViewLayout,
      referenceLengthForFooterInSection section: Int
    ) -> LayoutLength { footers[section] ?? 0 }
  }

  // (344 − 44) / 3 = 100
  private func stage(_ planner: Planner, _ layout: TimelineLayout = TimelineLayout()) -> Stage<TimelineLayout>
  {
    layout.laneSpacing = 0
    return Stage(layout, width: 344, height: 400, counts: [1, 1, 1], delegate: planner)
  }

  private func header(_ section: Int, _ stage: Stage<TimelineLayout>) -> CGRect? {
    stage.layOut()
    return stage.layout.layoutAttributesForSupplementaryView(
      ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section))?.frame
  }

  private func item(_ section: Int, _ stage: Stage<TimelineLayout>) -> CGRect? {
    stage.layOut()
    return stage.layout.layoutAttributesForItem(at: IndexPath(item: 0, section: section))?.frame
  }

  @Test func `each day has its own header length and horizontal insets`() {
    collectingDiagnostics { reports in
      let planner = Planner()
      planner.headers = [0: 0, 1: 50]
      planner.insets = [1: UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 20)]
      let stage = stage(planner)
      #expect(header(0, stage) == nil)
      #expect(header(1, stage) == CGRect(x: 144, y: 0, width: 100, height: 50))
      #expect(header(2, stage) == CGRect(x: 244, y: 0, width: 100, height: 32))
      #expect(item(0, stage) == CGRect(x: 44, y: 10, width: 100, height: 10))
      #expect(item(1, stage) == CGRect(x: 154, y: 10, width: 70, height: 10))
      #expect(reports().isEmpty)
    }
  }

  @Test func `headers stay pinned if the first day has no header`() {
    let planner = Planner()
    planner.headers = [0: 0]
    let layout = TimelineLayout()
    layout.endTime = 2000
    let stage = stage(planner, layout)
    stage.view.contentOffset.y = 300
    #expect(header(1, stage)?.minY == 300)
    let view = stage.view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: [1, 0])
    #expect(view?.frame.minY == 300)
  }

  @Test func `top and bottom insets common to all days are applied`() {
    collectingDiagnostics { reports in
      let planner = Planner()
      for day in 0..<3 { planner.insets[day] = UIEdgeInsets(top: 40, left: 0, bottom: 15, right: 0) }
      let stage = stage(planner)
      #expect(item(2, stage)?.minY == 50)
      #expect(stage.layout.collectionViewContentSize.height == 75)
      #expect(reports().isEmpty)
    }
  }

  @Test func `the greatest vertical inset applies to all days, and conflicts are reported`() {
    collectingDiagnostics { reports in
      let planner = Planner()
      planner.insets = [1: UIEdgeInsets(top: 40, left: 0, bottom: 15, right: 0)]
      let stage = stage(planner)
      #expect(item(0, stage)?.minY == 50)
      #expect(item(1, stage)?.minY == 50)
      #expect(stage.layout.collectionViewContentSize.height == 75)
      stage.layout.pointsPerUnit = 2
      stage.layOut()
      #expect(
        reports().map(\.description) == [
          "TimelineLayout: sectionInset.top of section 0 is 0, which is treated as 40.",
          "TimelineLayout: sectionInset.bottom of section 0 is 0, which is treated as 15.",
        ])
    }
  }

  @Test func `footers and self-sizing headers are reported once`() {
    collectingDiagnostics { reports in
      let planner = Planner()
      planner.footers = [1: 20, 2: 30]
      planner.headers = [1: .estimated(32), 2: .estimated(50)]
      let stage = stage(planner)
      #expect(header(1, stage)?.height == 32)
      #expect(
        stage.layout.layoutAttributesForSupplementaryView(
          ofKind: UICollectionView.elementKindSectionFooter, at: [1, 0]) == nil)
      #expect(reports().map(\.subject).sorted() == ["footer", "header"])
      #expect(
        reports().map(\.indexPath) == [[0, 1], [0, 1]].map { IndexPath(item: $0[0], section: $0[1]) })
    }
  }

  @Test func `an invalid length is reported with its day`() {
    collectingDiagnostics { reports in
      let planner = Planner()
      planner.headers = [2: -5]
      planner.insets = [1: UIEdgeInsets(top: 0, left: .nan, bottom: 0, right: 0)]
      let stage = stage(planner)
      #expect(header(2, stage) == nil)
      #expect(item(1, stage)?.minX == 144)
      #expect(
        reports().map(\.description).sorted() == [
          "TimelineLayout: sectionInset of section 1 is nan, which is treated as 0.",
          "TimelineLayout: the length of the header at [2, 0] is -5, which is treated as 0.",
        ])
    }
  }

  @Test func `an invalidated header queries sections but no events`() {
    let planner = Planner()
    let stage = stage(planner)
    stage.layOut()
    let before = planner.intervalQuestions
    planner.headers = [1: 60]
    let context = UICollectionViewLayoutInvalidationContext()
    context.invalidateSupplementaryElements(
      ofKind: UICollectionView.elementKindSectionHeader, at: [IndexPath(item: 0, section: 1)])
    stage.layout.invalidateLayout(with: context)
    #expect(header(1, stage)?.height == 60)
    expectEqual((before, 3), (planner.intervalQuestions, 3))
  }
}
