import LayoutEngine
import TestSupport
import Testing

/// While items are left for later, everything is found where it is or where it was, and never elsewhere.
@Suite struct LanePlacesBeforeTests {
  /// Sections that change, next to what they were and what they will be.
  private struct Model {
    var sections: [Section] = []
    var negativeInsets = false
    /// As it is, with some items left for later.
    var changed = LaneSections(axis: .vertical, breadth: 100)
    /// As it was when all had their places, with what was added at the end since.
    var before = LaneSections(axis: .vertical, breadth: 100)

    struct Section {
      var items: [(length: Double, span: Int)]
      var laneCount: Int
      var placement: LanePlacement
      var spacing = 4.0
      var header = 30.0
    }

    /// As it will be.
    var fresh: LaneSections {
      var all = LaneSections(axis: .vertical, breadth: 100)
      for section in sections { all.append(self.section(section)) }
      return all
    }

    func section(_ section: Section) -> LaneSection {
      let along = negativeInsets ? -40.0 : 5
      return LaneSection(
        axis: .vertical, headerExtent: section.header,
        insets: LayoutInsets(top: along, left: 3, bottom: along, right: 1), laneSpacing: 2, footerExtent: 15,
        packing: LanePacking(
          .init(laneCount: section.laneCount, itemSpacing: section.spacing, placement: section.placement),
          count: section.items.count, item: { section.items[$0] }))
    }
  }

  private static func item(
    _ corpus: LengthCorpus, _ parts: Double, _ dice: inout SeededGenerator, spans: Bool
  ) -> (length: Double, span: Int) {
    (corpus.lengths(1, &dice)[0] / parts, spans && dice.chance(0.1) ? dice.int(1...3) : 1)
  }

  /// Lengths are parts of points: thirds, say.
  private func model(_ corpus: LengthCorpus, _ parts: Double, _ dice: inout SeededGenerator) -> Model {
    var model = Model()
    model.negativeInsets = dice.chance(0.3)
    let spans = dice.chance(0.4)
    for _ in 0..<dice.int(1...3) {
      let count = [0, 255, 256, 700, 1500, 3000].randomElement(using: &dice)!
      let lengths = corpus.lengths(count, &dice)
      model.sections.append(
        Model.Section(
          items: lengths.map { ($0 / parts, spans && dice.chance(0.1) ? dice.int(1...3) : 1) },
          laneCount: dice.int(1...9), placement: dice.chance(0.7) ? .shortestLane : .sequential))
    }
    model.changed = model.fresh
    model.before = model.changed
    return model
  }

  private func change(
    _ model: inout Model, _ corpus: LengthCorpus, _ parts: Double, _ dice: inout SeededGenerator
  ) {
    let index = dice.int(0...model.sections.count - 1)
    let section = model.sections[index]
    let spans = section.items.contains { $0.span > 1 }
    if model.changed.isPacked { model.before = model.changed }
    switch dice.int(0...9) {
    case 0...3 where !section.items.isEmpty:
      for _ in 0..<dice.int(1...4) {
        let place = dice.int(0...section.items.count - 1)
        let item = Self.item(corpus, parts, &dice, spans: spans)
        model.sections[index].items[place] = item
        update(&model, index) {
          $0.resizeItem(at: place, to: item.length, span: item.span, following: .reflowLater)
        }
      }
    case 4:
      let added = (0..<dice.int(1...300)).map { _ in Self.item(corpus, parts, &dice, spans: spans) }
      let first = section.items.count
      model.sections[index].items += added
      update(&model, index, isAppending: true) { $0.append(count: added.count) { added[$0 - first] } }
    case 5 where dice.chance(0.5):
      // Whoever changes items may pack them, too: also in a section that it is not the turn of.
      let count = dice.chance(0.5) ? section.items.count : dice.int(1...900)
      model.changed.updateItems(inSection: index) { $0.pack(atMost: count) }
    case 6 where dice.chance(0.3):
      model.sections[index].spacing = Double(dice.int(0...12))
      let new = LanePacking.Configuration(
        laneCount: section.laneCount, itemSpacing: model.sections[index].spacing,
        placement: section.placement)
      model.changed.updateItems(inSection: index) { $0.repackLater(with: new) }
    default: model.changed.pack(atMost: dice.int(1...900))
    }
    if model.changed.isPacked { model.before = model.changed }
  }

  /// What takes effect at once does so for the places before, too.
  private func update(
    _ model: inout Model, _ section: Int, isAppending: Bool = false, _ change: (inout LanePacking) -> Void
  ) {
    if model.changed.isPacked { model.before = model.changed }
    let wasPacked = model.changed[section].packing.isPacked
    let isKnown = model.changed.hasPlaceBefore(ofSection: section)
    model.changed.updateItems(inSection: section, change)
    if isKnown, isAppending || wasPacked && model.changed[section].packing.isPacked {
      model.before.updateItems(inSection: section, change)
    }
  }

