import LayoutEngine
import TestSupport
import Testing

/// Tests queries of sectioned contents for any packing.
@Suite struct SectionedContentsTests {
  private func rows(_ generator: inout SeededGenerator, _ axis: Axis) -> StackedSections<MosaicGrid> {
    var sections = StackedSections<MosaicGrid>(axis: axis, breadth: 300)
    for _ in 0..<generator.int(0...4) {
      var grid = MosaicGrid(.init(axis: axis, laneCount: 3, breadth: 300, laneSpacing: 10, lineSpacing: 10))
      grid.appendItems(count: generator.int(0...9)) { _ in MosaicGrid.Span() }
      sections.append(
        StackedSection(
          headerExtent: generator.chance(0.5) ? 30 : 0, items: grid,
          footerExtent: generator.chance(0.5) ? 20 : 0))
    }
    return sections
  }

  private func days(_ generator: inout SeededGenerator) -> TimelineDays {
    let days = (0..<generator.int(0...4)).map { _ in
      var day = TimelineColumns(.init(breadth: 0))
      day.appendItems(count: generator.int(0...9)) { _ in
        let start = Double(generator.int(0...400))
        return start...start + Double(generator.int(1...60))
      }
      return day
    }
    let header = generator.chance(0.5) ? 32.0 : 0
    return TimelineDays(
      .init(breadth: 300, rulerBreadth: 44, itemsStart: header), days: days,
      surroundings: .init(headerExtent: header))
  }

  /// Returns every element with its frame, queried one by one.
  private func elements(of contents: some SectionedContents) -> [SectionElement: LayoutRect] {
    var found: [SectionElement: LayoutRect] = [:]
    for section in 0..<contents.count {
      found[.header(section: section)] = contents.frame(ofHeaderInSection: section, pinning: .none)
      found[.footer(section: section)] = contents.frame(ofFooterInSection: section, pinning: .none)
      for item in 0..<contents.itemCount(ofSection: section) {
        found[.item(item, section: section)] = contents.frame(ofItem: item, inSection: section)
      }
    }
    return found
  }

  private func check(_ contents: some SectionedContents, _ generator: inout SeededGenerator) {
    let all = elements(of: contents)
    for section in -1...contents.count {
      for item in -1...10 {
        let path = ItemPath(section: section, item: item)
        let frame = all[.item(item, section: section)]
        expectEqual(
          (contents.hasItem(at: path), frame != nil),
          (contents.frame(of: .item(item, section: section)), frame),
          (contents.range(ofItemAt: path), frame.map { contents.axis.range(of: $0) }))
      }
      expectEqual(
        (contents.frame(of: .header(section: section)), all[.header(section: section)]),
        (contents.frame(of: .footer(section: section)), all[.footer(section: section)]))
    }
    let start = generator.double(-50...500)
    let range = start...start + generator.double(1...300)
    var found: [SectionElement: LayoutRect] = [:]
    contents.forEachElement(in: range) { found[$0] = $1 }
    #expect(
      found
        == all.filter {
          let itemRange = contents.axis.range(of: $0.value)
          return itemRange.lowerBound < range.upperBound && itemRange.upperBound > range.lowerBound
        })
  }

  @Test func `queries by path or range match an enumeration, and missing items have no frame`() {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<60 {
      check(rows(&generator, .vertical), &generator)
      check(rows(&generator, .horizontal), &generator)
      check(days(&generator), &generator)
    }
  }

  @Test func `days with changed intervals match days created with them`() {
    var generator = SeededGenerator(seed: 4)
    for _ in 0..<100 {
      var times = (0..<generator.int(1...12)).map { _ in Double(generator.int(0...200)) }
      func columns() -> TimelineColumns {
        var day = TimelineColumns(.init(breadth: 120))
        day.appendItems(count: times.count) { times[$0]...times[$0] + 50 }
        return day
      }
      var day = columns()
      let stale = times.indices.filter { _ in generator.chance(0.4) }
      for item in stale { times[item] = Double(generator.int(0...200)) }
      day.changeItems(stale.map { (item: $0, value: times[$0]...times[$0] + 50) })
      day._checkInvariants()
      let fresh = columns()
      for item in times.indices {
        expectEqual(
          (day.value(ofItem: item), fresh.value(ofItem: item)),
          (day.frame(ofItem: item, from: .zero), fresh.frame(ofItem: item, from: .zero)))
      }
    }
  }

  @Test func `start(_:showingFirst:) hides the items before the given one if possible`() {
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<200 {
      let contents = rows(&generator, .vertical)
      let all = elements(of: contents).filter { if case .item = $0.key { true } else { false } }
      guard
        let (element, frame) = all.min(by: { $0.value.minX + $0.value.minY < $1.value.minX + $1.value.minY }),
        case .item(let item, let section) = element
      else { continue }
      let start = frame.minY - generator.double(-20...200)
      let shown = contents.start(start, showingFirst: ItemPath(section: section, item: item))
      #expect(shown >= start)
      #expect(shown <= max(start, frame.minY))
      let before = all.values.filter { $0.minY < frame.minY && $0.minY >= shown }
      #expect(before.isEmpty || shown == frame.minY || start >= frame.minY)
    }
  }

  @Test func `mark(in:) is the first item start below the headers, or the headers' edge`() {
    var generator = SeededGenerator(seed: 6)
    for _ in 0..<200 {
      let days = days(&generator)
      let start = generator.double(0...500)
      let visible = start...start + generator.double(50...200)
      let top = start + days.headerExtent
      let starts = elements(of: days).compactMap { element, frame in
        if case .item = element, frame.minY >= top, frame.minY < visible.upperBound {
          frame.minY
        } else {
          nil
        }
      }
      let expected = starts.min() ?? top
      let mark = days.mark(in: visible)
      #expect((mark.distance - (expected - start)).magnitude < 1e-9)
      #expect((days.rules.position(of: mark.value) - expected).magnitude < 1e-9)
    }
  }
}
