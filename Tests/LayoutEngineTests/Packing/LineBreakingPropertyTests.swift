import LayoutEngine
import TestSupport
import Testing

/// Compares every frame and query for random input with the reference implementation.
@Suite struct LineBreakingPropertyTests {
  private struct Case {
    var rules: LineRules
    var sizes: [LayoutSize]
    var origin: LayoutPoint

    init(dice: inout SeededGenerator, isUniform: Bool = false) {
      rules = LineRules(
        axis: dice.chance(0.5) ? .vertical : .horizontal,
        breadth: dice.double(
          [-20...5, 3000...6000, 50...600, 50...600, 50...600, 50...600][dice.int(0...5)]),
        itemSpacing: dice.chance(0.15) ? dice.double(-60...0) : dice.double(0...20).rounded(),
        lineSpacing: dice.chance(0.2) ? dice.double(-120...0) : dice.double(0...20),
        scale: [0, 1, 2, 3][dice.int(0...3)])
      origin = LayoutPoint(x: dice.double(-50...50), y: dice.double(-50...50))
      let few = (0..<2).map { _ in
        LayoutSize(width: dice.double(5...150).rounded(), height: dice.double(5...80))
      }
      let usesFew = dice.chance(0.3)
      // `Float` represents all, most, or few of the heights, and all or most of the widths.
      let (heights, widths) = (dice.int(0...2), dice.int(0...3))
      sizes = (0..<dice.int(0...120)).map { _ in
        if usesFew { return few[dice.int(0...1)] }
        if dice.chance(0.05) {
          return LayoutSize(width: dice.double(300...900).rounded(), height: dice.double(300...2000))
        }
        if dice.chance(0.05) { return LayoutSize(width: 0, height: dice.double(0...40)) }
        return LayoutSize(width: dice.double(5...150).rounded(), height: dice.double(5...80))
      }
      for item in sizes.indices {
        if heights < 2 { sizes[item].height.round() }
        if heights == 1, dice.chance(0.05) { sizes[item].height += 0.1 }
        if widths == 0, dice.chance(0.05) { sizes[item].width += 0.1 }
      }
      if isUniform, let size = sizes.first { sizes = .init(repeating: size, count: sizes.count) }
    }

    /// Sums in another order can round to the next pixel.
    var tolerance: Double { 1e-6 + (rules.scale > 0 ? 1 / rules.scale : 0) }

    func rect(dice: inout SeededGenerator, extent: Double) -> LayoutRect {
      let along = dice.double(-100...max(1, extent))
      let size = [0, 1, 50, 300, 5000][dice.int(0...4)]
      return rules.axis.rect(
        along: along, across: dice.double(-200...max(600, rules.breadth)), extent: Double(size),
        breadth: dice.double(0...700))
    }
  }

  /// Expects rect queries to find the intersecting items with their frames.
  private func expectQueries(
    of input: Case, extent: Double, _ frames: [LayoutRect], _ dice: inout SeededGenerator,
    forEachItem: (LayoutRect, (Int, LayoutRect) -> Void) -> Void
  ) {
    for _ in 0..<20 {
      let rect = input.rect(dice: &dice, extent: extent)
      var found: [Int] = []
      forEachItem(rect) { item, frame in
        found.append(item)
        #expect(frame == frames[item])
      }
      #expect(found == frames.indices.filter { frames[$0].intersects(rect) })
    }
  }

  @Test(arguments: seedBlocks(300))
  func `frames and queries match the reference`(block: Range<UInt64>) {
    block.forEachSeed { seed in
      var dice = SeededGenerator(seed: seed)
      let input = Case(dice: &dice)
      let reference = ReferenceLines(rules: input.rules, sizes: input.sizes, origin: input.origin)
      var lines = LineBreaking(rules: input.rules)
      var appended = 0
      while appended < input.sizes.count {
        let count = min(dice.int(1...40), input.sizes.count - appended)
        lines.append(count: count) { input.sizes[appended + $0] }
        appended += count
        lines._checkInvariants()
      }
      #expect(abs(lines.extent - reference.extent) < 1e-6)
      for item in input.sizes.indices {
        #expect(lines.size(ofItem: item) == input.sizes[item])
        let frame = lines.frame(ofItem: item, from: input.origin)
        #expect(isClose(frame, reference.frames[item], within: input.tolerance))
      }
      let frames = input.sizes.indices.map { lines.frame(ofItem: $0, from: input.origin) }
      expectQueries(of: input, extent: reference.extent, frames, &dice) { rect, found in
        lines.forEachItem(in: rect, from: input.origin, found)
      }
    }
  }

