import LayoutEngine
import TestSupport
import Testing

@Suite struct TimelineDaysTests {
  private func day(_ intervals: [ClosedRange<Double>]) -> TimelineColumns {
    var day = TimelineColumns(.init(breadth: 1))
    day.append(count: intervals.count) { intervals[$0] }
    return day
  }

  // (350 − 44 − 2 · 3) / 3 = 100
  @Test func `days share the breadth left by the ruler and spacing`() {
    let days = TimelineDays(
      .init(breadth: 350, rulerBreadth: 44, laneSpacing: 3, itemsStart: 32, startTime: 8, pointsPerUnit: 10),
      days: [day([9...10]), day([]), day([8...12, 8...9])], surroundings: .init(headerExtent: 32))
    days._checkInvariants()
    expectEqual(
      (days.dayBreadth, 100),
      (days.frame(ofItem: 0, inSection: 0), LayoutRect(x: 44, y: 42, width: 100, height: 10)),
      (days.frame(ofItem: 1, inSection: 2), LayoutRect(x: 300, y: 32, width: 50, height: 10)),
      (days.frame(ofHeaderInSection: 1), LayoutRect(x: 147, y: 0, width: 100, height: 32)),
      (days.frame(ofHeaderInSection: 1, edge: 70)?.minY, 70),
      (days.rulerFrame(edge: 7), LayoutRect(x: 7, y: 32, width: 44, height: 40)),
      (days.contentSize, LayoutSize(width: 350, height: 72)))
  }

  // (344 − 44) / 3 = 100
  @Test func `insets apply to a day's items, not to its header`() {
    let days = TimelineDays(
      .init(breadth: 344, rulerBreadth: 44, itemsStart: 50, endInset: 20),
      days: [day([0...10]), day([]), day([0...30, 5...9])],
      surroundings: .init(headerExtent: 32, leadingInset: 8, trailingInset: 12))
    days._checkInvariants()
    #expect((0..<3).map(days.itemBreadth) == [80, 80, 80])
    #expect(days.frame(ofItem: 0, inSection: 0) == LayoutRect(x: 52, y: 50, width: 80, height: 10))
    #expect(days.frame(ofItem: 1, inSection: 2) == LayoutRect(x: 292, y: 55, width: 40, height: 4))
    #expect(days.frame(ofHeaderInSection: 2) == LayoutRect(x: 244, y: 0, width: 100, height: 32))
    #expect(days.contentSize == LayoutSize(width: 344, height: 100))
    #expect(days.rulerFrame() == LayoutRect(x: 0, y: 50, width: 44, height: 30))
    let narrow = TimelineDays(
      .init(breadth: 60), days: [day([0...1])],
      surroundings: .init(leadingInset: 100, trailingInset: 100))
    #expect(narrow.frame(ofItem: 0, inSection: 0) == LayoutRect(x: 60, y: 0, width: 0, height: 1))
  }

  @Test func `each day can have its own header and insets`() {
    let days = TimelineDays(
      .init(breadth: 200, itemsStart: 40), days: [day([0...10]), day([0...10])],
      surroundings: [.init(leadingInset: 10), .init(headerExtent: 30, trailingInset: 20)])
    days._checkInvariants()
    #expect(days.frame(ofHeaderInSection: 0) == nil)
    #expect(days.frame(ofHeaderInSection: 1) == LayoutRect(x: 100, y: 0, width: 100, height: 30))
    #expect(days.frame(ofItem: 0, inSection: 0) == LayoutRect(x: 10, y: 40, width: 90, height: 10))
    #expect(days.frame(ofItem: 0, inSection: 1) == LayoutRect(x: 100, y: 40, width: 80, height: 10))
    #expect(days.headerExtent == 30)
    let bare = TimelineDays(
      .init(breadth: 200), days: [day([0...10]), day([0...10])], surroundings: [.init(headerExtent: 30)])
    bare._checkInvariants()
    #expect(bare.surroundings == [.init(headerExtent: 30), .init()])
  }

