import LayoutEngine
import TestSupport
import Testing

@Suite struct StickyHeadersTests {
  private var headers: StickyHeaders {
    var headers = StickyHeaders()
    headers.append(section: 0, start: 0, extent: 30, end: 200)
    headers.append(section: 2, start: 200, extent: 40, end: 300)
    return headers
  }

  @Test(arguments: [
    (-10.0, 0.0, 200.0), (50, 50, 200), (170, 170, 200), (185, 170, 200), (230, 170, 230), (999, 170, 260),
  ])
  func `a header sticks to the edge until its section ends`(edge: Double, first: Double, second: Double) {
    expectEqual(
      (headers.start(ofHeaderInSection: 0, edge: edge), first),
      (headers.start(ofHeaderInSection: 2, edge: edge), second))
  }

  @Test func `sections without a header have no geometry`() {
    expectEqual(
      (headers.start(ofHeaderInSection: 1, edge: 0), nil),
      (headers.start(ofHeaderInSection: 3, edge: 0), nil),
      (StickyHeaders().sections(reaching: -1e9...1e9), []))
  }

  @Test func `a range query finds the headers passing through the range`() {
    expectEqual(
      (headers.sections(reaching: -50 ... -1), []),
      (headers.sections(reaching: 100...150), [0]),
      (headers.sections(reaching: 150...250), [0, 2]),
      (headers.sections(reaching: 250...400), [2]),
      (headers.sections(reaching: 301...400), []))
  }

  @Test func `a header longer than its section is still found`() {
    var headers = StickyHeaders()
    headers.append(section: 0, start: 0, extent: 500, end: 10)
    headers.append(section: 1, start: 10, extent: 5, end: 20)
    expectEqual(
      (headers.sections(reaching: 300...310), [0]),
      (headers.start(ofHeaderInSection: 0, edge: 100), 0))
  }

  @Test func `outline headers match a brute-force model at any edge`() {
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<200 {
      var headers = StickyHeaders()
      headers.stretchesFirst = generator.chance(0.5)
      var plain: [(start: Double, extent: Double, minimum: Double, level: Int)] = []
      var start = 0.0
      for _ in 0..<generator.int(1...9) {
        let extent = generator.double(0...60)
        plain.append((start, extent, generator.double(0...extent), generator.int(0...3)))
        start += generator.double(extent...(extent + 200))
      }
      func end(_ index: Int) -> Double {
        plain[(index + 1)...].first { $0.level <= plain[index].level }?.start ?? start
      }
      for (section, header) in plain.enumerated() {
        headers.append(
          section: section, start: header.start, extent: header.extent, end: end(section),
          minimum: header.minimum, level: header.level)
      }
      let offset = generator.chance(0.5) ? 0 : generator.double(-50...50)
      func geometry(_ index: Int, _ edge: Double) -> (start: Double, extent: Double) {
        let header = plain[index]
        if headers.stretchesFirst, index == 0, edge < 0 {
          let rest = geometry(0, 0)
          return (rest.start + edge, rest.extent - edge)
        }
        var stop = edge + offset
        if let parent = plain[..<index].lastIndex(where: { $0.level < header.level }) {
          let above = geometry(parent, edge)
          stop = max(stop, above.start + above.extent)
        }
        let extent = min(header.extent, max(header.minimum, header.start + header.extent - stop))
        return (max(header.start, min(stop, end(index) - extent)), extent)
      }
      for _ in 0..<50 {
        let edge = generator.double(-100...(start + 100))
        let range = edge...(edge + generator.double(0...300))
        let reaching = headers.sections(reaching: range)
        for index in plain.indices {
          let (shown, expected) = (
            headers.geometry(ofHeaderInSection: index, edge: edge, pinningOffset: offset),
            geometry(index, edge)
          )
          #expect((shown?.start ?? .nan) - expected.start < 1e-9)
          #expect(expected.start - (shown?.start ?? .nan) < 1e-9)
          #expect(((shown?.extent ?? .nan) - expected.extent).magnitude < 1e-9)
          if expected.start < range.upperBound, expected.start + expected.extent > range.lowerBound {
            #expect(reaching.contains(index))
          }
        }
      }
    }
  }

  @Test func `sections with levels match a brute-force model`() {
    var generator = SeededGenerator(seed: 8)
    for _ in 0..<200 {
      var (levels, ranges): ([Int], [(range: ClosedRange<Double>, isHeader: Bool)?]) = ([], [])
      var start = 0.0
      for _ in 0..<generator.int(0...9) {
        levels.append(generator.int(0...3))
        let extent = generator.double(1...60)
        ranges.append(generator.chance(0.2) ? nil : (start...start + extent, generator.chance(0.7)))
        start += extent + generator.double(0...200)
      }
      if generator.chance(0.2) { levels = [] }
      func level(_ section: Int) -> Int { levels.isEmpty ? 0 : levels[section] }
      var asked: [Int] = []
      let headers = StickyHeaders(count: ranges.count, levels: levels, end: start) {
        ranges[$0]
      } minimum: {
        asked.append($0)
        return $0 % 2 == 0 ? nil : 5
      }
      var plain = StickyHeaders()
      for section in ranges.indices {
        guard let found = ranges[section], found.isHeader else { continue }
        let next = ranges.indices.first { $0 > section && ranges[$0] != nil && level($0) <= level(section) }
        plain.append(
          section: section, start: found.range.lowerBound,
          extent: found.range.upperBound - found.range.lowerBound,
          end: next.flatMap { ranges[$0]?.range.lowerBound } ?? start, minimum: section % 2 == 0 ? nil : 5,
          level: level(section))
        #expect(headers.height(ofHeaderInSection: section) == (levels.max() ?? 0) - level(section))
      }
      expectEqual(
        (asked, ranges.indices.filter { ranges[$0]?.isHeader == true }),
        (headers.firstStart, plain.firstStart),
        (headers.isEmpty, asked.isEmpty))
      for section in ranges.indices {
        let edge = generator.double(-50...(start + 50))
        let (shown, expected) = (
          headers.geometry(ofHeaderInSection: section, edge: edge),
          plain.geometry(ofHeaderInSection: section, edge: edge)
        )
        expectEqual((shown?.start, expected?.start), (shown?.extent, expected?.extent))
      }
    }
  }
}
