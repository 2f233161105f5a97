import LayoutEngine
import TestSupport
import Testing

@Suite struct LaneExcerptTests {
  private func sections(_ random: inout SeededGenerator, axis: Axis) -> LaneSections {
    var sections = LaneSections(axis: axis, breadth: 320)
    for _ in 0..<6 {
      let count = random.int(0...700)
      let packing = LanePacking(.init(laneCount: 3, itemSpacing: 4), count: count) { _ in
        random.double(0...90)
      }
      sections.append(
        LaneSection(
          axis: axis, headerExtent: random.chance(0.7) ? 25 : 0,
          insets: Insets(top: random.double(-20...20), left: 5, bottom: random.double(-20...20), right: 5),
          laneSpacing: 3, footerExtent: random.chance(0.7) ? 15 : 0, packing: packing))
    }
    return sections
  }

  private struct Found: Equatable {
    var element: LaneSections.Element
    var frame: Rect
  }

  @Test("an excerpt answers as the sections did, whatever becomes of them", arguments: 0..<30)
  func answers(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let axis = seed % 2 == 0 ? Axis.vertical : .horizontal
    var sections = sections(&random, axis: axis)
    let end = axis.extent(of: sections.contentSize)
    let (low, high) = (random.double(-200...end), random.double(1000...3000))
    let excerpt = LaneExcerpt(of: sections, from: low, to: low + high)
    #expect(excerpt.contentSize == sections.contentSize)
    var expected: [(Rect, LaneSections.Pinning, [Found])] = []
    for _ in 0..<20 {
      let start = random.double(low...low + high)
      let rect = axis.rect(
        along: start, across: random.double(-50...200), extent: random.double(0...low + high - start),
        breadth: random.double(1...300))
      let edge = random.double(start...low + high)
      let pinning = LaneSections.Pinning(
        headers: random.chance(0.5) ? start : nil, footers: random.chance(0.5) ? edge : nil)
      var found: [Found] = []
      sections.forEachElement(in: rect, pinning: pinning) { found.append(Found(element: $0, frame: $1)) }
      expected.append((rect, pinning, found))
    }
    let meeting = (0..<10).map { _ in
      let part = random.double(low...low + high)
      return (part, sections.sections(meeting: part...min(low + high, part + 500)))
    }
    for section in 0..<sections.count where sections[section].packing.count > 0 {
      sections.updateItems(inSection: section) { $0.resizeItem(at: 0, to: 500, following: .reflowLater) }
    }
    for (rect, pinning, found) in expected {
      var answer: [Found] = []
      excerpt.forEachElement(in: rect, pinning: pinning) { answer.append(Found(element: $0, frame: $1)) }
      #expect(answer == found)
    }
    for (part, sections) in meeting {
      #expect(excerpt.sections(meeting: part...min(low + high, part + 500)) == sections)
    }
  }
}
