import LayoutEngine
import TestSupport
import Testing

/// What all contents of sections can be asked, whatever packs their items.
@Suite struct SectionedContentsTests {
  private func rows(_ generator: inout SeededGenerator, _ axis: Axis) -> StackedSections<MosaicGrid> {
    var sections = StackedSections<MosaicGrid>(axis: axis, breadth: 300)
    for _ in 0..<generator.int(0...4) {
      var grid = MosaicGrid(.init(axis: axis, columnCount: 3, breadth: 300, spacing: 10))
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
    return TimelineDays(.init(breadth: 300, rulerBreadth: 44, headerExtent: header), days: days)
  }

  /// Every element and its frame, one by one.
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
        #expect(contents.hasItem(at: path) == (frame != nil))
        #expect(contents.frame(of: .item(item, section: section)) == frame)
        #expect(contents.range(ofItemAt: path) == frame.map { contents.axis.range(of: $0) })
      }
      #expect(contents.frame(of: .header(section: section)) == all[.header(section: section)])
      #expect(contents.frame(of: .footer(section: section)) == all[.footer(section: section)])
    }
    let start = generator.double(-50...500)
    let range = start...start + generator.double(1...300)
    var found: [SectionElement: LayoutRect] = [:]
    contents.forEachElement(in: range) { found[$0] = $1 }
    #expect(
      found
        == all.filter {
          let place = contents.axis.range(of: $0.value)
          return place.lowerBound < range.upperBound && place.upperBound > range.lowerBound
        })
  }

  @Test("elements lie where they lie one by one, and what is not there lies nowhere")
  func elements() {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<60 {
      check(rows(&generator, .vertical), &generator)
      check(rows(&generator, .horizontal), &generator)
      check(days(&generator), &generator)
    }
  }

  @Test("days take other intervals for some of their items, as if they had been given them at once")
  func changedIntervals() {
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
        #expect(day.value(ofItem: item) == fresh.value(ofItem: item))
        #expect(day.frame(ofItem: item, from: .zero) == fresh.frame(ofItem: item, from: .zero))
      }
    }
  }
}
