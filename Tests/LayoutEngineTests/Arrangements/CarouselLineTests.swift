import LayoutEngine
import TestSupport
import Testing

@Suite struct CarouselLineTests {
  private func line(
    _ counts: [Int] = [3, 4], width: Double = 300, insets: LayoutInsets = .zero, isMirrored: Bool = false,
    spacing: Double = 10, loops: Bool = true
  ) -> CarouselLine {
    CarouselLine(
      axis: .horizontal, sections: SectionMap(counts: counts),
      area: VisibleArea(bounds: LayoutSize(width: width, height: 200), insets: insets),
      isMirrored: isMirrored, itemSize: LayoutSize(width: 90, height: 120), itemSpacing: spacing, loops: loops
    )
  }

  @Test func `a line loops only if it fills the view and one more item`() {
    #expect(line([4]).loop != nil)
    expectEqual((line([3]).loop, nil), (line([]).loop, nil), (line(loops: false).loop, nil))
  }

  @Test(
    arguments: [(50, 50, 3), (0, 0, 3), (60, 40, 4), (40, 60, 4), (110, 0, 5)] as [(Double, Double, Int)])
  func `with insets, a loop must reach the edge farther from the visible middle`(
    left: Double, right: Double, count: Int
  ) {
    let insets = LayoutInsets(top: 0, left: left, bottom: 0, right: right)
    #expect(line([count], width: 200, insets: insets).loop != nil)
    #expect(line([count - 1], width: 200, insets: insets).loop == nil)
  }

  @Test func `the contents are as long as the scroll range, or zero without items`() {
    expectEqual(
      (line(loops: false).contentSize, LayoutSize(width: 300 + 600, height: 200)),
      (line([]).contentSize, LayoutSize(width: 0, height: 200)),
      (line().mirroringWidth, nil),
      (line([], isMirrored: true).mirroringWidth, 0))
  }

  @Test func `every item is shown once, in the slot nearest to the middle`() {
    let line = line()
    for offset in stride(
      from: line.track.lastOffset / 2 - 900, through: line.track.lastOffset / 2 + 900, by: 37)
    {
      let slots = line.slots(at: offset)
      expectEqual((Set(slots.map(line.item(at:))), Set(0..<7)), (slots.count, 7))
      for item in 0..<7 {
        let slot = line.slot(of: item, at: offset)
        #expect(slots.contains(slot))
        #expect(line.item(at: slot) == item)
        let distance = (line.track.offset(centering: slot) - offset).magnitude
        for copy in [slot - 7, slot + 7] {
          #expect(distance <= (line.track.offset(centering: copy) - offset).magnitude)
        }
      }
    }
  }

  @Test func `after a change, an item is in the slot nearest to the former middle`() {
    let (old, new) = (line(), line([3, 5]))
    let slot = new.slot(of: 2, after: 5000, in: old)
    #expect(new.item(at: slot) == 2)
    #expect(abs(slot - 5000) <= 4)
    // Slots of a line with ends don't count laps.
    let first = new.slot(of: 2, after: 3, in: line(loops: false))
    expectEqual(
      (new.item(at: first), 2),
      (first, new.loop.map { $0.home + 2 }),
      (line(loops: false).slot(of: 2, after: 5000, in: old), 2))
  }

  @Test func `the nearest copy is a whole number of laps away`() {
    let line = line()
    for distance in stride(from: -3000.0, through: 3000, by: 130) {
      let laps = line.laps(from: 400, to: 400 + distance)
      #expect(laps.truncatingRemainder(dividingBy: 700) == 0)
      #expect((laps - distance).magnitude <= 350)
    }
    #expect(self.line(loops: false).laps(from: 0, to: 5000) == 0)
  }

  @Test func `lines share offsets only if each offset shows the same item in both`() {
    #expect(line().sharesOffsets(with: line()))
    #expect(!line().sharesOffsets(with: line([8])))
    #expect(line(loops: false).sharesOffsets(with: line([8], loops: false)))
    #expect(!line().sharesOffsets(with: line(spacing: 11)))
    #expect(line().sharesOffsets(with: line(width: 310)))
    #expect(!line(isMirrored: true).sharesOffsets(with: line(width: 310, isMirrored: true)))
    #expect(!line().sharesOffsets(with: line(isMirrored: true)))
    let insets = LayoutInsets(top: 0, left: 10, bottom: 0, right: 0)
    #expect(!line(insets: insets).sharesOffsets(with: line()))
  }
}
