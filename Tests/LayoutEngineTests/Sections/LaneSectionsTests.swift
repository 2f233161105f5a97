import LayoutEngine
import TestSupport
import Testing

@BackgroundActor @Suite struct LaneSectionsTests {
  @Test(arguments: [(3, 100.0), (1, 320.0), (40, 0.0)])
  func `lanes share the breadth left by insets and spacing equally`(lanes: Int, breadth: Double) {
    let insets = LayoutInsets(top: 0, left: 8, bottom: 0, right: 12)
    expectEqual(
      (
        LaneSection.laneBreadth(
          axis: .vertical, breadth: 340, insets: insets, laneSpacing: 10, laneCount: lanes), breadth
      ),
      (
        LaneSection.laneBreadth(
          axis: .horizontal, breadth: 320, insets: insets, laneSpacing: 10, laneCount: lanes), breadth
      ))
  }

  @Test func `laneCount is the number of minimum-breadth lanes that fit, up to the maximum`() {
    func lanes(_ breadth: Double, _ minimum: Double) -> Int {
      LaneSection.laneCount(
        axis: .vertical, breadth: breadth, insets: .zero, laneSpacing: 10, minimumLaneBreadth: minimum)
    }
    expectEqual(
      (lanes(210, 100), 2),
      (lanes(209, 100), 1),
      (lanes(0, 100), 1),
      (lanes(1e9, 0.001), LanePacking.maximumLaneCount))
  }

  @Test func `items of a later section start after all earlier content`() {
    let sections = sections([[50, 20], [], [10]])
    expectEqual(
      (sections.bounds(ofSection: 0), 0...105),
      (sections.bounds(ofSection: 1), 105...160),
      (sections.frame(ofItem: 0, inSection: 2), LayoutRect(x: 3, y: 195, width: 44, height: 10)),
      (sections.frame(ofHeaderInSection: 2), LayoutRect(x: 0, y: 160, width: 100, height: 30)),
      (sections.frame(ofFooterInSection: 2), LayoutRect(x: 0, y: 210, width: 100, height: 15)),
      (sections.contentSize, LayoutSize(width: 100, height: 225)))
  }

  @Test(arguments: [0.0, -5])
  func `a section without content takes no space, at any inset`(inset: Double) {
    var sections = LaneSections(axis: .vertical, breadth: 100)
    for _ in 0..<2 {
      sections.append(
        LaneSection(
          axis: .vertical, insets: LayoutInsets(top: inset, left: 0, bottom: 0, right: 0),
          packing: LanePacking(.init(laneCount: 1))))
    }
    expectEqual((sections.bounds(ofSection: 1), 0...0), (sections.contentSize.height, 0))
  }

  @Test func `deferred packing is correct up to the requested position, and finally complete`() {
    let lengths = lengths(sections: 3) { _ in 1500 }
    var changed = sections(lengths)
    changed.updateItems(inSection: 0) { $0.resizeItem(at: 3, to: 500, following: .reflowLater) }
    changed.updateItems(inSection: 2) { $0.resizeItem(at: 3, to: 1, following: .reflowLater) }
    changed._checkInvariants()
    var expected = lengths
    expected[0][3] = 500
    expected[2][3] = 1
    let fresh = sections(expected)

    changed.pack(through: 700)
    changed._checkInvariants()
    #expect(!changed.isPacked)
    #expect(changed.unpackedCount < 3000)
    #expect(found(in: changed, 0, 700) == found(in: fresh, 0, 700))

    changed.pack(throughItem: 700, inSection: 2)
    changed._checkInvariants()
    #expect(changed.frame(ofItem: 700, inSection: 2) == fresh.frame(ofItem: 700, inSection: 2))

    while !changed.pack(atMost: 300) { changed._checkInvariants() }
    changed._checkInvariants()
    expectEqual(
      (changed.contentSize, fresh.contentSize),
      (found(in: changed, -1e6, 1e6), found(in: fresh, -1e6, 1e6)))
  }

