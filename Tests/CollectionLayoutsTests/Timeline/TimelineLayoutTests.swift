import CollectionView
import TestSupport
import Testing

@testable import CollectionLayouts

@Suite struct TimelineLayoutTests {
  @Test func `an event's position and height follow its time and duration`() {
    let layout = TimelineLayout()
    layout.pointsPerUnit = 2
    layout.startTime = 60
    // (350 − 44 − 2) / 2 = 152
    let week = Week([[70...100], [60...65]], layout)
    expectEqual(
      (week.frame(of: 0), CGRect(x: 44, y: 20, width: 152, height: 60)),
      (week.frame(of: 1), CGRect(x: 198, y: 0, width: 152, height: 10)),
      (week.header(1), CGRect(x: 198, y: 0, width: 152, height: 32)),
      (week.ruler, CGRect(x: 0, y: 0, width: 44, height: 80)),
      (week.view.contentSize, CGSize(width: 350, height: 80)))
    layout.sectionInset.top = 32
    layout.endTime = 160
    #expect(week.frame(of: 0)?.minY == 52)
    #expect(week.ruler == CGRect(x: 0, y: 32, width: 44, height: 200))
    #expect(week.view.contentSize.height == 232)
  }

  @Test func `overlapping events share the day in columns, unlike adjacent ones`() {
    let layout = TimelineLayout()
    layout.rulerReferenceBreadth = 50
    // Events 0 and 2 are connected only by event 1. Event 3 touches event 2.
    let week = Week([[0...60, 30...120, 90...150, 150...200]], layout)
    expectEqual(
      (week.frame(of: 0), CGRect(x: 50, y: 0, width: 150, height: 60)),
      (week.frame(of: 1), CGRect(x: 200, y: 30, width: 150, height: 90)),
      (week.frame(of: 2), CGRect(x: 50, y: 90, width: 150, height: 60)),
      (week.frame(of: 3), CGRect(x: 50, y: 150, width: 300, height: 50)))
  }

  @Test func `of events with equal starts, the longer comes first, then the lower index`() {
    let layout = TimelineLayout()
    layout.rulerReferenceBreadth = 50
    let week = Week([[0...30, 0...60, 0...60]], layout)
    #expect((0..<3).map { week.frame(of: $0)?.minX } == [250, 50, 150])
  }

  @Test(arguments: [true, false])
  func `no sections, no events, and a single event are handled in any size`(isRightToLeft: Bool) {
    for days: [[ClosedRange<Double>]] in [[], [[]], [[], []], [[5...6]]] {
      for size in [CGSize.zero, CGSize(width: 30, height: 30), CGSize(width: 350, height: 400)] {
        let week = Week(days, size: size, isRightToLeft: isRightToLeft)
        // A view without a width has no room for a ruler.
        let rulers = days.isEmpty || size == .zero ? 0 : 1
        expectEqual(
          (week.all.count, days.count + days.joined().count + rulers),
          (week.view.contentSize.width, size.width),
          (week.layout.layoutAttributesForItem(at: [3, 0]), nil),
          (
            week.layout.layoutAttributesForSupplementaryView(
              ofKind: TimelineLayout.elementKindRuler, at: [0, 1]), nil
          ))
      }
    }
  }

  @Test func `an event larger than the view is visible at every offset`() {
    let week = Week([[0...10_000, 4000...4010]])
    for offset in [0, 3000, 9600] as [CGFloat] {
      week.view.contentOffset.y = offset
      week.layOut()
      expectEqual(
        (week.view.cellForItem(at: [0, 0])?.frame, CGRect(x: 44, y: 0, width: 153, height: 10_000)),
        (week.view.cellForItem(at: [0, 1]), nil))
    }
  }

  @Test func `headers are in front of the ruler, and the ruler is in front of events`() {
    let week = Week([[0...10]])
    func zIndex(_ kind: String) -> Int? {
      week.layout.layoutAttributesForSupplementaryView(ofKind: kind, at: [0, 0])?.zIndex
    }
    let event = week.layout.layoutAttributesForItem(at: [0, 0])?.zIndex
    expectEqual(
      ([event, zIndex(TimelineLayout.elementKindRuler)], [0, 10]),
      (zIndex(UICollectionView.elementKindSectionHeader), 11))
  }

  @Test func `without a delegate, events have no length`() {
    let stage = Stage(TimelineLayout(), counts: [])
    let layout = TimelineLayout()
    (layout.headerReferenceLength, layout.rulerReferenceBreadth) = (0, 0)
    stage.counts = [3]
    stage.view.delegate = nil
    stage.view.setCollectionViewLayout(layout, animated: false)
    stage.view.reloadData()
    stage.view.layoutIfNeeded()
    #expect(stage.attributes(1)?.frame == CGRect(x: 0, y: 0, width: 390, height: 0))
  }

