import CollectionView
import TestSupport
import Testing

@testable import CollectionLayouts

@Suite struct TimelineScrollingTests {
  private let header = UICollectionView.elementKindSectionHeader

  /// Returns two days with an event every hour, 1440 points high.
  private func week(_ layout: TimelineLayout = TimelineLayout(), isRightToLeft: Bool = false) -> Week {
    let hours = Week.hourly(24)
    return Week([hours, hours], layout, isRightToLeft: isRightToLeft)
  }

  @Test func `headers are pinned to the top, and the ruler scrolls with the events`() {
    let week = week()
    week.view.contentInset.top = 20
    for (offset, y) in [(-50, 0), (-20, 0), (0, 20), (500, 520)] as [(CGFloat, CGFloat)] {
      week.view.contentOffset.y = offset
      week.layOut()
      expectEqual(
        (week.header(1)?.minY, y),
        (week.view.supplementaryView(forElementKind: header, at: [1, 0])?.frame.minY, y),
        (week.ruler?.minY, 0))
    }
  }

  @Test func `headers are pinned once they reach the pinningOffset`() {
    let week = week()
    week.layout.pinningOffset = 40
    for (offset, y) in [(-50, 0), (-30, 10), (-10, 30), (-45, 0), (0, 40)] as [(CGFloat, CGFloat)] {
      week.view.contentOffset.y = offset
      week.layOut()
      #expect(week.view.supplementaryView(forElementKind: header, at: [1, 0])?.frame.minY == y)
    }
  }

  @Test(arguments: [true, false])
  func `the ruler stays at the leading edge during a horizontal overscroll`(isRightToLeft: Bool) {
    let week = week(isRightToLeft: isRightToLeft)
    // Pulls the contents toward their trailing edge.
    week.view.contentOffset.x = isRightToLeft ? -30 : 30
    week.layOut()
    expectEqual(
      (week.ruler?.minX, CGFloat(isRightToLeft ? 350 - 30 - 44 : 30)),
      (week.rulerViews.first?.frame, week.ruler))
    week.view.contentOffset.x = isRightToLeft ? 30 : -30
    #expect(week.ruler?.minX == CGFloat(isRightToLeft ? 350 - 44 : 0))
  }

  @Test func `scrolling invalidates only pinned views and queries nothing`() {
    let week = week()
    week.forgetQuestions()
    func paths(_ bounds: CGRect) -> [String: [IndexPath]]? {
      let context = week.layout.invalidationContext(forBoundsChange: bounds)
      expectEqual(
        (context.invalidateEverything, false),
        (context.invalidateDataSourceCounts, false),
        (context.invalidatedItemIndexPaths, nil))
      return context.invalidatedSupplementaryIndexPaths
    }
    let down = CGRect(x: 0, y: 100, width: 350, height: 400)
    #expect(week.layout.shouldInvalidateLayout(forBoundsChange: down))
    #expect(paths(down) == [header: [[0, 0], [1, 0]]])
    let aside = CGRect(x: 30, y: 0, width: 350, height: 400)
    #expect(week.layout.shouldInvalidateLayout(forBoundsChange: aside))
    #expect(paths(aside) == [TimelineLayout.elementKindRuler: [[0, 0]]])
    // Headers don't move above the start of the contents.
    let up = CGRect(x: 0, y: -100, width: 350, height: 400)
    #expect(!week.layout.shouldInvalidateLayout(forBoundsChange: up))
    for offset in stride(from: 10 as CGFloat, through: 1000, by: 37) {
      week.view.contentOffset.y = offset
      week.layOut()
      #expect(week.view.supplementaryView(forElementKind: header, at: [0, 0])?.frame.minY == offset)
    }
    #expect(week.questions.isEmpty)
    #expect(week.countQuestions == 0)
    week.layout.dayHeaderLength = 0
    week.layout.rulerReferenceBreadth = 0
    week.layOut()
    #expect(!week.layout.shouldInvalidateLayout(forBoundsChange: down.offsetBy(dx: 40, dy: 900)))
  }

  @Test func `scrolling a crowded day applies attributes only to new events`() throws {
    // 2,000 events overlap a range of 400 points.
    let pitch = 4.32
    let week = Week([(0..<20_000).map { Double($0) * pitch...Double($0) * pitch + 2_000 * pitch - 400 }])
    week.view.register(Event.self, forCellWithReuseIdentifier: "cell")
    week.view.contentOffset.y = 43_200
    week.view.layoutIfNeeded()
    week.forgetQuestions()
    var shown = Set(week.view.indexPathsForVisibleItems)
    #expect(abs(shown.count - 2_000) <= 2)
    for _ in 0..<20 {
      Event.applied = 0
      week.view.contentOffset.y += 37
      week.view.layoutIfNeeded()
      let now = Set(week.view.indexPathsForVisibleItems)
      #expect(Event.applied == now.subtracting(shown).count)
      shown = now
    }
    #expect(week.questions.isEmpty)
  }

