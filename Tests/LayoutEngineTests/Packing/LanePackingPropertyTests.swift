import LayoutEngine
import TestSupport
import Testing

/// Compares the packing of random lists with the reference implementation.
@BackgroundActor @Suite struct LanePackingPropertyTests {
  @Test(arguments: LengthCorpus.allCases)
  func `items are placed by the rules, and queries find exactly the intersecting items`(
    corpus: LengthCorpus
  ) {
    var dice = SeededGenerator(seed: 11)
    for round in 0..<(triesManySeeds ? 36 : 18) {
      var model = ReferenceLanes(
        laneCount: round < 12 ? round + 1 : [2, 3, 5, 9, 40, 300].randomElement(using: &dice)!)
      model.spacing = [0, 8, 12.5].randomElement(using: &dice)!
      model.placement = dice.chance(0.7) ? .shortestLane : .sequential
      model.origin = [0, 33.25, -1000].randomElement(using: &dice)!
      model.lengths = corpus.lengths([0, 1, 5, 255, 256, 257, 700, 1500].randomElement(using: &dice)!, &dice)
      if dice.chance(0.4) { model.spans = model.lengths.map { _ in dice.chance(0.8) ? 1 : dice.int(0...6) } }

      let packing = LanePacking(model)
      expect(packing, isAs: model, &dice)
    }
  }

  @Test(arguments: LengthCorpus.allCases)
  func `appending items matches packing them from the start`(corpus: LengthCorpus) {
    var dice = SeededGenerator(seed: 12)
    var model = ReferenceLanes(laneCount: 3, spacing: 8)
    var packing = LanePacking(model)
    for round in 0..<(triesManySeeds ? 12 : 4) {
      let more = corpus.lengths(dice.int(0...400), &dice)
      let first = model.lengths.count
      model.lengths += more
      if dice.chance(0.5) {
        packing.append(contentsOf: more.map(Float.init))
      } else {
        packing.append(count: more.count) { model.lengths[$0] }
        #expect(packing.count == first + more.count)
      }
      if round % 3 == 0 { expect(packing, isAs: model, &dice) }
    }
  }

  @Test(arguments: [false, true])
  func `any sequence of changes with reflow matches a fresh packing`(withSpans: Bool) {
    var dice = SeededGenerator(seed: 13)
    for placement in [LanePlacement.shortestLane, .sequential] {
      var model = ReferenceLanes(laneCount: 4, spacing: 6, placement: placement)
      model.lengths = LengthCorpus.veryTall.lengths(900, &dice)
      if withSpans { model.spans = model.lengths.map { _ in dice.int(1...3) } }
      var packing = LanePacking(model)
      for _ in 0..<25 {
        change(&packing, &model, .reflow, &dice)
        expect(packing, isAs: model, &dice, queries: 5)
      }
    }
  }

  @Test(arguments: [false, true])
  func `with retained lanes, only later items in the lane move`(withSpans: Bool) {
    var dice = SeededGenerator(seed: 14)
    for placement in [LanePlacement.shortestLane, .sequential] {
      for corpus in few([LengthCorpus.photos, .veryTall, .oneOutlier, .mostlyZero]) {
        var model = ReferenceLanes(laneCount: 3, spacing: 6, placement: placement)
        model.lengths = corpus.lengths(2000, &dice)
        if withSpans { model.spans = model.lengths.map { _ in dice.int(1...2) } }
        var packing = LanePacking(model)
        for _ in 0..<25 {
          model.lanes = packing.lanes
          change(&packing, &model, .retainLanes, &dice)
          expect(packing, isAs: model, &dice, queries: 5)
        }
      }
    }
  }