  private func found(
    _ sections: LaneSections, _ low: Double, _ high: Double, _ time: LaneSections.Time = .now
  ) -> [LaneSections.Element: LayoutRect] {
    var found: [LaneSections.Element: LayoutRect] = [:]
    sections.forEachElement(
      in: LayoutRect(x: 0, y: low, width: 100, height: high - low),
      pinning: .init(headers: low, footers: high),
      time
    ) { found[$0] = $1 }
    return found
  }

  @Test(
    "what is found is as it was or as it is, wherever and whenever one looks",
    arguments: LengthCorpus.allCases, [1.0, 3])
  func anySequence(corpus: LengthCorpus, parts: Double) {
    var dice = SeededGenerator(seed: 31)
    var looks = 0
    for _ in 0..<(parts == 1 ? 7 : 4) {
      var model = model(corpus, parts, &dice)
      for _ in 0..<20 {
        change(&model, corpus, parts, &dice)
        model.changed._checkInvariants()
        let fresh = model.fresh
        for _ in 0..<3 { looks += look(at: model, fresh, &dice) }
      }
      while !model.changed.pack(atMost: 400) { model.changed._checkInvariants() }
      model.changed._checkInvariants()
      let fresh = model.fresh
      #expect(model.changed.contentSize == fresh.contentSize)
      #expect(found(model.changed, -1e9, 1e9) == found(fresh, -1e9, 1e9))
    }
    // Else nothing was seen of what is looked for.
    #expect(looks > 10)
  }

