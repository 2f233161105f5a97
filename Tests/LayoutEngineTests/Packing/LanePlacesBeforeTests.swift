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
        insets: Insets(top: along, left: 3, bottom: along, right: 1), laneSpacing: 2, footerExtent: 15,
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
    case 5 where dice.chance(0.3):
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
  ) -> [LaneSections.Element: Rect] {
    var found: [LaneSections.Element: Rect] = [:]
    sections.forEachElement(
      in: Rect(x: 0, y: low, width: 100, height: high - low), pinning: .init(headers: low, footers: high),
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