  @Test(arguments: few([0, 1.0 / 64, 0.5, 8]))
  func `queries are exact next to very long items, with lanes retained or not`(
    spacing: Double
  ) {
    var dice = SeededGenerator(seed: 18)
    for lanes in 2...4 {
      var model = ReferenceLanes(laneCount: lanes, spacing: spacing)
      model.lengths = (0..<6000).map { _ in dice.chance(0.3) ? 0 : Double(dice.int(20...90)) }
      for index in [40, 3000, 3001, 5990] { model.lengths[index] = 40_000 }
      var packing = LanePacking(model)
      expect(packing, isAs: model, &dice)
      model.lanes = packing.lanes
      for index in [50, 2999, 4000, 0] {
        model.lengths[index] = Double(dice.int(0...300))
        packing.resizeItem(at: index, to: model.lengths[index], following: .retainLanes)
        expect(packing, isAs: model, &dice)
        // The ends of the longest items and the items starting there.
        for end in [40, 3000, 3001].map({ packing.item(at: $0).end }) {
          let hits = packing.allItems.filter { $0.start < end + 200 && $0.end > end - 200 }.map(\.index)
          #expect(packing.items(from: end - 200, to: end + 200) == hits)
        }
      }
    }
  }

  @Test func `changes with retained lanes, reflow, and appends can be mixed`() {
    var dice = SeededGenerator(seed: 15)
    var model = ReferenceLanes(laneCount: 3, spacing: 6)
    model.lengths = LengthCorpus.veryTall.lengths(20_000, &dice)
    var packing = LanePacking(model)
    for _ in 0..<20 {
      let index = dice.int(0...model.lengths.count - 1)
      let length = Double(dice.int(0...4000))
      model.lengths[index] = length
      if dice.chance(0.8) {
        model.lanes = packing.lanes
        packing.resizeItem(at: index, to: length, following: .retainLanes)
      } else if dice.chance(0.5) {
        // Items before the changed block keep their lanes.
        model.lanes = Array(packing.lanes[..<(index / 256 * 256)])
        packing.resizeItem(at: index, to: length)
      } else {
        model.lanes = packing.lanes
        packing.resizeItem(at: index, to: length, following: .retainLanes)
        model.lengths.append(77)
        packing.append(contentsOf: [77])
      }
      expect(packing, isAs: model, &dice, queries: 3)
    }
  }

  @Test(arguments: [LanePlacement.shortestLane, .sequential])
  func `an item with a changed span is packed as if it always had this span`(placement: LanePlacement) {
    var dice = SeededGenerator(seed: 17)
    var model = ReferenceLanes(laneCount: 3, spacing: 6, placement: placement)
    model.lengths = LengthCorpus.photos.lengths(1500, &dice)
    model.spans = model.lengths.map { _ in 1 }
    var packing = LanePacking(model)
    for _ in 0..<20 {
      let (index, span) = (dice.int(0...1499), dice.int(1...4))
      model.lengths[index] = Double(dice.int(0...500))
      model.spans[index] = span
      packing.resizeItem(
        at: index, to: model.lengths[index], span: span, following: dice.chance(0.5) ? .reflow : .reflowLater)
      packing._checkInvariants()
      packing.pack(atMost: 1500)
      expect(packing, isAs: model, &dice, queries: 3)
    }
  }

  @Test func `deferred packing gives correct partial results and the same final result`() {
    var dice = SeededGenerator(seed: 16)
    var model = ReferenceLanes(laneCount: 3, spacing: 8)
    model.lengths = LengthCorpus.photos.lengths(5000, &dice)
    var packing = LanePacking(model)
    model.lengths[1000] = 999
    packing.resizeItem(at: 1000, to: 999, following: .reflowLater)
    #expect(!packing.isPacked)
    #expect(packing.packedCount <= 1000)
    packing._checkInvariants()

    let items = model.items()
    let top = items[1000].start
    packing.pack(through: top + 900)
    #expect(packing.packedCount > 1000)
    #expect(packing.packedCount < 2000)
    let visible = items.indices.filter { items[$0].start < top + 900 && items[$0].end > top }
    #expect(packing.items(from: top, to: top + 900) == visible)

    model.lengths[3000] = 5
    packing.resizeItem(at: 3000, to: 5)
    #expect(!packing.isPacked)
    while !packing.pack(atMost: 700) { packing._checkInvariants() }
    expect(packing, isAs: model, &dice)
  }