  @Test(arguments: [(-10.0, -300.0), (0, -300), (-300, 5), (-40, -15), (5, 5)])
  func `packing up to a position is correct even with negative insets`(
    leading: Double, trailing: Double
  ) {
    let insets = LayoutInsets(top: leading, left: 3, bottom: trailing, right: 1)
    let lengths = lengths(sections: 12) { $0 * 60 }
    let configuration = LanePacking.Configuration(laneCount: 2, itemSpacing: 30)
    var fresh = sections(lengths, insets: insets)
    for section in 0..<12 { fresh.updateItems(inSection: section) { $0.repack(with: configuration) } }
    var changed = sections(lengths, insets: insets)
    for section in 0..<12 { changed.updateItems(inSection: section) { $0.repackLater(with: configuration) } }
    for position in stride(from: 0.0, to: fresh.contentSize.height + 500, by: triesManySeeds ? 150 : 1050) {
      changed.pack(through: position)
      changed._checkInvariants()
      #expect(found(in: changed, -500, position) == found(in: fresh, -500, position))
    }
    changed.pack(atMost: .max)
    #expect(found(in: changed, -1e6, 1e6) == found(in: fresh, -1e6, 1e6))
  }

  @Test func `a long footer over unpacked items, due to a negative inset, is placed correctly`() {
    let insets = LayoutInsets(top: 0, left: 0, bottom: -1000, right: 0)
    var sections = LaneSections(axis: .vertical, breadth: 100)
    sections.append(
      LaneSection(
        axis: .vertical, insets: insets, footerExtent: 1000,
        packing: LanePacking(.init(laneCount: 1), count: 512) { _ in 1 }))
    sections.updateItems(inSection: 0) { $0.repackLater(with: .init(laneCount: 1, itemSpacing: 2)) }
    sections.pack(through: 100)
    let packed = found(in: sections, 0, 100)
    sections.pack(atMost: 512)
    #expect(packed == found(in: sections, 0, 100))
  }

  @Test func `requesting a footer or item packs only the items before it`() {
    let lengths = lengths(sections: 6) { _ in 700 }
    let configuration = LanePacking.Configuration(laneCount: 2, itemSpacing: 30)
    var fresh = sections(lengths)
    var changed = sections(lengths)
    for section in 0..<6 {
      fresh.updateItems(inSection: section) { $0.repack(with: configuration) }
      changed.updateItems(inSection: section) { $0.repackLater(with: configuration) }
    }
    changed.pack(throughFooterOfSection: 2)
    changed._checkInvariants()
    expectEqual(
      (changed.frame(ofFooterInSection: 2), fresh.frame(ofFooterInSection: 2)),
      (changed.unpackedCount, 3 * 700))
    changed.pack(throughItem: 10, inSection: 4)
    changed._checkInvariants()
    expectEqual(
      (changed.frame(ofItem: 10, inSection: 4), fresh.frame(ofItem: 10, inSection: 4)),
      (changed.unpackedCount, 2 * 700 - 11))
  }

  /// Returns lengths from 20 to 109. They differ between sections.
  private func lengths(sections: Int, items: (Int) -> Int) -> [[Double]] {
    (0..<sections).map { section in
      (0..<items(section)).map { (item: Int) -> Double in Double(20 + (item * 37 + section) % 90) }
    }
  }

  private func found(in sections: LaneSections, _ low: Double, _ high: Double) -> [LayoutRect] {
    var frames: [LayoutRect] = []
    sections.forEachElement(in: LayoutRect(x: 0, y: low, width: 1000, height: high - low)) {
      frames.append($1)
    }
    return frames
  }

  @Test(arguments: [0, 1, 3])
  func `sections changed together are placed like sections changed one by one`(first: Int) {
    let lengths = lengths(sections: 4) { _ in 60 }
    func change(_ sections: inout LaneSections) {
      // Starts with the last section, so that each change must move sections that have already changed.
      for section in (first..<4).reversed() {
        sections.surroundItems(
          ofSection: section, headerExtent: Double(10 + section),
          insets: LayoutInsets(top: 1, left: 3, bottom: 2, right: 3), laneSpacing: 4, footerExtent: 9)
        sections.updateItems(inSection: section) { $0.resizeItem(at: 3, to: 300, following: .retainLanes) }
      }
    }
    var (oneByOne, together) = (sections(lengths), sections(lengths))
    change(&oneByOne)
    together.update { change(&$0) }
    together._checkInvariants()
    #expect(together.contentSize == oneByOne.contentSize)
    #expect(together.contentSize != sections(lengths).contentSize)
    #expect(found(in: together, -1e6, 1e6) == found(in: oneByOne, -1e6, 1e6))
  }