  @Test(arguments: seedBlocks(300))
  func `uniform lines match stored lines for items of one size`(block: Range<UInt64>) {
    block.forEachSeed { seed in
      var dice = SeededGenerator(seed: 1000 + seed)
      let input = Case(dice: &dice, isUniform: true)
      let size = input.sizes.first ?? .zero
      var stored = LineBreaking(rules: input.rules)
      stored.append(count: input.sizes.count) { input.sizes[$0] }
      let closed = UniformLines(rules: input.rules, itemSize: size, count: input.sizes.count)
      #expect(closed.lineCount == stored.lineCount)
      #expect(abs(closed.extent - stored.extent) < 1e-6)
      let frames = input.sizes.indices.map { closed.frame(ofItem: $0, from: input.origin) }
      for item in frames.indices {
        #expect(closed.line(ofItem: item) == stored.line(ofItem: item))
        let other = stored.frame(ofItem: item, from: input.origin)
        #expect(isClose(frames[item], other, within: input.tolerance))
      }
      expectQueries(of: input, extent: closed.extent, frames, &dice) { rect, found in
        closed.forEachItem(in: rect, from: input.origin, found)
      }
    }
  }

  @Test(arguments: seeds(100))
  func `resized lines match lines created with those sizes`(seed: UInt64) {
    var dice = SeededGenerator(seed: 2000 + seed)
    var input = Case(dice: &dice)
    guard !input.sizes.isEmpty else { return }
    var lines = LineBreaking(rules: input.rules)
    lines.append(count: input.sizes.count) { input.sizes[$0] }
    for _ in 0..<5 {
      let changes = (0..<(input.sizes.isEmpty ? 0 : dice.int(0...4))).map { _ in
        (
          item: dice.int(0...(input.sizes.count - 1)),
          size: LayoutSize(width: dice.double(0...200), height: dice.double(0...90))
        )
      }
      for change in changes { input.sizes[change.item] = change.size }
      lines.resize(changes)
      lines._checkInvariants()
      let shift = IndexShift.random(of: input.sizes.count, &dice)
      let others = (0..<50).map { _ in LayoutSize(width: dice.double(0...200), height: dice.double(0...90)) }
      lines.shiftItems(shift) { others[$0 % 50] }
      input.sizes.apply(shift) { others[$0 % 50] }
      lines._checkInvariants()
      let added = LayoutSize(width: dice.double(0...200), height: dice.double(0...90))
      input.sizes.append(added)
      lines.append(added)
      lines._checkInvariants()
      var fresh = LineBreaking(rules: input.rules)
      fresh.append(count: input.sizes.count) { input.sizes[$0] }
      #expect(lines.lineCount == fresh.lineCount)
      expectRows(
        (0..<lines.count).map { lines.frame(ofItem: $0) },
        equal: (0..<fresh.count).map { fresh.frame(ofItem: $0) })
    }
  }

  @Test(arguments: seeds(50))
  func `lines rebroken by new rules match lines created with these rules`(seed: UInt64) {
    var dice = SeededGenerator(seed: 4000 + seed)
    let input = Case(dice: &dice)
    var rules = input.rules
    rules.breadth = dice.double(0...700)
    rules.itemSpacing = dice.double(-5...20)
    var lines = SectionLines.broken(LineBreaking(rules: input.rules))
    if let size = input.sizes.first {
      lines = .uniform(UniformLines(rules: input.rules, itemSize: size, count: input.sizes.count))
      lines.resize(input.sizes.enumerated().map { (item: $0.offset, size: $0.element) })
    }
    lines.rebreak(by: rules)
    var fresh = LineBreaking(rules: rules)
    fresh.append(count: input.sizes.count) { input.sizes[$0] }
    expectEqual((lines.rules, rules), (lines.count, fresh.count))
    if fresh.count > 0 {
      expectRows(
        (0..<lines.count).map { lines.frame(ofItem: $0) },
        equal: (0..<fresh.count).map { fresh.frame(ofItem: $0) })
    }
  }

  @Test func `the end of ten million equal items is exact and needs no memory`() {
    let rules = LineRules(breadth: 1000, itemSpacing: 8, lineSpacing: 8, scale: 2)
    let lines = UniformLines(rules: rules, itemSize: LayoutSize(width: 92.8, height: 92), count: 10_000_001)
    expectEqual((lines.itemsPerLine, 10), (lines.frame(ofItem: 10_000_000).minY, 100_000_000))
    var found: [Int] = []
    lines.forEachItem(in: LayoutRect(x: 0, y: lines.extent - 93, width: 1000, height: 900)) { item, _ in
      found.append(item)
    }
    #expect(found == [10_000_000])
  }
}