  @Test func `content extends to the given end time or to a later last item`() {
    func height(endTime: Double?) -> Double {
      TimelineDays(
        .init(breadth: 300, itemsStart: 32, startTime: 8, pointsPerUnit: 10, endTime: endTime),
        days: [day([9...10])]
      ).contentSize.height
    }
    #expect([nil, 9, 12, 1, .nan, .infinity].map(height) == [52, 52, 72, 52, 52, 52])
  }

  @Test func `position(of:) and time(at:) are inverses`() {
    let rules = TimelineDays.Rules(breadth: 300, itemsStart: 32, startTime: 8, pointsPerUnit: 10)
    expectEqual((rules.position(of: 9), 42), (rules.time(at: 42), 9))
    let flat = TimelineDays.Rules(breadth: 300, startTime: 8, pointsPerUnit: 0)
    expectEqual((flat.position(of: 9), 0), (flat.time(at: 42), 8))
  }

  @Test func `a timeline can have no days or no room for them`() {
    let none = TimelineDays(
      .init(breadth: 300, itemsStart: 32), days: [], surroundings: .init(headerExtent: 40))
    // There are no headers either.
    #expect(none.contentSize == LayoutSize(width: 300, height: 32))
    none.forEachElement(in: LayoutRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)) { element, _ in
      Issue.record("found \(element)")
    }
    let narrow = TimelineDays(.init(breadth: 20, rulerBreadth: 44), days: [day([0...1]), day([0...1])])
    expectEqual(
      (narrow.frame(ofItem: 0, inSection: 1), LayoutRect(x: 20, y: 0, width: 0, height: 1)),
      (narrow.frame(ofHeaderInSection: 0), nil))
  }

  @Test(arguments: seedBlocks(100))
  func `queries find exactly the elements intersecting the rectangle`(block: Range<UInt64>) {
    block.forEachSeed { seed in
      var dice = SeededGenerator(seed: seed)
      func interval() -> ClosedRange<Double> {
        let start = dice.double(0...500)
        return start...start + dice.double(0...100)
      }
      var days = TimelineDays(
        .init(
          breadth: dice.double(0...500), rulerBreadth: dice.double(0...50), laneSpacing: dice.double(0...5),
          itemsStart: dice.chance(0.5) ? 0 : dice.double(0...40), endInset: dice.double(0...10),
          pointsPerUnit: dice.double(0.5...2)),
        days: (0..<dice.int(0...9)).map { _ in day((0..<dice.int(0...30)).map { _ in interval() }) },
        surroundings: (0..<9).map { _ in
          .init(
            headerExtent: dice.chance(0.3) ? 0 : dice.double(0...40),
            leadingInset: dice.chance(0.5) ? 0 : dice.double(0...30),
            trailingInset: dice.chance(0.5) ? 0 : dice.double(0...30))
        })
      if days.count > 0 {
        days.update(days.count - 1) { day in day.append(count: 5) { _ in interval() } }
      }
      days._checkInvariants()
      for _ in 0..<20 {
        let rect = LayoutRect(
          x: dice.double(-50...500), y: dice.double(-50...1000), width: dice.double(0...300),
          height: dice.double(0...300))
        var expected: [SectionElement: LayoutRect] = [:]
        for day in 0..<days.count {
          expected[.header(section: day)] = days.frame(ofHeaderInSection: day, edge: rect.minY)
          for item in 0..<days[day].count {
            expected[.item(item, section: day)] = days.frame(ofItem: item, inSection: day)
          }
        }
        var found: [SectionElement: LayoutRect] = [:]
        days.forEachElement(in: rect, headerEdge: rect.minY) { element, frame in
          #expect(found.updateValue(frame, forKey: element) == nil)
        }
        #expect(found == expected.filter { $0.value.intersects(rect) })
      }
    }
  }
}