  /// Counts the applied attributes of all events.
  private final class Event: UICollectionViewCell {
    static var applied = 0

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) { Self.applied += 1 }
  }

  @Test func `new settings and sizes query nothing and keep the first visible event in place`() throws {
    let changes: [(String, (Week) -> Void)] = [
      ("scale", { $0.layout.pointsPerUnit = 2.5 }), ("a smaller scale", { $0.layout.pointsPerUnit = 0.7 }),
      ("origin", { $0.layout.startTime = -120 }), ("inset", { $0.layout.sectionInset.top = 32 }),
      ("spacing", { $0.layout.laneSpacing = 9 }), ("ruler", { $0.layout.rulerReferenceBreadth = 0 }),
      ("end", { $0.layout.endTime = 3000 }),
      ("rotation", { $0.view.frame.size = CGSize(width: 600, height: 300) }),
    ]
    for (name, change) in changes {
      let week = week()
      // The headers end at 632. The event at 660 is the first below them.
      week.view.contentOffset.y = 600
      week.layOut()
      week.forgetQuestions()
      let before = try #require(week.distance(of: 11))
      #expect(before == 60)
      change(week)
      #expect(isClose(try #require(week.distance(of: 11)), before, 1e-9), "\(name)")
      #expect(week.questions.isEmpty, "\(name)")
      #expect(week.countQuestions == 0, "\(name)")
    }
  }

  @Test func `without a visible event, the visible time or the start stays in place`() {
    let layout = TimelineLayout()
    layout.endTime = 2000
    let week = Week([[0...60]], layout)
    week.view.contentOffset.y = 1000
    week.layOut()
    // The time below the headers is 1032.
    layout.pointsPerUnit = 2
    week.layOut()
    #expect(isClose(week.view.contentOffset.y, 1032 * 2 - 32))
    week.view.contentOffset.y = 0
    layout.pointsPerUnit = 3
    week.layOut()
    #expect(week.view.contentOffset.y == 0)
    // The end of the contents.
    week.view.contentOffset.y = 5600
    week.layOut()
    layout.endTime = 300
    week.layOut()
    #expect(week.view.contentOffset.y == 500)
  }

  @Test func `updates keep the offset and the positions of times`() {
    let week = week()
    week.view.contentOffset.y = 600
    week.layOut()
    week.intervals[100] = 0...700
    week.view.performFinishedUpdates {
      week.sections[0].insert(100, at: 0)
      week.view.insertItems(at: [[0, 0]])
    }
    expectEqual(
      (week.view.contentOffset.y, 600),
      (week.frame(of: 11)?.minY, 660),
      // The event shares the day's breadth with the new one.
      (week.frame(of: 11)?.width, 76))
  }

  @Test func `inserting or deleting the first day keeps a single ruler`() throws {
    let week = week()
    let ruler = try #require(week.ruler)
    week.view.performFinishedUpdates {
      week.sections.insert([], at: 0)
      week.view.insertSections([0])
    }
    #expect(week.rulerViews.map(\.frame) == [ruler])
    week.view.performFinishedUpdates {
      week.sections.remove(at: 0)
      week.view.deleteSections([0])
    }
    #expect(week.rulerViews.map(\.frame) == [ruler])
    week.view.performFinishedUpdates {
      week.sections.removeAll()
      week.view.deleteSections([0, 1])
    }
    #expect(week.rulerViews.isEmpty)
  }

  @Test func `an interactively moved event keeps its time before the data changes`() throws {
    let week = Week([[0...60, 100...160, 200...260], [0...30]])
    #expect(week.view.beginInteractiveMovementForItem(at: [0, 0]))
    let target = try #require(week.frame(of: 2))
    week.view.updateInteractiveMovementTargetPosition(CGPoint(x: target.midX, y: target.midY))
    week.layOut()
    #expect((0..<3).map { week.layout.layoutAttributesForItem(at: [0, $0])?.frame.minY } == [100, 200, 0])
    week.view.endInteractiveMovement()
    week.layOut()
    expectEqual(
      (week.sections, [[1, 2, 0], [3]]),
      ((0..<3).map { week.frame(of: $0)?.minY }, [0, 100, 200]))
  }
}