  @Test func `sections can get new boundaries and be replaced`() {
    var changed = sections([[50, 20], [], [10]])
    changed.surroundItems(
      ofSection: 0, headerExtent: 0, insets: LayoutInsets(top: 1, left: 3, bottom: 2, right: 3),
      laneSpacing: 6,
      footerExtent: 4)
    changed._checkInvariants()
    expectEqual(
      (changed.bounds(ofSection: 0), 0...57),
      (changed.bounds(ofSection: 1).lowerBound, 57))
    changed.replaceSection(0, with: changed[2])
    changed._checkInvariants()
    expectEqual(
      (changed.bounds(ofSection: 0).upperBound, changed.bounds(ofSection: 1).lowerBound),
      (changed.extractItems(ofSection: 2).count, 1),
      (changed[2].packing.count, 0))
  }

  @Test func `a section with changed items moves later sections`() {
    var changed = sections([[50, 20], [], [10]])
    changed.updateItems(inSection: 0) { $0.resizeItem(at: 0, to: 70) }
    changed._checkInvariants()
    let fresh = sections([[70, 20], [], [10]])
    expectEqual(
      (changed.contentSize, fresh.contentSize),
      (changed.frame(ofItem: 0, inSection: 2), fresh.frame(ofItem: 0, inSection: 2)),
      (changed.frame(ofFooterInSection: 1), fresh.frame(ofFooterInSection: 1)))
  }

  @Test(arguments: [(5.0, 5.0), (-40, -40), (0, -20), (-50, 0), (-20, -20), (0, -400), (-400, 30), (30, -60)])
  func `a query finds elements overlapping the rectangle, even with negative insets`(
    leading: Double, trailing: Double
  ) {
    var dice = SeededGenerator(seed: 21)
    // Includes empty sections with only negative insets between header and footer.
    let lengths = (0..<12).map { index in
      (0..<(index % 3 == 0 ? 0 : dice.int(0...60))).map { _ in Double(dice.int(0...200)) }
    }
    let insets = LayoutInsets(top: leading, left: 4, bottom: trailing, right: 4)
    let sections = sections(lengths, insets: insets)
    let pinning = LaneSections.Pinning(headers: 700, footers: 1200)
    var all: [(LaneSections.Element, LayoutRect)] = []
    for section in lengths.indices {
      if let frame = sections.frame(ofHeaderInSection: section, pinning: pinning) {
        all.append((.header(section: section), frame))
      }
      for item in lengths[section].indices {
        all.append((.item(item, section: section), sections.frame(ofItem: item, inSection: section)))
      }
      if let frame = sections.frame(ofFooterInSection: section, pinning: pinning) {
        all.append((.footer(section: section), frame))
      }
    }
    let extent = sections.contentSize.height
    for _ in 0..<200 {
      let rect = LayoutRect(
        x: dice.double(-20...110), y: dice.double(-100...extent + 100), width: dice.double(0...120),
        height: dice.double(0...500))
      var found: [LaneSections.Element] = []
      sections.forEachElement(in: rect, pinning: pinning) { element, frame in found.append(element) }
      #expect(found == all.filter { $0.1.intersects(rect) }.map(\.0))
    }
  }

  /// Returns sections of two lanes with a header of 30 and a footer of 15, in a breadth of 100.
  private func sections(
    _ lengths: [[Double]], insets: LayoutInsets = LayoutInsets(top: 5, left: 3, bottom: 5, right: 1)
  ) -> LaneSections {
    var sections = LaneSections(axis: .vertical, breadth: 100)
    for lengths in lengths {
      sections.append(
        LaneSection(
          axis: .vertical, headerExtent: 30, insets: insets, laneSpacing: 8, footerExtent: 15,
          packing: LanePacking(.init(laneCount: 2, itemSpacing: 4), count: lengths.count) { lengths[$0] }))
    }
    return sections
  }

  @Test(arguments: [LayoutEngine.Axis.vertical, .horizontal])
  func `laneCount fits lanes of at least the minimum breadth between the insets`(axis: LayoutEngine.Axis) {
    // 300 − 20 − 40 is exactly the space for three lanes of 70 and two gaps of 15.
    let insets =
      axis.isVertical
      ? LayoutInsets(top: 500, left: 20, bottom: 500, right: 40)
      : LayoutInsets(top: 20, left: 500, bottom: 40, right: 500)
    func count(_ least: Double) -> Int {
      LaneSection.laneCount(
        axis: axis, breadth: 300, insets: insets, laneSpacing: 15, minimumLaneBreadth: least)
    }
    #expect([48, 70, 70.1, 113, 239, 300].map(count) == [4, 3, 2, 1, 1, 1])
    let breadth = LaneSection.laneBreadth(
      axis: axis, breadth: 300, insets: insets, laneSpacing: 15, laneCount: 3)
    #expect(breadth == 70)
  }
}