  private func change(
    _ packing: inout LanePacking, _ model: inout ReferenceLanes, _ following: LanePacking.Following,
    _ dice: inout SeededGenerator
  ) {
    let index = dice.int(0...model.lengths.count - 1)
    let length = Double(dice.int(0...500))
    switch dice.int(0...4) {
    case 0, 1:
      model.lengths[index] = length
      packing.resizeItem(at: index, to: length, following: following)
    case 2:
      let new = (0..<dice.int(0...300)).map { _ in Double(dice.int(0...300)) }
      model.insert(new, at: index)
      packing.insertItems(at: index, count: new.count, following: following) { new[$0 - index] }
    case 3:
      let range = index..<min(model.lengths.count, index + dice.int(0...200))
      model.remove(range)
      packing.removeItems(range, following: following)
    default:
      let target = dice.int(0...model.lengths.count - 1)
      let (length, span) = (model.lengths[index], model.spans.isEmpty ? 1 : model.spans[index])
      model.remove(index..<index + 1)
      model.insert([length], at: target)
      if !model.spans.isEmpty { model.spans[target] = span }
      packing.moveItem(from: index, to: target, following: following)
    }
  }

  private func expect(
    _ packing: LanePacking, isAs model: ReferenceLanes, _ dice: inout SeededGenerator, queries: Int = 20,
    _ location: SourceLocation = #_sourceLocation
  ) {
    packing._checkInvariants()
    let items = model.items()
    let found = packing.allItems.map {
      ReferenceLanes.Item(lane: $0.lane, span: $0.span, start: $0.start, length: $0.length)
    }
    #expect(found == items, sourceLocation: location)
    let extent = max(0, items.map(\.end).max().map { $0 - model.origin } ?? 0)
    #expect(packing.extent == extent, sourceLocation: location)

    for query in 0..<queries {
      var lower = model.origin + dice.double(-100...max(0, extent) + 100)
      var upper = lower + dice.double(0...1000)
      // Includes ranges next to an item's edges. Touching doesn't count.
      if query % 3 == 0, let item = items.randomElement(using: &dice) {
        (lower, upper) = (item.end, item.end + 50)
      }
      if query % 3 == 1, let item = items.randomElement(using: &dice) {
        (lower, upper) = (item.start - 50, item.start)
      }
      if query == 2 { (lower, upper) = (-.infinity, .infinity) }
      let hits = items.indices.filter { items[$0].start < upper && items[$0].end > lower }
      #expect(packing.items(from: lower, to: upper) == hits, sourceLocation: location)
      var visited: [LaneItem] = []
      packing.forEachItem(from: lower, to: upper) { visited.append($0) }
      #expect(visited == hits.map { packing.item(at: $0) }, sourceLocation: location)
    }
  }
}

extension ReferenceLanes {
  fileprivate mutating func insert(_ new: [Double], at index: Int) {
    lengths.insert(contentsOf: new, at: index)
    if !spans.isEmpty { spans.insert(contentsOf: new.map { _ in 1 }, at: index) }
    if !lanes.isEmpty { lanes.insert(contentsOf: new.map { _ in nil }, at: index) }
  }

  fileprivate mutating func remove(_ range: Range<Int>) {
    lengths.removeSubrange(range)
    if !spans.isEmpty { spans.removeSubrange(range) }
    if !lanes.isEmpty { lanes.removeSubrange(range) }
  }
}

extension LanePacking {
  fileprivate init(_ model: ReferenceLanes) {
    self.init(
      .init(laneCount: model.laneCount, itemSpacing: model.spacing, placement: model.placement),
      origin: model.origin, count: model.lengths.count, span: model.spans.isEmpty ? nil : { model.spans[$0] },
      length: { model.lengths[$0] })
  }
}