  /// Looks somewhere, and tells whether there are places before.
  private func look(at model: Model, _ fresh: LaneSections, _ dice: inout SeededGenerator) -> Int {
    let changed = model.changed
    let low = dice.double(-50...changed.contentSize.height)
    let high = low + dice.double(0...1000)
    var packed = changed
    packed.pack(forElementsBefore: high, pinning: .init(headers: low, footers: high))
    packed._checkInvariants()
    #expect(found(packed, low, high) == found(fresh, low, high))
    guard !changed.isPacked else { return 0 }

    let section = dice.int(0...model.sections.count - 1)
    if let item = model.sections[section].items.indices.randomElement(using: &dice) {
      if changed.hasPlaceBefore(ofItem: item, inSection: section) {
        #expect(
          changed.frame(ofItem: item, inSection: section, .before)
            == model.before.frame(ofItem: item, inSection: section))
      }
      let missing = changed.missingCount(throughItem: item, inSection: section)
      var packed = changed
      if missing > 0 { packed.pack(atMost: missing) }
      #expect(
        packed.frame(ofItem: item, inSection: section) == fresh.frame(ofItem: item, inSection: section))
    }
    guard changed.hasPlacesBefore(from: low, to: high) else { return 0 }
    #expect(found(changed, low, high, .before) == found(model.before, low, high))
    #expect(changed.contentSize(.before) == model.before.contentSize)
    return 1
  }

  private func packing(_ count: Int) -> LanePacking {
    LanePacking(.init(laneCount: 3), count: count) { Double(10 + $0 % 7) }
  }

  @Test("an item that is moved takes along the span that it has not been packed with yet")
  func movedSpan() {
    var packing = packing(10_000)
    packing.resizeItem(at: 0, to: 50, following: .reflowLater)
    packing.resizeItem(at: 5000, to: 40, span: 2, following: .reflowLater)
    packing.moveItem(from: 5000, to: 4000, following: .reflowLater)
    packing.pack(atMost: packing.count)
    #expect(packing.item(at: 4000).span == 2)
    #expect(packing.item(at: 4000).length == 40)
    packing._checkInvariants()
  }

  @Test("items moved on and on leave what is in later sections where it was")
  func movedOn() {
    var sections = LaneSections(axis: .vertical, breadth: 100)
    for _ in 0..<2 { sections.append(LaneSection(axis: .vertical, packing: packing(5000))) }
    let frame = sections.frame(ofItem: 0, inSection: 1)
    sections.updateItems(inSection: 0) { $0.moveItem(from: 0, to: 10, following: .reflowLater) }
    sections.pack(atMost: 1000)
    sections.updateItems(inSection: 0) { $0.moveItem(from: 10, to: 20, following: .reflowLater) }
    #expect(sections.frame(ofItem: 0, inSection: 1, .before) == frame)
  }

  @Test("what a change has packed is not taken to be where it was, and what lies behind it still is")
  func packedByChange() {
    var sections = LaneSections(axis: .vertical, breadth: 100)
    for _ in 0..<3 { sections.append(LaneSection(axis: .vertical, packing: packing(5000))) }
    let before = sections
    for section in 0..<3 {
      sections.updateItems(inSection: section) { $0.resizeItem(at: 0, to: 500, following: .reflowLater) }
    }
    sections.updateItems(inSection: 1) { $0.pack(atMost: $0.count) }
    #expect(sections.hasPlaceBefore(ofItem: 0, inSection: 0))
    #expect(!sections.hasPlaceBefore(ofItem: 0, inSection: 1))
    #expect(sections.frame(ofItem: 0, inSection: 2, .before) == before.frame(ofItem: 0, inSection: 2))
    // A section that has lost its places has none before when it gets others.
    sections.updateItems(inSection: 0) { $0.moveItem(from: 0, to: 4999, following: .reflowLater) }
    sections.updateItems(inSection: 0) { $0.pack(atMost: $0.count) }
    #expect(!sections.hasPlaceBefore(ofItem: 0, inSection: 0))
    #expect(sections.frame(ofItem: 0, inSection: 2, .before) == before.frame(ofItem: 0, inSection: 2))
  }

  @Test(
    "what has been packed and what has not follow each other lane by lane, as the places before the next change",
    arguments: LengthCorpus.allCases)
  func catchingUp(corpus: LengthCorpus) {
    var dice = SeededGenerator(seed: 33)
    for _ in 0..<6 {
      let (laneCount, spacing) = (dice.int(1...9), Double(dice.int(0...12)))
      var lengths = corpus.lengths(3000, &dice)
      func packing(_ lengths: [Double]) -> LanePacking {
        LanePacking(.init(laneCount: laneCount, itemSpacing: spacing), count: 3000) { lengths[$0] }
      }
      func reference(_ lengths: [Double]) -> ReferenceLanes {
        ReferenceLanes(laneCount: laneCount, spacing: spacing, lengths: lengths)
      }
      var sections = LaneSections(axis: .vertical, breadth: 100)
      for _ in 0..<2 { sections.append(LaneSection(axis: .vertical, packing: packing(lengths))) }
      let old = reference(lengths).items()
      func resize(_ item: Int, _ length: Double) {
        lengths[item] = length
        sections.updateItems(inSection: 0) { $0.resizeItem(at: item, to: length, following: .reflowLater) }
      }
      resize(10, 777)
      sections.pack(atMost: dice.int(1...2000))
      let packed = sections[0].packing.packedCount
      let next = min(2999, packed + dice.int(0...900))
      let waiting = lengths[next]
      resize(next, 1111)
      #expect(sections[0].packing.packedCount == (laneCount == 1 ? 3000 : packed))
      guard laneCount > 1 else { continue }

      var known = reference(lengths)
      known.lengths[next] = waiting
      let new = known.items()
      known.lanes = (0..<3000).map { ($0 < packed ? new : old)[$0].lane }
      let expected = known.items()
      sections.catchUpPlacesBefore()
      sections._checkInvariants()
      for (item, length) in [(next, 5.0), (packed / 2, 20), (0, 300)] {
        check(sections, expected)
        resize(item, length)
        sections._checkInvariants()
      }
      check(sections, expected)
      while !sections.pack(atMost: 500) { sections._checkInvariants() }
      let last = reference(lengths).items()
      #expect((0..<3000).allSatisfy { sections.frame(ofItem: $0, inSection: 0).origin.y == last[$0].start })
    }
  }

  /// The first section's places before.
  private func check(_ sections: LaneSections, _ expected: [ReferenceLanes.Item]) {
    let end = expected.map(\.end).max() ?? 0
    #expect(sections.hasPlacesBefore(from: 0, to: end))
    #expect(sections.frame(ofItem: 0, inSection: 1, .before).minY == end)
    let frames = expected.indices.map { sections.frame(ofItem: $0, inSection: 0, .before) }
    #expect(zip(frames, expected).allSatisfy { $0.minY == $1.start && $0.size.height == $1.length })
    for low in stride(from: 0, to: end, by: end / 40 + 1) {
      let found = found(sections, low, low + 500, .before)
      let hits = expected.indices.filter {
        expected[$0].start < low + 500 && expected[$0].end > low && expected[$0].length > 0
      }
      #expect(hits.allSatisfy { found[.item($0, section: 0)] == frames[$0] })
      let inFirst = found.filter { element, frame in
        if case .item(_, section: 0) = element { frame.height > 0 } else { false }
      }
      #expect(inFirst.count == hits.count)
    }
  }

  @Test(
    "they follow each other also where gaps have become others, or items cover several lanes, and nothing overlaps",
    arguments: LengthCorpus.allCases, [false, true])
  func catchingUpLoosely(corpus: LengthCorpus, spans: Bool) {
    var dice = SeededGenerator(seed: 34)
    for _ in 0..<4 {
      let (laneCount, spacing) = (dice.int(2...9), dice.int(0...12))
      let parts = Double(dice.int(1...3))
      let items = (0..<3000).map { _ in Self.item(corpus, parts, &dice, spans: spans) }
      var sections = LaneSections(axis: .vertical, breadth: 90)
      sections.append(
        LaneSection(
          axis: .vertical,
          packing: LanePacking(
            .init(laneCount: laneCount, itemSpacing: Double(spacing)), count: 3000, item: { items[$0] })))
      let old = sections
      let new = LanePacking.Configuration(
        laneCount: laneCount, itemSpacing: Double(spans ? spacing : dice.int(0...12)))
      sections.updateItems(inSection: 0) { packing in
        if spans {
          packing.resizeItem(at: 3, to: 888, span: 1, following: .reflowLater)
        } else {
          packing.repackLater(with: new)
        }
      }
      sections.pack(atMost: dice.int(1...2000))
      let packed = sections[0].packing.packedCount
      sections.catchUpPlacesBefore()
      sections._checkInvariants()
      let known = (0..<3000).map { sections.frame(ofItem: $0, inSection: 0, .before) }
      #expect((0..<packed).allSatisfy { known[$0] == sections.frame(ofItem: $0, inSection: 0) })
      #expect((packed..<3000).allSatisfy { known[$0].minX == old.frame(ofItem: $0, inSection: 0).minX })
      let end = known.map(\.maxY).max() ?? 0
      #expect(sections.contentSize(.before).height >= end)
      // As far as what comes next has not been packed, all of it stays there.
      sections.updateItems(inSection: 0) { $0.resizeItem(at: 0, to: 321, following: .reflowLater) }
      sections.pack(atMost: 1)
      sections._checkInvariants()
      for low in stride(from: 20_000, to: max(20_000, end), by: end / 30 + 1)
      where sections.hasPlacesBefore(from: low, to: low + 400) {
        let window = LayoutRect(x: 0, y: low, width: 90, height: 400)
        let hits = known.indices.filter { known[$0].intersects(window) }
        var found: [Int: LayoutRect] = [:]
        sections.forEachElement(in: window, .before) { element, frame in
          if case .item(let item, _) = element { found[item] = frame }
        }
        #expect(found.count == hits.count && hits.allSatisfy { found[$0] == known[$0] })
      }
      while !sections.pack(atMost: 500) { sections._checkInvariants() }
      sections._checkInvariants()
    }
  }

  @Test("as long as nothing has been packed anew, everything is where it was")
  func nothingPacked() {
    var dice = SeededGenerator(seed: 32)
    for corpus in LengthCorpus.allCases {
      var model = model(corpus, 1, &dice)
      guard let section = model.sections.indices.first(where: { model.sections[$0].items.count > 600 }) else {
        continue
      }
      model.changed.updateItems(inSection: section) {
        for item in [590, 300, 280, 300] {
          $0.resizeItem(at: item, to: 1e5, span: 2, following: .reflowLater)
        }
      }
      #expect(model.changed.hasPlacesBefore(from: -1e6, to: 1e9))
      #expect(found(model.changed, -1e6, 1e9, .before) == found(model.before, -1e6, 1e9))
      #expect(!model.changed.isPacked)
    }
  }

  @Test("what lies behind a whole frame's packing is known to be where it was, what lies before it is not")
  func behindTheFrontier() {
    var sections = LaneSections(axis: .vertical, breadth: 100)
    let packing = LanePacking(.init(laneCount: 3, itemSpacing: 8), count: 30_000) {
      Double(20 + $0 * 37 % 90)
    }
    sections.append(LaneSection(axis: .vertical, packing: packing))
    sections.append(LaneSection(axis: .vertical, packing: packing))
    let before = sections
    sections.updateItems(inSection: 0) { $0.resizeItem(at: 0, to: 500, following: .reflowLater) }
    sections.pack(atMost: 10_000)
    let start = before.frame(ofItem: 10_300, inSection: 0).origin.y
    let end = before.contentSize.height
    #expect(sections.hasPlacesBefore(from: start, to: end))
    #expect(found(sections, start, end, .before) == found(before, start, end))
    #expect(!sections.hasPlacesBefore(from: start - 5000, to: start))
    #expect(!sections.hasPlacesBefore(from: end + 1, to: end + 2))

    // How far it is: as many items as would have been passed.
    let ahead = before.frame(ofItem: 20_000, inSection: 0).origin.y
    #expect(abs(sections.missingCount(before: ahead) - 10_000) < 700)
    #expect(abs(sections.missingCount(beforeOldPosition: ahead) - 10_000) < 700)
    #expect(sections.missingCount(throughItem: 0, inSection: 1) == 30_000 - 10_240)
    #expect(sections.missingCount(before: 900) == 0)
  }
}
