import LayoutEngine
import TestSupport
import Testing

/// Tests a jump's target item and the part of it that stays in place.
@Suite struct JumpTargetTests {
  private func contents(_ sections: [[Double]], laneCount: Int) -> LaneSections {
    var contents = LaneSections(axis: .vertical, breadth: 100)
    for lengths in sections {
      contents.append(
        LaneSection(
          axis: .vertical,
          packing: LanePacking(.init(laneCount: laneCount), count: lengths.count) { lengths[$0] }))
    }
    return contents
  }

  private func target(
    _ sections: [[Double]], _ visible: ClosedRange<Double>, asked: AskedItem = AskedItem(),
    anchored: Set<SectionElement> = [], laneCount: Int = 1
  ) -> String? {
    contents(sections, laneCount: laneCount).jumpTarget(in: visible, asked: asked, retaining: anchored).map {
      "\($0.path.section)-\($0.path.item) at \($0.part)"
    }
  }

  @Test func `without a requested item, the item aligned with an edge or the middle is kept`() {
    let lengths = [[50.0, 70, 40, 60, 30, 90, 20, 80]]
    // The items end at 50, 120, 160, 220, 250, 340, 360, and 440.
    expectEqual(
      (target(lengths, 0...100), nil),
      (target(lengths, 50...130), "0-1 at 0.0"),
      (target(lengths, 60...160), "0-2 at 1.0"),
      (target(lengths, 90...190), "0-2 at 0.5"),
      (target(lengths, 70...190), nil),
      (target(lengths, 120...220), "0-2 at 0.0"))
  }

  @Test func `of several aligned items, the first is kept unless a later one starts there`() {
    // In lanes: 0 to 200, 0 to 100, and 0 to 100. Then two items start at 100.
    expectEqual(
      (target([[200, 100, 100, 30, 40, 300]], 100...200, laneCount: 3), "0-3 at 0.0"),
      // 0 to 200, 0 to 130, and 130 to 170 with its middle at 150.
      (target([[200, 130, 40, 300]], 100...200, laneCount: 2), "0-0 at 1.0"))
  }

  @Test func `an item as long as the visible area keeps its start, and the last item its end`() {
    expectEqual(
      (target([[100, 100, 100]], 100...200), "0-1 at 0.0"),
      (target([[100, 100, 100]], 200...300), "0-2 at 1.0"))
  }

  @Test func `the last item takes precedence if it ends at the visible end`() {
    let lengths = [[100.0, 40, 20, 40, 60]]
    // 140...160 is in the middle of 120...180. No item starts at 120 or ends at 180.
    expectEqual(
      (target(lengths, 120...180), "0-2 at 0.5"),
      (target(lengths, 40...260), "0-4 at 1.0"),
      (target([[100, 40, 20, 40], [60]], 40...260), "1-0 at 1.0"),
      (target([[100, 40, 20, 40], [60], []], 40...260), "1-0 at 1.0"))
  }

  @Test func `a requested item takes precedence unless it was already visible`() {
    let lengths = [[50.0, 70, 40, 60, 30, 90, 20, 80]]
    func asking(_ items: Int...) -> AskedItem {
      var asked = AskedItem()
      for item in items { asked.note(ItemPath(section: 0, item: item)) }
      return asked
    }
    expectEqual(
      (target(lengths, 120...220, asked: asking(3)), "0-3 at 1.0"),
      // Contents don't scroll past their end, so a requested item there is kept even if it isn't aligned.
      (target(lengths, 340...440, asked: asking(7)), "0-7 at 1.0"),
      (target(lengths, 345...440, asked: asking(6)), "0-6 at 0.0"),
      (target(lengths, 345...440, asked: asking(6), anchored: [.item(7, section: 0)]), nil),
      // Items that only touch the area aren't visible.
      (target(lengths, 120...220, asked: asking(6)), "0-2 at 0.0"),
      (target(lengths, 160...260, asked: asking(2)), "0-3 at 0.0"),
      (target(lengths, 150...250, asked: asking(5)), "0-4 at 1.0"))
    let anchored: Set<SectionElement> = [.item(3, section: 0)]
    expectEqual(
      (target(lengths, 120...220, asked: asking(3), anchored: anchored), nil),
      (target(lengths, 120...220, asked: asking(2), anchored: anchored), "0-2 at 0.0"),
      // With several requested items, the item of the jump is unknown.
      (target(lengths, 120...220, asked: asking(1, 2), anchored: anchored), nil),
      (target(lengths, 120...220, asked: asking(1, 3)), "0-3 at 1.0"))
  }
}