  @Test func `infinite times are reported once and treated as 0`() {
    collectingDiagnostics { reports in
      let week = Week([[5...10, 20...(.infinity), (-.infinity)...(.infinity)]])
      expectEqual(
        (week.frame(of: 1)?.minY, 20),
        (week.frame(of: 1)?.height, 0),
        (week.frame(of: 2), CGRect(x: 44, y: 0, width: 306, height: 0)),
        (
          reports().map(\.description),
          [
            "TimelineLayout: the duration at [0, 1] is inf, which is treated as 0."
          ]
        ))
    }
  }

  @Test func `insets surround a day's events, and the ruler lies between the vertical insets`() {
    let layout = TimelineLayout()
    expectEqual((layout.sectionInset, .zero), (layout.headerReferenceLength, 32))
    layout.sectionInset = UIEdgeInsets(top: 40, left: 3, bottom: 25, right: 7)
    // (350 − 44 − 2) / 2 = 152
    let week = Week([[10...20], [0...60]], layout)
    expectEqual(
      (week.frame(of: 0), CGRect(x: 47, y: 50, width: 142, height: 10)),
      (week.frame(of: 1), CGRect(x: 201, y: 40, width: 142, height: 60)),
      (week.header(1), CGRect(x: 198, y: 0, width: 152, height: 32)),
      (week.ruler, CGRect(x: 0, y: 40, width: 44, height: 60)),
      (week.view.contentSize, CGSize(width: 350, height: 125)))
  }

  @Test func `unsupported settings are reported once and don't change`() {
    let settings: [(String, String, (TimelineLayout) -> Void)] = [
      ("scrollDirection", ".horizontal", { $0.scrollDirection = .horizontal }),
      ("sectionHeadersPinToVisibleBounds", "false", { $0.sectionHeadersPinToVisibleBounds = false }),
      ("sectionFootersPinToVisibleBounds", "true", { $0.sectionFootersPinToVisibleBounds = true }),
      ("footerReferenceLength", "20", { $0.footerReferenceLength = 20 }),
    ]
    for (name, value, set) in settings {
      collectingDiagnostics { reports in
        let layout = TimelineLayout()
        set(layout)
        set(layout)
        expectEqual(
          (reports().map(\.subject), [name]),
          (reports().map(\.event), [.unsupported(value)]),
          (layout.scrollDirection, .vertical),
          (layout.sectionHeadersPinToVisibleBounds, true),
          (layout.sectionFootersPinToVisibleBounds, false),
          (layout.footerReferenceLength, 0),
          (Week([[0...10]], layout).frame(of: 0), CGRect(x: 44, y: 0, width: 306, height: 10)))
      }
    }
    collectingDiagnostics { reports in
      let layout = TimelineLayout()
      for (_, _, set) in settings { set(layout) }
      #expect(reports().map(\.subject) == settings.map(\.0))
    }
    collectingDiagnostics { reports in
      let layout = TimelineLayout()
      (layout.scrollDirection, layout.footerReferenceLength) = (.vertical, 0)
      (layout.sectionHeadersPinToVisibleBounds, layout.sectionFootersPinToVisibleBounds) = (true, false)
      #expect(reports().isEmpty)
    }
  }

  @Test func `self-sizing headers have the estimated length and are reported`() {
    collectingDiagnostics { reports in
      let layout = TimelineLayout()
      layout.headerReferenceLength = .estimated(40)
      let week = Week([[0...10]], layout)
      expectEqual(
        (week.header(0)?.height, 40),
        (reports().map(\.subject), ["headerReferenceLength"]),
        (reports().map(\.event), [.unsupported(".estimated(40)")]))
    }
  }

  @Test(arguments: [-3, .nan, -.infinity] as [CGFloat])
  func `invalid settings are reported once and treated as 0`(value: CGFloat) {
    let properties: [(String, ReferenceWritableKeyPath<TimelineLayout, CGFloat>)] = [
      ("pointsPerUnit", \.pointsPerUnit), ("sectionInset", \.sectionInset.top),
      ("sectionInset", \.sectionInset.left), ("sectionInset", \.sectionInset.bottom),
      ("sectionInset", \.sectionInset.right),
      ("laneSpacing", \.laneSpacing),
      ("rulerReferenceBreadth", \.rulerReferenceBreadth),
    ]
    for (name, property) in properties {
      collectingDiagnostics { reports in
        let week = Week([[0...100], [10...20]])
        week.layout[keyPath: property] = value
        let frames = week.all.map(\.frame)
        expectEqual((reports().map(\.subject), [name]), (reports().map(\.replacement), [0]))
        week.layout[keyPath: property] = 0
        #expect(week.all.map(\.frame) == frames)
      }
    }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `invalid times are reported and treated as 0`(time: Double) {
    collectingDiagnostics { reports in
      let week = Week([[0...100]])
      week.layout.endTime = time
      week.layOut()
      #expect(week.view.contentSize.height.isFinite)
      #expect(reports().map(\.subject) == ["endTime"])
      let other = Week([[0...100]])
      other.layout.startTime = time
      #expect(other.frame(of: 0)?.minY.isFinite == true)
      #expect(reports().map(\.subject) == ["endTime", "startTime"])
    }
  }
}
