import LayoutEngine
import TestSupport
import Testing

/// Compares every frame, query, and change for random ratios with a reference implementation.
@Suite struct JustifiedRowsPropertyTests {
  private static func rules(_ dice: inout SeededGenerator) -> JustifiedRows.Rules {
    JustifiedRows.Rules(
      axis: dice.chance(0.5) ? .vertical : .horizontal,
      breadth: dice.chance(0.1) ? dice.double(0...30) : dice.double(100...900),
      targetExtent: dice.double(20...250), maximumExtent: dice.chance(0.5) ? dice.double(20...250) : nil,
      itemSpacing: dice.double(0...15).rounded(), lineSpacing: dice.double(0...15),
      lastRow: [.leading, .center, .trailing, .justified, .hidden][dice.int(0...4)])
  }

  private static func ratio(_ dice: inout SeededGenerator) -> Double {
    switch dice.int(0...19) {
    case 0: dice.double(0.001...0.1)
    case 1: dice.double(5...50)
    case 2: 1
    default: dice.double(0.4...2.5)
    }
  }

  private func expectRows(_ rows: JustifiedRows, are ratios: [Double], _ dice: inout SeededGenerator) {
    rows._checkInvariants()
    let origin = LayoutPoint(x: dice.double(-50...50), y: dice.double(-50...50))
    let reference = ReferenceRows(rows.rules, ratios: ratios, origin: origin)
    expectEqual((rows.count, ratios.count), (rows.shownCount, reference.shownCount))
    #expect(abs(rows.extent - reference.extent) < 1e-6)
    let frames = ratios.indices.map { rows.frame(ofItem: $0, from: origin) }
    for item in frames.indices { #expect(isClose(frames[item], reference.frames[item])) }
    for _ in 0..<15 {
      let rect = rows.axis.rect(
        along: dice.double(-100...max(1, reference.extent)), across: dice.double(-100...900),
        extent: [0, 1, 100, 900, 1e5][dice.int(0...4)], breadth: dice.double(0...900))
      var found: [Int] = []
      rows.forEachItem(in: rect, from: origin) { item, frame in
        found.append(item)
        #expect(frame == frames[item])
      }
      #expect(found == (0..<rows.shownCount).filter { frames[$0].intersects(rect) })
    }
  }

  @Test(arguments: seedBlocks(300))
  func `frames and queries match the reference`(block: Range<UInt64>) {
    block.forEachSeed { seed in
      var dice = SeededGenerator(seed: seed)
      var rows = JustifiedRows(Self.rules(&dice))
      var ratios: [Double] = []
      for _ in 0..<dice.int(0...4) {
        let added = (0..<dice.int(0...90)).map { _ in Self.ratio(&dice) }
        rows.append(count: added.count) { added[$0] }
        ratios += added
      }
      expectRows(rows, are: ratios, &dice)
    }
  }

  @Test(arguments: seedBlocks(200))
  func `changed rows match rows created from the changed items`(block: Range<UInt64>) {
    block.forEachSeed { seed in
      var dice = SeededGenerator(seed: 1000 + seed)
      var ratios = (0..<dice.int(0...200)).map { _ in Self.ratio(&dice) }
      var rows = JustifiedRows(Self.rules(&dice))
      rows.append(count: ratios.count) { ratios[$0] }
      for _ in 0..<6 {
        let first = dice.int(0...ratios.count)
        let range = first..<dice.int(first...min(ratios.count, first + 20))
        let added = (0..<dice.int(0...20)).map { _ in Self.ratio(&dice) }
        rows.replaceItems(range, count: added.count) { added[$0] }
        ratios.replaceSubrange(range, with: added)
        let shift = IndexShift.random(of: ratios.count, &dice)
        let others = (0..<300).map { _ in Self.ratio(&dice) }
        rows.shiftItems(shift) { others[$0 % 300] }
        ratios.apply(shift) { others[$0 % 300] }
        let resized = ratios.indices.filter { _ in dice.chance(0.1) }.map { item in
          (item: item, ratio: Self.ratio(&dice))
        }
        rows.resize(resized)
        for (item, ratio) in resized { ratios[item] = ratio }
        if dice.chance(0.3) { rows.repack(by: Self.rules(&dice)) }
        expectRows(rows, are: ratios, &dice)
      }
      rows.removeAll()
      rows.append(count: 3) { _ in 1.5 }
      expectRows(rows, are: [1.5, 1.5, 1.5], &dice)
    }
  }
}

/// A reference implementation of justified rows.
private struct ReferenceRows {
  var frames: [LayoutRect] = []
  var shownCount = 0
  var extent = 0.0

  init(_ rules: JustifiedRows.Rules, ratios: [Double], origin: LayoutPoint) {
    func extent(_ items: Range<Int>) -> Double {
      (rules.breadth - rules.itemSpacing * Double(items.count - 1)) / ratios[items].reduce(0, +)
    }
    func limited(_ extent: Double) -> Double {
      max(0, min(extent, rules.maximumExtent ?? .infinity, JustifiedRows.maximumExtent))
    }
    var start = 0.0
    func append(_ items: Range<Int>, extent: Double, part: Double = 0) {
      let room = rules.breadth - rules.itemSpacing * Double(items.count - 1)
      var across = part * max(0, room - ratios[items].reduce(0, +) * extent)
      for item in items {
        frames.append(
          rules.axis.rect(
            along: rules.axis.along(origin) + start, across: rules.axis.across(origin) + across,
            extent: extent,
            breadth: ratios[item] * extent))
        across += ratios[item] * extent + rules.itemSpacing
      }
    }
    var first = 0
    while first < ratios.count {
      // The first item that brings the row's extent down to the target or below.
      guard let last = (first..<ratios.count).first(where: { extent(first..<$0 + 1) <= rules.targetExtent })
      else {
        break
      }
      var end = last + 1
      if last > first {
        let (with, without) = (extent(first..<end), extent(first..<last))
        if with <= 0 || abs(without - rules.targetExtent) < abs(with - rules.targetExtent) { end = last }
      }
      let height = limited(extent(first..<end))
      append(first..<end, extent: height)
      self.extent = start + height
      start += height + rules.lineSpacing
      first = end
    }
    shownCount = rules.lastRow == .hidden ? first : ratios.count
    guard first < ratios.count else { return }
    let isStretched = rules.lastRow == .justified
    let height = limited(isStretched ? extent(first..<ratios.count) : rules.targetExtent)
    append(
      first..<ratios.count, extent: height,
      part: rules.lastRow == .center ? 0.5 : rules.lastRow == .trailing ? 1 : 0)
    if shownCount > first { self.extent = start + height }
  }
}
