import LayoutEngine
import TestSupport
import Testing

@Suite struct FlowSectionsTests {
  private func sections(
    _ counts: [Int], itemSize: LayoutSize = LayoutSize(width: 80, height: 40), insets: LayoutInsets,
    header: Double = 30,
    footer: Double = 20, axis: Axis = .vertical
  ) -> FlowSections {
    var sections = FlowSections(axis: axis, breadth: 375, scale: 2)
    let rules = sections.rules(insets: insets, itemSpacing: 10, lineSpacing: 10)
    for count in counts {
      let lines = UniformLines(rules: rules, itemSize: itemSize, count: count)
      sections.append(
        FlowSection(headerExtent: header, insets: insets, lines: .uniform(lines), footerExtent: footer))
    }
    sections._checkInvariants()
    return sections
  }

  private let insets = LayoutInsets(top: 4, left: 12, bottom: 6, right: 12)
  private let everything = LayoutRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)

  // Measured on UIKit: Vercantez/openuikit, case D.
  @Test func `two sections with headers, insets, and footers are stacked`() {
    let sections = sections([3, 2], insets: insets)
    expectEqual(
      (sections.frame(ofHeaderInSection: 0), LayoutRect(x: 0, y: 0, width: 375, height: 30)),
      (
        (0..<3).map { sections.frame(ofItem: $0, inSection: 0).origin },
        [
          LayoutPoint(x: 12, y: 34), LayoutPoint(x: 102.5, y: 34), LayoutPoint(x: 192.5, y: 34),
        ]
      ),
      (sections.frame(ofFooterInSection: 0), LayoutRect(x: 0, y: 80, width: 375, height: 20)),
      (sections.frame(ofHeaderInSection: 1)?.minY, 100),
      (sections.frame(ofFooterInSection: 1)?.minY, 180),
      (sections.contentSize, LayoutSize(width: 375, height: 200)))
  }

  // Measured on UIKit: Vercantez/openuikit, case J.
  @Test func `an empty section keeps its header, insets, and footer`() {
    let sections = sections([1, 0, 1], insets: insets)
    expectEqual(
      (sections.frame(ofHeaderInSection: 1)?.minY, 100),
      (sections.frame(ofFooterInSection: 1)?.minY, 140),
      (sections.frame(ofItem: 0, inSection: 2).origin, LayoutPoint(x: 12, y: 194)),
      (sections.contentSize.height, 260))
  }

  @Test func `an extent of 0 removes the header and footer`() {
    let sections = sections([2], insets: .zero, header: 0, footer: 0)
    expectEqual(
      (sections.frame(ofHeaderInSection: 0), nil),
      (sections.frame(ofFooterInSection: 0), nil))
  }

  @Test func `an empty layout has no extent`() {
    #expect(sections([], insets: insets).contentSize == LayoutSize(width: 375, height: 0))
  }

  @Test func `elements are enumerated as header, items, and footer, section by section`() {
    var found: [FlowSections.Element] = []
    sections([2, 1], insets: insets).forEachElement(in: everything) { element, _ in found.append(element) }
    #expect(
      found == [
        .header(section: 0), .item(0, section: 0), .item(1, section: 0), .footer(section: 0),
        .header(section: 1), .item(0, section: 1), .footer(section: 1),
      ])
  }

  @Test func `horizontal sections are laid out side by side`() {
    let sections = sections([1, 1], insets: insets, axis: .horizontal)
    expectEqual(
      (sections.frame(ofHeaderInSection: 1), LayoutRect(x: 154, y: 0, width: 30, height: 375)),
      (sections.frame(ofItem: 0, inSection: 1).origin, LayoutPoint(x: 196, y: 4)),
      (sections.contentSize, LayoutSize(width: 308, height: 375)))
  }

  @Test(arguments: [
    // The visible top, then the starts of the headers of the two sections (0...100, 100...200).
    (-20.0, 0.0, 100.0), (0, 0, 100), (45, 45, 100), (70, 70, 100), (85, 70, 100), (100, 70, 100),
    (130, 70, 130),
    (500, 70, 170),
  ])
  func `a pinned header follows the top until its section ends`(top: Double, first: Double, second: Double) {
    let sections = sections([3, 2], insets: insets)
    let pinning = FlowSections.Pinning(headers: top)
    expectEqual(
      (sections.frame(ofHeaderInSection: 0, pinning: pinning)?.minY, first),
      (sections.frame(ofHeaderInSection: 1, pinning: pinning)?.minY, second))
  }

  @Test(arguments: [
    (500.0, 80.0, 180.0), (200, 80, 180), (190, 80, 170), (150, 80, 130), (110, 80, 100), (60, 40, 100),
    (0, 0, 100),
  ])
  func `a pinned footer follows the bottom until its section starts`(
    bottom: Double, first: Double, second: Double
  ) {
    let sections = sections([3, 2], insets: insets)
    let pinning = FlowSections.Pinning(footers: bottom)
    expectEqual(
      (sections.frame(ofFooterInSection: 0, pinning: pinning)?.minY, first),
      (sections.frame(ofFooterInSection: 1, pinning: pinning)?.minY, second))
  }

  @Test(arguments: seedBlocks(200))
  func `queries find exactly the elements intersecting the rectangle, pinned or not`(block: Range<UInt64>) {
    block.forEachSeed { seed in
      var dice = SeededGenerator(seed: 3000 + seed)
      let axis: Axis = dice.chance(0.5) ? .vertical : .horizontal
      var sections = FlowSections(
        axis: axis, breadth: dice.double(100...500), scale: [0, 1, 2, 3][dice.int(0...3)])
      for _ in 0..<dice.int(0...12) { sections.append(section(in: sections, dice: &dice)) }
      if sections.count > 0 {
        let changed = dice.int(0...(sections.count - 1))
        let replacement = section(in: sections, dice: &dice)
        sections.update(changed) { $0 = replacement }
      }
      sections._checkInvariants()

      let extent = axis.extent(of: sections.contentSize)
      for _ in 0..<20 {
        let rect = axis.rect(
          along: dice.double(-100...(extent + 50)), across: dice.double(-100...400),
          extent: dice.double(0...500), breadth: dice.double(0...500))
        let pinning = FlowSections.Pinning(
          headers: dice.chance(0.5) ? dice.double(-50...(extent + 50)) : nil,
          footers: dice.chance(0.5) ? dice.double(-50...(extent + 50)) : nil)
        var expected: [FlowSections.Element: LayoutRect] = [:]
        for section in 0..<sections.count {
          expected[.header(section: section)] = sections.frame(ofHeaderInSection: section, pinning: pinning)
          expected[.footer(section: section)] = sections.frame(ofFooterInSection: section, pinning: pinning)
          for item in 0..<sections[section].lines.count {
            expected[.item(item, section: section)] = sections.frame(ofItem: item, inSection: section)
          }
        }
        var found: [FlowSections.Element: LayoutRect] = [:]
        sections.forEachElement(in: rect, pinning: pinning) { element, frame in
          #expect(found.updateValue(frame, forKey: element) == nil)
        }
        #expect(found == expected.filter { $0.value.intersects(rect) })
      }
    }
  }

  private func section(in sections: FlowSections, dice: inout SeededGenerator) -> FlowSection {
    func inset() -> Double { dice.chance(0.1) ? dice.double(-60...0) : dice.double(0...20) }
    let insets = LayoutInsets(top: inset(), left: inset(), bottom: inset(), right: inset())
    let rules = sections.rules(
      insets: insets, itemSpacing: dice.double(0...12), lineSpacing: dice.double(-5...12))
    let count = dice.chance(0.2) ? 0 : dice.int(1...25)
    let lines: SectionLines
    if dice.chance(0.5) {
      lines = .uniform(
        UniformLines(rules: rules, itemSize: LayoutSize(width: 40, height: dice.double(1...70)), count: count)
      )
    } else {
      var broken = LineBreaking(rules: rules)
      broken.append(count: count) { _ in LayoutSize(width: dice.double(1...150), height: dice.double(1...70))
      }
      lines = .broken(broken)
    }
    return FlowSection(
      headerExtent: dice.chance(0.3) ? 0 : dice.double(1...40), insets: insets, lines: lines,
      footerExtent: dice.chance(0.3) ? 0 : dice.double(1...40))
  }
}
