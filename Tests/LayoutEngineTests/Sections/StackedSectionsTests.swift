import LayoutEngine
import TestSupport
import Testing

/// Tests sections of rows and grids. Sections of lines have their own tests.
@Suite struct StackedSectionsTests {
  private let insets = LayoutInsets(top: 5, left: 10, bottom: 7, right: 20)

  @Test func `rows are placed between their section's insets, below earlier content`() {
    var sections = StackedSections<JustifiedRows>(axis: .vertical, breadth: 430)
    for count in [4, 0, 2] {
      var rows = JustifiedRows(
        .init(
          breadth: sections.itemBreadth(insets: insets), targetExtent: 100, itemSpacing: 10,
          lastRow: .justified))
      rows.append(count: count) { _ in 1 }
      sections.append(StackedSection(headerExtent: 30, insets: insets, items: rows, footerExtent: 15))
    }
    sections._checkInvariants()
    // The rows are 92.5 and 195 points high. Each section has 57 points around its rows.
    expectEqual(
      (sections.contentSize, LayoutSize(width: 430, height: 92.5 + 195 + 3 * 57)),
      (sections.frame(ofItem: 1, inSection: 0), LayoutRect(x: 112.5, y: 35, width: 92.5, height: 92.5)),
      (sections.frame(ofHeaderInSection: 1), LayoutRect(x: 0, y: 149.5, width: 430, height: 30)),
      (sections.frame(ofItem: 0, inSection: 2), LayoutRect(x: 10, y: 241.5, width: 195, height: 195)))

    sections.update(0) { $0.items.replaceItems(0..<4, count: 0) { _ in 1 } }
    sections._checkInvariants()
    #expect(sections.frame(ofFooterInSection: 2) == LayoutRect(x: 0, y: 351, width: 430, height: 15))
  }

  @Test func `rearranged sections match newly created ones`() {
    func sections(_ axis: Axis, _ breadth: Double, insets: LayoutInsets) -> StackedSections<MosaicGrid> {
      var sections = StackedSections<MosaicGrid>(axis: axis, breadth: breadth)
      for count in [4, 0, 2] {
        var grid = MosaicGrid(
          .init(
            axis: axis, laneCount: 3, breadth: sections.itemBreadth(insets: insets), laneSpacing: 4,
            lineSpacing: 4))
        grid.append(count: count) { .init(lanes: 1 + $0 % 2) }
        sections.append(StackedSection(headerExtent: 30, insets: insets, items: grid, footerExtent: 15))
      }
      return sections
    }
    let expected = sections(.horizontal, 250, insets: .zero)
    var changed = sections(.vertical, 430, insets: LayoutInsets(top: -90, left: 10, bottom: 7, right: 20))
    let copy = changed
    changed.rearrange(axis: .horizontal, breadth: 250) { index, section in
      section.insets = .zero
      section.items.repack(by: expected[index].items.rules)
    }
    changed._checkInvariants()
    copy._checkInvariants()
    #expect(changed.contentSize == expected.contentSize)
    for section in 0..<3 {
      #expect(changed.frame(ofHeaderInSection: section) == expected.frame(ofHeaderInSection: section))
      for item in 0..<expected[section].items.count {
        #expect(
          changed.frame(ofItem: item, inSection: section) == expected.frame(ofItem: item, inSection: section))
      }
    }
  }

  @Test(arguments: seedBlocks(100))
  func `queries find exactly the elements intersecting the rectangle, pinned or not`(block: Range<UInt64>) {
    block.forEachSeed { seed in
      var dice = SeededGenerator(seed: seed)
      let axis: Axis = dice.chance(0.5) ? .vertical : .horizontal
      var sections = StackedSections<MosaicGrid>(axis: axis, breadth: dice.double(100...500))
      for _ in 0..<dice.int(0...8) {
        let insets = dice.chance(0.2) ? LayoutInsets(top: -40, left: -5, bottom: -30, right: -30) : insets
        var grid = MosaicGrid(
          .init(
            axis: axis, laneCount: dice.int(1...5), breadth: sections.itemBreadth(insets: insets),
            laneSpacing: 4, lineSpacing: 4)
        )
        grid.append(count: dice.int(0...30)) { _ in .init(lanes: dice.int(1...3), lines: dice.int(1...2)) }
        sections.append(
          StackedSection(
            headerExtent: dice.chance(0.3) ? 0 : 30, insets: insets, items: grid,
            footerExtent: dice.chance(0.3) ? 0 : 15))
      }
      sections._checkInvariants()
      let extent = axis.extent(of: sections.contentSize)
      for _ in 0..<20 {
        let rect = axis.rect(
          along: dice.double(-100...(extent + 50)), across: dice.double(-100...400),
          extent: dice.double(0...500),
          breadth: dice.double(0...500))
        let pinning = SectionPinning(
          headers: dice.chance(0.5) ? dice.double(-50...(extent + 50)) : nil,
          footers: dice.chance(0.5) ? dice.double(-50...(extent + 50)) : nil)
        var expected: [SectionElement: LayoutRect] = [:]
        for section in 0..<sections.count {
          expected[.header(section: section)] = sections.frame(ofHeaderInSection: section, pinning: pinning)
          expected[.footer(section: section)] = sections.frame(ofFooterInSection: section, pinning: pinning)
          for item in 0..<sections[section].items.count {
            expected[.item(item, section: section)] = sections.frame(ofItem: item, inSection: section)
          }
        }
        var found: [SectionElement: LayoutRect] = [:]
        sections.forEachElement(in: rect, pinning: pinning) { element, frame in
          #expect(found.updateValue(frame, forKey: element) == nil)
        }
        #expect(found == expected.filter { $0.value.intersects(rect) })
      }
    }
  }
}
